import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { staged } from '../../machine/staged.node.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'shedu-'));
  mkdirSync(join(home, 'dist'));
  writeFileSync(join(home, 'dist/old.txt'), 'old');
});
afterEach(() => rmSync(home, { recursive: true }));

/** What is there, file by file; nothing else may be left beside it. */
const found = () => ({ beside: readdirSync(home), built: readdirSync(join(home, 'dist')) });

const OLD = { beside: ['dist'], built: ['old.txt'] };

test('a folder takes the place of the old one, whole', async () => {
  await staged(join(home, 'dist'), (folder) => {
    writeFileSync(join(folder, 'new.txt'), 'new');
    expect(readdirSync(join(home, 'dist'))).toEqual(['old.txt']);
  });
  expect(found()).toEqual({ beside: ['dist'], built: ['new.txt'] });
  expect(readFileSync(join(home, 'dist/new.txt'), 'utf8')).toBe('new');
});

test('a folder is made where there was none', async () => {
  rmSync(join(home, 'dist'), { recursive: true });
  await staged(join(home, 'dist'), (folder) => writeFileSync(join(folder, 'new.txt'), 'new'));
  expect(found()).toEqual({ beside: ['dist'], built: ['new.txt'] });
});

test('what fails changes nothing', async () => {
  const failing = staged(join(home, 'dist'), (folder) => {
    writeFileSync(join(folder, 'new.txt'), 'new');
    throw new Error('no good');
  });
  await expect(failing).rejects.toThrow('no good');
  expect(found()).toEqual(OLD);
});

test.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'what is interrupted changes nothing (%s)',
  async (signal) => {
    const module = new URL('../../machine/staged.node.ts', import.meta.url).href;
    const script = `import { staged } from ${JSON.stringify(module)};
      await staged(${JSON.stringify(join(home, 'dist'))}, async () => {
        console.log('begun');
        await new Promise((resolve) => setTimeout(resolve, 600_000));
      });`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
    await new Promise((resolve) => child.stdout.once('data', resolve));
    expect(found().beside).toHaveLength(2);
    child.kill(signal);
    const exit = await new Promise((resolve) => child.on('close', resolve));
    expect(exit).toBeGreaterThan(128);
    expect(found()).toEqual(OLD);
  },
);
