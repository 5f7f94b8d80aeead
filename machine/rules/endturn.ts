import type { ClauseId } from '../../spec/clauses.ts';
import type { Draw } from './action.ts';
import { draw } from './bag.ts';
import { Change, clockwiseFrom, NO_EFFECTS, type Outcome } from './change.ts';
import { groups } from './define.ts';
import { type Game, type Monument, OFF } from './game.ts';
import { handSize } from './hand.ts';
import { COLORS, HAND_SIZE, KING, type Seat } from './pieces.ts';

/** The active player collects from monuments (clauses `monument.income.*`). */
export function collectIncome(game: Game): Outcome {
  if (game.monuments.length === 0) return { game, effects: NO_EFFECTS };
  const change = new Change(game);
  const { of } = groups(game);
  COLORS.forEach((_, color) => {
    const stands = game.leaders[game.seat * 4 + color] as number;
    if (stands === OFF) return;
    const paying = game.monuments.filter(
      ({ colors, square }) => colors.includes(color) && of[square] === of[stands],
    );
    for (const monument of paying) {
      const clauses: ClauseId[] = [
        'monument.income.own-turn',
        'monument.income.kingdom',
        'monument.income.match',
      ];
      if (paying.length > 1) clauses.push('monument.income.several');
      if (color === KING) clauses.push('monument.income.king');
      if (paysTwice(game, monument)) clauses.push('monument.income.both-colours');
      change.score(game.seat, color, 1, 'monument', [monument.square, stands], clauses);
    }
  });
  return change;
}

/** Whether a monument pays the active player in both its colours. */
function paysTwice(game: Game, { colors, square }: Monument): boolean {
  const { of } = groups(game);
  return colors.every((color) => {
    const stands = game.leaders[game.seat * 4 + color] as number;
    return stands !== OFF && of[stands] === of[square];
  });
}

/** Everybody draws up to six tiles, the active player first (chapter `endturn`). */
export function refill(game: Game, logged: readonly Draw[]): Outcome {
  const change = new Change(game);
  for (const seat of clockwiseFrom(game.seat, game.players)) {
    const need = HAND_SIZE - handSize(change.game, seat);
    if (need <= 0) continue;
    const clauses: readonly ClauseId[] =
      seat === game.seat
        ? ['endturn.refill.active', 'endturn.refill.midturn', 'tile.hand.six']
        : ['endturn.refill.others', 'endturn.refill.first'];
    draw(change, seat, need, logged, clauses);
  }
  return change;
}

const TURN_ENDED: readonly ClauseId[] = [
  'turn.action.two',
  'endturn.order.sequence',
  'endturn.order.check',
  'turn.order.clockwise',
];

/** The next player clockwise becomes active. */
export function nextTurn(game: Game): Outcome {
  const change = new Change(game);
  const next = ((game.seat + 1) % game.players) as Seat;
  change.game.seat = next;
  change.game.actionsLeft = ACTIONS;
  change.note({
    type: 'turn-ended',
    clauses: game.bag.left === 0 ? [...TURN_ENDED, 'gameend.bag.exact'] : TURN_ENDED,
    seat: game.seat,
    next,
  });
  return change;
}

/** Actions in a turn (clause `turn.action.two`). */
export const ACTIONS = 2;
