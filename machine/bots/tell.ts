import { createActor } from 'xstate';
import { eventOf } from '../chart/context.ts';
import { machine } from '../chart/machine.ts';
import type { RecordJson, StepJson } from '../record/format.ts';
import type { Action } from '../rules/action.ts';
import { actor as actorOf } from '../rules/turn.ts';
import { at, type Position, startOf } from './play.ts';

/**
 * Records a game from its beginning for as long as a next action is named; an action that is
 * refused is left out.
 */
export function told(begun: RecordJson, next: (position: Position) => Action | null): RecordJson {
  const actor = createActor(machine, { input: startOf(begun) }).start();
  const steps: StepJson[] = [];
  for (;;) {
    const snapshot = actor.getSnapshot();
    const position = at(actor);
    const seat = actorOf(position.game, position.phase);
    const action = seat === null ? null : next(position);
    if (seat === null || action === null) return { ...begun, steps };
    actor.send(eventOf(seat, action));
    if (actor.getSnapshot() !== snapshot) steps.push({ seat, action });
  }
}
