import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

it('a run of the mutants can begin: the mutated rules load, and every case passes on them', () => {
  const words = ['stryker', 'run', '--dryRunOnly', '--concurrency', '1', '--reporters', 'dots'];
  const { stdout } = spawnSync('npx', words, { cwd: ROOT, encoding: 'utf8' });
  expect(stdout).toMatch(/Initial test run succeeded\. Ran \d+ tests/);
}, 120_000);
