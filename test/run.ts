import { spawn, spawnSync } from 'node:child_process';

/**
 * `npm test`: types and lint beside the build of the site, then every Vitest test, which ends the
 * output with `N passed, N failed`. A check that fails ends the run, and with the same line.
 */

/** What can be checked side by side; of each list the next once the one before has passed. */
const LANES = [['types', 'lint'], ['build:site']] as const;

/** Runs a script of the package; what it says comes in one piece, when it has ended. */
const passes = (script: string): Promise<boolean> =>
  new Promise((done) => {
    const said: Buffer[] = [];
    const child = spawn(`npm run ${script}`, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => said.push(part));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      done(code === 0);
    });
  });

const failed = await Promise.all(
  LANES.map(async (lane) => {
    for (const script of lane) if (!(await passes(script))) return script;
    return null;
  }),
);
const first = failed.find((script) => script !== null);
if (first !== undefined) {
  console.log(`npm run ${first} failed\n0 passed, 1 failed`);
  process.exit(1);
}
const tests = ['vitest', 'run', ...process.argv.slice(2)].join(' ');
process.exit(spawnSync(tests, { shell: true, stdio: 'inherit' }).status === 0 ? 0 : 1);
