import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  assertMissing,
  clear,
  type Ended,
  envIn,
  killWorker,
  merged,
  program,
  start,
  type Work,
} from './work.ts';

const RECIPE = join(import.meta.dirname, 'recipes/parallel.sh');

/** Machines that stand for others: a core of this one each, reached by what stands for `ssh`. */
const HOSTS = ['one', 'two'];

/**
 * Verifies the games on two hosts with GNU Parallel, kills one worker and runs the same command
 * again; what the shards come to. @throws Error when anything goes otherwise than it should
 */
export async function onParallel(work: Work): Promise<string> {
  const { dir, shards } = work;
  clear(work);
  // A host has one core, as a machine of its own would have its own ones.
  program(dir, 'onhost', [
    'case $1 in one) core=0;; two) core=1;; esac',
    'shift; [ "$1" = -- ] && shift',
    'exec taskset -c "$core" sh -c "$*"',
  ]);
  writeFileSync(join(dir, 'hosts'), HOSTS.map((host) => `1/${host}\n`).join(''));
  const env = envIn(dir, {
    SHARDS: String(shards),
    PARALLEL_HOME: join(dir, 'parallel'),
    PARALLEL_SSH: join(dir, 'bin/onhost'),
  });
  const first = start(dir, ['sh', RECIPE], env);
  await Promise.race([killWorker(work), early(first.ended)]);
  const { exit } = await first.ended;
  if (exit !== 1) throw new Error(`parallel ended with ${exit} though one worker was killed`);
  await assertMissing(work);
  const again = await start(dir, ['sh', RECIPE], env).ended;
  if (again.exit !== 0) throw new Error(`parallel ended with ${again.exit}\n${again.err}`);
  assertOnce(dir, shards);
  return (await merged(work)).out;
}

const early = async (ended: Promise<Ended>): Promise<never> => {
  const { exit, err } = await ended;
  throw new Error(`parallel ended with ${exit} before a worker was killed\n${err}`);
};

/** Makes sure that nothing but the dead worker's shard was done twice, and both hosts worked. */
function assertOnce(dir: string, shards: number): void {
  const [, ...rows] = readFileSync(join(dir, 'sums/log'), 'utf8').trimEnd().split('\n');
  if (rows.length !== shards + 1) throw new Error(`${rows.length} jobs for ${shards} shards`);
  for (const host of HOSTS)
    if (!rows.some((row) => row.split('\t')[1]?.includes(host)))
      throw new Error(`nothing was done on ${host}`);
}
