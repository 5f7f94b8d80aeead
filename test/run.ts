import { spawnSync } from 'node:child_process';

/**
 * `npm test`: the checks one after the other, then every Vitest test, which ends the output with
 * `N passed, N failed`. A check that fails ends the run, and with the same line.
 */
const run = (command: string): boolean =>
  spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;

for (const check of ['types', 'lint', 'build:site']) {
  if (!run(`npm run ${check}`)) {
    console.log(`npm run ${check} failed\n0 passed, 1 failed`);
    process.exit(1);
  }
}
process.exit(run(['vitest run', ...process.argv.slice(2)].join(' ')) ? 0 : 1);
