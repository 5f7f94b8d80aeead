import { eventOf } from '../chart/context.ts';
import { playing } from '../chart/playing.ts';
import type { RecordJson, StepJson } from '../record/format.ts';
import type { Action } from '../rules/action.ts';
import { actor as actorOf } from '../rules/turn.ts';
import { at, type Position, startOf } from './play.ts';

/**
 * Records a game from its beginning for as long as a next action is named; an action that is
 * refused is left out.
 */
export function told(begun: RecordJson, next: (position: Position) => Action | null): RecordJson {
  const game = playing(startOf(begun));
  const steps: StepJson[] = [];
  for (;;) {
    const position = at(game);
    const seat = actorOf(position.game, position.phase);
    const action = seat === null ? null : next(position);
    if (seat === null || action === null) return { ...begun, steps };
    if (game.send(eventOf(seat, action))) steps.push({ seat, action });
  }
}
