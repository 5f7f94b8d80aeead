import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { VerifySum } from '../../machine/cli/sum/sum.ts';
import { canonicalJson } from '../../machine/record/layout.ts';
import type { Figures } from '../../site/src/data/figures.ts';
import { describeMachine } from '../bench/machine.ts';
import { onParallel } from './parallel.ts';
import { onSlurm } from './slurm.ts';
import { envIn, equip, must, run, type Work } from './work.ts';

const HELP = `npm run scale -- [--games N] [--shards N] [--seed S] [--dir DIR] [--write]

Verifies N generated games (by default 2000) on one core, on two, with GNU Parallel on two hosts and as
an array job of Slurm, in N shards (by default 20), kills a worker in each of the last two, has its
shard done again, and compares the sums. DIR keeps the games for the next time. With --write the
figures go to test/scale/RESULTS.json, from which the site says what a million games cost.
Wants root and the Debian packages parallel, slurmctld, slurmd, slurm-client and munge.
Exit code: 0 the sums are equal, 1 they are not or something went otherwise, 2 wrong usage.`;

/** Games are written by so many processes side by side. */
const WRITERS = 2;

/** Says at the end how much memory a run took, in mebibytes. */
const TELL = "process.on('exit', () => console.error(process.resourceUsage().maxRSS >> 10))";

const RESULTS = join(import.meta.dirname, 'RESULTS.json');

const rounded = (seconds: number): number => Math.round(seconds * 10) / 10;

interface Asked {
  readonly games: number;
  readonly shards: number;
  readonly seed: number;
  /** A folder that is kept. */
  readonly dir?: string;
  readonly write: boolean;
}

function asked(): Asked {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const { values } = parseArgs({
    options: { games: text, shards: text, seed: text, dir: text, write: flag, help: flag },
  });
  if (values.help === true) {
    console.log(HELP);
    process.exit(0);
  }
  const { games = '2000', shards = '20', seed = '1', dir, write = false } = values;
  const numbers = { games: Number(games), shards: Number(shards), seed: Number(seed) };
  const isWrong = (number: number): boolean => !Number.isInteger(number) || number < 1;
  if (Object.values(numbers).some(isWrong) || numbers.shards < 2) {
    console.error(HELP);
    process.exit(2);
  }
  return { ...numbers, write, ...(dir === undefined ? {} : { dir: resolve(dir) }) };
}

/** Does something and tells how long it took, in seconds. */
async function timed<T>(name: string, work: () => Promise<T>): Promise<readonly [T, number]> {
  const begun = performance.now();
  const made = await work();
  const seconds = (performance.now() - begun) / 1_000;
  console.log(`${name.padEnd(14)} ${seconds.toFixed(1).padStart(8)} s`);
  return [made, seconds];
}

/** Writes the games of a seed into a stream, unless the folder has them from before. */
async function writeGames(dir: string, { games, seed }: Asked): Promise<void> {
  const made = join(dir, 'made');
  const wanted = `${games} games of seed ${seed}\n`;
  if (existsSync(made) && readFileSync(made, 'utf8') === wanted) return;
  rmSync(made, { force: true });
  const each = Math.ceil(games / WRITERS);
  const parts = Array.from({ length: WRITERS }, (_, i) => `games.${i}`);
  const script = join(import.meta.dirname, 'games.ts');
  await Promise.all(
    parts.map((part, i) => {
      const from = i * each;
      const count = Math.max(0, Math.min(each, games - from));
      const node = `'${process.execPath}' '${script}'`;
      const words = `${node} --games ${count} --from ${from} --seed ${seed} > ${part}`;
      return must(dir, ['sh', '-c', words]);
    }),
  );
  await must(dir, ['sh', '-c', `cat ${parts.join(' ')} > games.jsonl && rm ${parts.join(' ')}`]);
  writeFileSync(made, wanted);
}

/** The sum of a run on so many cores of this machine, and its memory in mebibytes. */
async function onCores(dir: string, jobs: number): Promise<{ sum: string; memory: number }> {
  const tell = `--import=data:text/javascript,${encodeURIComponent(TELL)}`;
  const words = ['shedu', 'verify', 'games.jsonl', '--jobs', `${jobs}`, '--sum', 'whole'] as const;
  const { exit, err } = await run(dir, words, envIn(dir, { NODE_OPTIONS: tell }));
  if (exit === null || exit > 1) throw new Error(`shedu verify ended with ${exit}\n${err}`);
  // A thread tells, too; what the process took is the most of what is told.
  return {
    sum: readFileSync(join(dir, 'whole'), 'utf8'),
    memory: Math.max(...err.trim().split('\n').map(Number)),
  };
}

/** Tells the runs whose sums are not that of the first. */
function assertEqual(sums: Readonly<Record<string, string>>): void {
  const [first = ''] = Object.values(sums);
  const other = Object.entries(sums).filter(([, sum]) => sum !== first);
  if (first === '' || other.length > 0)
    throw new Error(`not the same sums:\n${JSON.stringify(sums, null, 2)}`);
}

async function main(): Promise<void> {
  const wanted = asked();
  const { shards, seed } = wanted;
  const dir = wanted.dir ?? mkdtempSync(join(tmpdir(), 'shedu-scale-'));
  mkdirSync(dir, { recursive: true });
  equip(dir);
  const machine = describeMachine();
  await timed('games written', () => writeGames(dir, wanted));
  const [one, oneTook] = await timed('one core', () => onCores(dir, 1));
  const [two, twoTook] = await timed('two cores', () => onCores(dir, 2));
  const work: Work = { dir, shards, shardTakes: oneTook / shards };
  const [parallel, parallelTook] = await timed('GNU Parallel', () => onParallel(work));
  const [slurm, slurmTook] = await timed('Slurm', () => onSlurm(work));
  assertEqual({ one: one.sum, two: two.sum, parallel, slurm });
  // A shard beyond all games reads the stream and has nothing to verify.
  const nothing = ['shedu', 'verify', 'games.jsonl', '--shard', '999999/999999'] as const;
  const [, readingTook] = await timed('only read', () => must(dir, nothing));
  const sum = JSON.parse(one.sum) as VerifySum;
  console.log(`\n${one.sum}`);
  console.log('One core, two cores, GNU Parallel and Slurm come to the same sum.');
  if (wanted.write) {
    const figures: Figures = {
      machine,
      seed,
      shards,
      sum,
      memory: { one: one.memory, two: two.memory },
      seconds: {
        one: rounded(oneTook),
        two: rounded(twoTook),
        parallel: rounded(parallelTook),
        slurm: rounded(slurmTook),
      },
      readingSeconds: rounded(readingTook),
    };
    writeFileSync(RESULTS, canonicalJson(figures));
  }
  if (wanted.dir === undefined) rmSync(dir, { recursive: true });
}

await main();
