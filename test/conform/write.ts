// Writes the stored reports of engines anew: npx node test/conform/write.ts
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { REPORTED, reportPath } from './reported.ts';

const SHEDU = join(import.meta.dirname, '../../machine/cli/shedu.ts');
/** Long enough for a busy machine. */
const PATIENCE = ['--timeout', '60000', '--start-timeout', '120000'];

const date = new Date().toISOString().slice(0, 10);
for (const [name, command] of Object.entries(REPORTED)) {
  const options = ['--date', date, ...PATIENCE, '--report', reportPath(name)];
  const words = [SHEDU, 'conform', ...options, '--', ...command];
  const { status } = spawnSync(process.execPath, words, { stdio: 'inherit' });
  // 1 tells of failures, which is what a report is for.
  if (status !== 0 && status !== 1) process.exit(status ?? 2);
}
