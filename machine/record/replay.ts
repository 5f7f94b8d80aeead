import { createActor, type InspectionEvent } from 'xstate';
import { type ChartInput, eventOf } from '../chart/context.ts';
import { machine, phaseOf } from '../chart/machine.ts';
import type { Effect } from '../rules/effect.ts';
import type { Game } from '../rules/game.ts';
import type { Phase } from '../rules/phases.ts';
import type { Seat } from '../rules/pieces.ts';
import { actor as actorOf, check } from '../rules/turn.ts';
import { NONE, type Violation } from '../rules/violation.ts';
import type { GameFile, StepJson } from './format.ts';
import { begin } from './start.ts';

/** A position of a replay with what led to it. */
export interface Frame {
  /** Number of the position: 0 is the start, i + 1 follows step i. */
  readonly index: number;
  /** The step that led here, null at the start. */
  readonly step: StepJson | null;
  /** What the step brought about. */
  readonly effects: readonly Effect[];
  /** Why the step was refused; then the position is that before it. */
  readonly violations: readonly Violation[];
  readonly game: Game;
  readonly phase: Phase;
  /** The seat that decides next, null when the game is over. */
  readonly toAct: Seat | null;
}

/** Receives what the statechart does, as `inspect` of XState's `createActor`. */
export type Inspect = (event: InspectionEvent) => void;

const NO_EFFECTS: readonly Effect[] = [];

/**
 * Plays a file through the statechart, position by position. A refused step leaves the position
 * as it was, and play goes on from there.
 * @throws Inconsistent when the file has no start position that makes sense.
 */
export function frames(file: GameFile, inspect?: Inspect): Generator<Frame, void, void> {
  return framesFrom(begin(file), 0, file.steps, inspect);
}

/** Plays steps on from a position with a number, which comes first, as `frames` does. */
export function* framesFrom(
  input: ChartInput,
  from: number,
  steps: readonly StepJson[],
  inspect?: Inspect,
): Generator<Frame, void, void> {
  const actor = createActor(machine, {
    input,
    ...(inspect === undefined ? {} : { inspect }),
  });
  actor.start();
  let snapshot = actor.getSnapshot();
  let phase = phaseOf(snapshot);
  const frame = (index: number, step: StepJson | null, violations: readonly Violation[]): Frame => {
    const { game, effects } = snapshot.context;
    const shown = violations.length > 0 ? NO_EFFECTS : effects;
    return { index, step, effects: shown, violations, game, phase, toAct: actorOf(game, phase) };
  };
  yield frame(from, null, NONE);
  for (const [i, step] of steps.entries()) {
    const before = snapshot;
    if (snapshot.status === 'active') actor.send(eventOf(step.seat, step.action, step.draws));
    snapshot = actor.getSnapshot();
    if (snapshot === before) {
      yield frame(from + i + 1, step, check(before.context.game, phase, step.seat, step.action));
    } else {
      phase = phaseOf(snapshot);
      yield frame(from + i + 1, step, NONE);
    }
  }
  actor.stop();
}

/** The frame of a position. @throws RangeError when the file has fewer positions. */
export function frameAt(file: GameFile, position: number): Frame {
  for (const frame of frames(file)) if (frame.index === position) return frame;
  throw new RangeError(`position ${position} is not among 0 to ${file.steps.length}`);
}
