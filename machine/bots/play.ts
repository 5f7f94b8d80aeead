import { createActor, type InspectionEvent } from 'xstate';
import { eventOf } from '../chart/context.ts';
import { type ChartActor, type Machine, machine, phaseOf } from '../chart/machine.ts';
import type { GameFile, RecordJson } from '../record/format.ts';
import { begin } from '../record/start.ts';
import type { Action } from '../rules/action.ts';
import type { Effect } from '../rules/effect.ts';
import type { Game } from '../rules/game.ts';
import type { Phase } from '../rules/phases.ts';
import type { Seat } from '../rules/pieces.ts';

/** A game at rest. */
export interface Position {
  readonly game: Game;
  readonly phase: Phase;
}

/** A step of a game that was played, with the positions before and after it. */
export interface Moment {
  readonly index: number;
  readonly before: Position;
  readonly seat: Seat;
  readonly action: Action;
  readonly effects: readonly Effect[];
  readonly after: Position;
}

interface Watching {
  readonly chart?: Machine;
  readonly inspect?: (event: InspectionEvent) => void;
}

/** Where an actor of the chart rests. */
export const at = (actor: ChartActor): Position => {
  const snapshot = actor.getSnapshot();
  return { game: snapshot.context.game, phase: phaseOf(snapshot) };
};

/** The position in which a record begins. */
export function startOf(record: RecordJson | GameFile): Position {
  const { game, phase } = begin('kind' in record ? record : { ...record, kind: 'record' });
  return { game, phase };
}

/** Plays the steps of a record through the statechart. @throws Error when it refuses one. */
export function* play(
  record: RecordJson,
  { chart = machine, inspect }: Watching = {},
): Generator<Moment, Position> {
  const input = startOf(record);
  const actor = createActor(chart, inspect === undefined ? { input } : { input, inspect }).start();
  for (const [index, { seat, action }] of record.steps.entries()) {
    const snapshot = actor.getSnapshot();
    const before = at(actor);
    actor.send(eventOf(seat, action));
    if (actor.getSnapshot() === snapshot)
      throw new Error(`step ${index} is refused: ${seat} ${JSON.stringify(action)}`);
    const { effects } = actor.getSnapshot().context;
    yield { index, before, seat, action, effects, after: at(actor) };
  }
  return at(actor);
}
