import type { InspectionEvent } from 'xstate';
import { takenBy } from './edges.ts';
import { type ChartSnapshot, phaseOf } from './machine.ts';

/** Where the chart is, and how it came there from where it was asked before. */
export interface Moment {
  /** The active states, the outermost first: `turn`, `turn.war`, `turn.war.attack`. */
  readonly states: readonly string[];
  /** The edges taken, in order; none where an action was refused. */
  readonly taken: readonly string[];
}

export interface Recorder {
  /** For `inspect` of XState's `createActor`, and so of `frames`. */
  readonly inspect: (event: InspectionEvent) => void;
  /** What happened since it was asked last. */
  take(): Moment;
}

/**
 * Notes what a statechart does, as plain data:
 * `for (const frame of frames(file, recorder.inspect)) recorder.take()` gives for each position the
 * active states and the edges that the step took; at position 0, how play was taken up.
 */
export function recorder(): Recorder {
  let states: readonly string[] = [];
  let taken: string[] = [];
  return {
    inspect(event) {
      taken.push(...takenBy(event));
      if (event.type === '@xstate.microstep' || event.type === '@xstate.snapshot')
        states = withThoseAround(phaseOf(event.snapshot as ChartSnapshot));
    },
    take() {
      const moment = { states, taken };
      taken = [];
      return moment;
    },
  };
}

/** A state's path and those of the states around it, the outermost first. */
export function withThoseAround(path: string): readonly string[] {
  const keys = path.split('.');
  return keys.map((_, i) => keys.slice(0, i + 1).join('.'));
}
