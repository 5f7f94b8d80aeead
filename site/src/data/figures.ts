/** In what ways the same games were verified. */
export const WAYS = ['one', 'two', 'parallel', 'slurm'] as const;
export type Way = (typeof WAYS)[number];

/** What verifying generated games took, in every way that was tried; times are in seconds. */
export interface Figures {
  readonly machine: { readonly cpu: string; readonly cores: number; readonly node: string };
  /** Of the games. */
  readonly seed: number;
  /** Of the runs by an engine, in each of which one worker was killed and its shard done again. */
  readonly shards: number;
  /** What all runs came to. */
  readonly sum: {
    readonly games: number;
    readonly steps: number;
    readonly input: { readonly bytes: number };
  };
  /** The most memory of a process, in mebibytes. */
  readonly memory: Readonly<Record<'one' | 'two', number>>;
  readonly seconds: Readonly<Record<Way, number>>;
  /** Reading the stream without verifying anything, as each shard has to. */
  readonly readingSeconds: number;
}

/** So many games, and so many machines side by side, are reckoned with. */
const GAMES = [1e6, 1e9];
const MACHINES = 10;

const HOUR = 3_600;
const GIGABYTE = 1e9;

/** What so many games cost on machines like the one of the measurement. */
export interface Cost {
  readonly games: number;
  readonly coreHours: number;
  readonly hours: number;
  readonly size: number;
  readonly reading: number;
}

/** What games cost by what was measured: twice as many, twice as much. */
export function costsBy({ sum, seconds, readingSeconds }: Figures): readonly Cost[] {
  return GAMES.map((games) => {
    const times = games / sum.games;
    return {
      games,
      coreHours: (times * seconds.one) / HOUR,
      hours: (times * seconds.two) / HOUR / MACHINES,
      size: (times * sum.input.bytes) / GIGABYTE,
      reading: (times * readingSeconds) / HOUR,
    };
  });
}
