import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameOf } from '../model/games.ts';
import type { FigureName } from './figures.ts';
import type { WholeGame } from './games.ts';
import { byTurns, ran, SHEDU, type Used } from './processes.ts';
import { verifyAll } from './records.ts';
import { counted, type Figure, rate, ratio, type Section, timed } from './report.ts';
import { runRounds } from './rounds.ts';

/** An eventful game of three players with buildings, and into how many parts it is cut. */
const SEED = 116;
const STEPS = 300;
const PARTS = [4, 2, 1] as const;

const NAMES = {
  4: 'games of a quarter length, step',
  2: 'games of half length, step',
  1: 'games of full length, step',
} as const;

/** How the cost of a step grows with the length of its game: the same game, cut off earlier. */
export function lengths(plays: number, warmup: number, rounds: number): Section {
  const record = gameOf(SEED, STEPS);
  const cut = PARTS.map((part) => {
    const steps = record.steps.slice(0, Math.floor(record.steps.length / part));
    const { result: _end, ...rest } = record;
    return { part, count: steps.length, text: JSON.stringify({ ...rest, steps }) };
  });
  const samples = runRounds(
    cut.map(({ part, count, text }) => ({
      name: NAMES[part],
      work: () => verifyAll(new Array<string>(plays * part).fill(text)) * count,
    })),
    warmup,
    rounds,
  );
  return {
    title: 'Growth with the length of a game',
    figures: [
      ...cut.map(({ part }) => rate(samples, NAMES[part], NAMES[part], '/s')),
      ratio(
        samples,
        'step of full length ÷ of a quarter',
        (time) => time(NAMES[1]) / time(NAMES[4]),
      ),
    ],
    notes: [
      `a game of ${record.steps.length} steps (seed ${SEED}) and its beginnings, verified as records; about 1 when time grows with the length alone`,
    ],
  };
}

const onCores = (cores: number): FigureName =>
  cores === 1 ? 'verify, games on one core' : `verify, games on ${cores} cores`;

/** How a run of `shedu verify` grows with the number of games, and what it gains by cores. */
export function numbers(games: readonly WholeGame[], count: number, rounds: number): Section {
  const folder = mkdtempSync(join(tmpdir(), 'shedu-bench-'));
  const lines = games.map(({ text }) => JSON.stringify(JSON.parse(text)));
  const fileOf = (number: number): string => {
    const name = join(folder, `${number}.jsonl`);
    const all = Array.from({ length: number }, (_, i) => lines[i % lines.length]);
    writeFileSync(name, `${all.join('\n')}\n`);
    return name;
  };
  const [few, many] = [fileOf(count / 4), fileOf(count)];
  const all = availableParallelism();
  const cores = Array.from({ length: all }, (_, i) => i + 1);
  try {
    ran([SHEDU, 'verify', few]);
    const used = byTurns<string>(
      Object.fromEntries([
        ['few', () => ran([SHEDU, 'verify', few], { cores: all })],
        ...cores.map((n) => [onCores(n), () => ran([SHEDU, 'verify', many], { cores: n })]),
      ]),
      rounds,
    );
    const on = (n: number): readonly Used[] => used[onCores(n)] ?? [];
    const [one, whole] = [on(1), on(all)];
    /** Of each round, something out of the run with few games and the one with all. */
    const grown = (of: (few: Used, many: Used) => number): readonly number[] =>
      whole.map((run, round) => of(used.few![round]!, run));
    const faster = whole.map((run, round) => one[round]!.wall / run.wall);
    const more = (clock: 'cpu' | 'wall'): readonly number[] =>
      grown((before, after) => (after[clock] - before[clock]) / (count - count / 4));
    const start = (clock: 'cpu' | 'wall'): readonly number[] =>
      grown((before, after) => before[clock] - (after[clock] - before[clock]) / 3);
    const games = (n: number): Figure =>
      timed(
        onCores(n),
        '/s',
        on(n).map(({ cpu }) => count / cpu),
        on(n).map(({ wall }) => count / wall),
      );
    return {
      title: 'Growth with the number of games, and cores',
      figures: [
        timed('verify, start', 's', start('cpu'), start('wall')),
        timed(
          'verify, a game more',
          'ms',
          more('cpu').map((seconds) => 1000 * seconds),
          more('wall').map((seconds) => 1000 * seconds),
        ),
        counted(
          'verify, memory',
          'MiB',
          whole.map(({ memory }) => memory),
        ),
        counted(
          'verify, memory of four times the games ÷ of once',
          '×',
          grown((before, after) => after.memory / before.memory),
        ),
        ...cores.map(games),
        counted('verify, all cores ÷ one core', '×', faster),
        counted(
          'verify, efficiency on all cores',
          '×',
          faster.map((times) => times / all),
        ),
      ],
      notes: [
        `shedu verify as a process, on ${count} bundled games in a file of JSON Lines and on a quarter of them, by turns;`,
        '  start: what it takes however few games there are; ratios of cores by the clock',
      ],
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
