import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** What a process took from its start to its end. */
export interface Used {
  /** Seconds of processor time of all its threads, user and system. */
  readonly cpu: number;
  /** Seconds by the clock. */
  readonly wall: number;
  /** The most memory it held, in MiB. */
  readonly memory: number;
}

const USAGE = join(import.meta.dirname, 'usage.cjs');

/** The command line as its sources are. */
export const SHEDU = join(import.meta.dirname, '../../machine/cli/bin.js');

/** How a process is started. */
export interface Given {
  /** Variables besides those of this process. */
  readonly env?: Readonly<Record<string, string>>;
  /** On how many cores; without it on all. */
  readonly cores?: number;
}

/** Runs Node with arguments to its end. @throws Error when it fails */
export function ran(args: readonly string[], { env = {}, cores }: Given = {}): Used {
  const pinned = cores === undefined ? [] : ['taskset', '-c', `0-${cores - 1}`];
  const [program = '', ...all] = [...pinned, process.execPath, '-r', USAGE, ...args];
  const before = performance.now();
  const { status, output, error } = spawnSync(program, all, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
  });
  const wall = (performance.now() - before) / 1e3;
  if (status !== 0) throw new Error(`${args.join(' ')}: ${error?.message ?? output[2]}`);
  return { wall, ...(JSON.parse(output[3] ?? '') as Omit<Used, 'wall'>) };
}

/** Runs several by turns, round after round; what each used in each round. */
export function byTurns<T extends string>(
  runs: Readonly<Record<T, () => Used>>,
  rounds: number,
): Readonly<Record<T, readonly Used[]>> {
  const names = Object.keys(runs) as T[];
  const used = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<T, Used[]>;
  for (let round = 0; round < rounds; round++)
    for (const name of names) used[name].push(runs[name]());
  return used;
}
