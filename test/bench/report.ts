import type { FigureName } from './figures.ts';
import type { MachineDescription } from './machine.ts';
import { type Sample, type Samples, type Spread, spread } from './rounds.ts';

/** A figure with what it is hoped to be. */
export interface Figure {
  readonly name: FigureName;
  readonly unit: string;
  /** By the processor time of the thread: what counts on a machine that others use too. */
  readonly cpu: Spread;
  readonly wall: Spread;
  readonly goal?: Goal;
}

/** A figure that no clock measures, such as a size. */
export const counted = (
  name: FigureName,
  unit: string,
  values: readonly number[],
  goal?: Goal,
): Figure => timed(name, unit, values, values, goal);

/** A figure out of what each round took by the processor and by the clock. */
export const timed = (
  name: FigureName,
  unit: string,
  cpu: readonly number[],
  wall: readonly number[],
  goal?: Goal,
): Figure => ({
  name,
  unit,
  cpu: spread(cpu),
  wall: spread(wall),
  ...(goal === undefined ? {} : { goal }),
});

export interface Goal {
  readonly least?: number;
  readonly most?: number;
}

export interface Section {
  readonly title: string;
  readonly figures: readonly Figure[];
  /** What exactly was measured. */
  readonly notes: readonly string[];
}

/** All that a run found. */
export interface Report {
  readonly machine: MachineDescription;
  readonly seeds: Readonly<Record<string, readonly number[]>>;
  readonly rounds: number;
  readonly warmup: number;
  readonly sections: readonly Section[];
}

const samplesOf = (samples: Samples, task: string): readonly Sample[] => {
  const found = samples.get(task);
  if (found === undefined) throw new RangeError(`no task ${task}`);
  return found;
};

/** How much of something a task did in a second; `each` is how much one unit of its work counts. */
export function rate(
  samples: Samples,
  task: string,
  name: FigureName,
  unit: string,
  more: { readonly each?: number; readonly goal?: Goal } = {},
): Figure {
  const { each = 1, goal } = more;
  const taken = samplesOf(samples, task);
  return {
    name,
    unit,
    cpu: spread(taken.map(({ done, cpu }) => (done * each) / cpu)),
    wall: spread(taken.map(({ done, wall }) => (done * each) / wall)),
    ...(goal === undefined ? {} : { goal }),
  };
}

type Clock = 'cpu' | 'wall';

/** Seconds that a unit of a task's work took in a round. */
export type UnitTime = (task: string) => number;

/** A ratio of times, taken round by round so that what disturbs a round disturbs both sides. */
export function ratio(
  samples: Samples,
  name: FigureName,
  of: (time: UnitTime) => number,
  goal?: Goal,
): Figure {
  const rounds = [...samples.values()][0]?.length ?? 0;
  const by = (clock: Clock): Spread =>
    spread(
      Array.from({ length: rounds }, (_, round) =>
        of((task) => {
          const taken = samplesOf(samples, task)[round] as Sample;
          return taken[clock] / taken.done;
        }),
      ),
    );
  const figure: Figure = { name, unit: '×', cpu: by('cpu'), wall: by('wall') };
  return goal === undefined ? figure : { ...figure, goal };
}

/** Whether a figure is what was hoped for. */
export function meets({ cpu, goal }: Figure): boolean | null {
  if (goal === undefined) return null;
  return cpu.median >= (goal.least ?? 0) && cpu.median <= (goal.most ?? Number.POSITIVE_INFINITY);
}
