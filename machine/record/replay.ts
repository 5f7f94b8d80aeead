import { type ChartInput, eventOf } from '../chart/context.ts';
import { type Inspect, playing } from '../chart/playing.ts';
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

const NO_EFFECTS: readonly Effect[] = [];

/**
 * Plays a file as the statechart says, position by position. A refused step leaves the position
 * as it was, and play goes on from there. XState itself plays it where somebody inspects.
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
  const line = playing(input, { inspect });
  const frame = (index: number, step: StepJson | null, violations: readonly Violation[]): Frame => {
    const { phase, context } = line.at;
    const { game } = context;
    const effects = violations.length > 0 ? NO_EFFECTS : context.effects;
    return { index, step, effects, violations, game, phase, toAct: actorOf(game, phase) };
  };
  yield frame(from, null, NONE);
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i] as StepJson;
    const { seat, action, draws } = step;
    const { phase, context } = line.at;
    const violations = line.send(eventOf(seat, action, draws))
      ? NONE
      : check(context.game, phase, seat, action);
    yield frame(from + i + 1, step, violations);
  }
  line.stop();
}

/** The frame of a position. @throws RangeError when the file has fewer positions. */
export function frameAt(file: GameFile, position: number): Frame {
  for (const frame of frames(file)) if (frame.index === position) return frame;
  throw new RangeError(`position ${position} is not among 0 to ${file.steps.length}`);
}
