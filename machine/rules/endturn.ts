import type { ClauseId } from '../../spec/clauses.ts';
import type { Draw } from './action.ts';
import { draw } from './bag.ts';
import { Change, clockwiseFrom, type Outcome } from './change.ts';
import type { Game } from './game.ts';
import { handSize } from './hand.ts';
import { HAND_SIZE } from './pieces.ts';

const ACTIVE: readonly ClauseId[] = [
  'endturn.refill.active',
  'endturn.refill.midturn',
  'tile.hand.six',
];
const OTHERS: readonly ClauseId[] = ['endturn.refill.others', 'endturn.refill.first'];

/** Everybody draws up to six tiles, the active player first (chapter `endturn`). */
export function refill(game: Game, logged: readonly Draw[]): Outcome {
  const change = new Change(game);
  for (const seat of clockwiseFrom(game.seat, game.players)) {
    const need = HAND_SIZE - handSize(change.game, seat);
    draw(change, seat, need, logged, seat === game.seat ? ACTIVE : OTHERS);
  }
  return change;
}

/** The clauses by which a turn has ended. */
export const TURN_ENDED: readonly ClauseId[] = ['endturn.order.sequence', 'endturn.order.check'];
