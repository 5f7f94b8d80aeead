/** A fixed piece of work. */
export interface Task {
  readonly name: string;
  /** Makes what the work uses up; not timed. */
  readonly prepare?: () => void;
  /** Does the work and says how many units of it were done. */
  readonly work: () => number;
}

/** One timed run of a task. */
export interface Sample {
  readonly done: number;
  /** Seconds of processor time of this thread, user and system. */
  readonly cpu: number;
  /** Seconds by the clock. */
  readonly wall: number;
}

export type Samples = ReadonlyMap<string, readonly Sample[]>;

function sample({ prepare, work }: Task): Sample {
  prepare?.();
  const before = performance.now();
  const used = process.threadCpuUsage();
  const done = work();
  const { user, system } = process.threadCpuUsage(used);
  return { done, cpu: (user + system) / 1e6, wall: (performance.now() - before) / 1e3 };
}

/**
 * Runs the tasks in turn, round after round, so that whatever else the machine does meets all of
 * them alike. The first `warmup` rounds are not counted.
 */
export function runRounds(tasks: readonly Task[], warmup: number, rounds: number): Samples {
  const samples = new Map<string, Sample[]>(tasks.map(({ name }) => [name, []]));
  for (let round = -warmup; round < rounds; round++) {
    for (const task of tasks) {
      const taken = sample(task);
      if (round >= 0) samples.get(task.name)?.push(taken);
    }
  }
  return samples;
}

/** The middle of several measurements, and how far they lie apart. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? Number.NaN;
  const lower = sorted.length % 2 === 0 ? (sorted[half - 1] ?? Number.NaN) : upper;
  return {
    median: (lower + upper) / 2,
    min: sorted[0] ?? Number.NaN,
    max: sorted.at(-1) ?? Number.NaN,
  };
}
