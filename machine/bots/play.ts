import { eventOf } from '../chart/context.ts';
import { type Playing, playing, type Watching } from '../chart/playing.ts';
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

/** Where a game under way rests. */
export const at = ({ at: { context, phase } }: Playing): Position => ({
  game: context.game,
  phase,
});

/** The position in which a record begins. */
export function startOf(record: RecordJson | GameFile): Position {
  const { game, phase } = begin('kind' in record ? record : { ...record, kind: 'record' });
  return { game, phase };
}

/** Plays the steps of a record as the statechart says. @throws Error when it refuses one */
export function* play(record: RecordJson, watching?: Watching): Generator<Moment, Position> {
  const game = playing(startOf(record), watching);
  for (const [index, { seat, action }] of record.steps.entries()) {
    const before = at(game);
    if (!game.send(eventOf(seat, action)))
      throw new Error(`step ${index} is refused: ${seat} ${JSON.stringify(action)}`);
    yield { index, before, seat, action, effects: game.at.context.effects, after: at(game) };
  }
  return at(game);
}
