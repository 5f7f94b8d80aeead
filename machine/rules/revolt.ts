import type { ClauseId } from '../../spec/clauses.ts';
import type { Asked } from './action.ts';
import { geometry, neighboursOf } from './board.ts';
import { Change, type Outcome } from './change.ts';
import {
  type BoardStrength,
  CAUSES,
  type ConflictRules,
  commit,
  conflictOf,
  discardAdded,
  ONE_OF_A_COLOR,
  weigh,
} from './conflict.ts';
import { templesBeside } from './define.ts';
import { type Conflict, codeAt, type Game, RED_TEMPLE, standsAt, withoutTreasure } from './game.ts';
import { colorOf, leaderAt, leaderNumber, RED, type Seat, seatOf } from './pieces.ts';

/** Opens a revolt of a leader just set against the one of its colour that was there before. */
export function openRevolt(change: Change, newcomer: number, incumbent: number): void {
  const attacker = seatOf(newcomer);
  const defender = seatOf(incumbent);
  const color = colorOf(newcomer);
  change.game.conflict = { kind: 'revolt', color, attacker, defender, added: 0 };
  const at = change.name(standsAt(change.game.leaders, newcomer));
  const against = change.name(standsAt(change.game.leaders, incumbent));
  change.note({
    type: 'revolt-opened',
    clauses: [...CAUSES, 'revolt.attacker.newcomer', 'revolt.defender.incumbent'],
    leader: leaderAt(color),
    attacker,
    defender,
    at,
    against,
  });
}

const rebel = (seat: Seat, conflict: Conflict): number => leaderNumber(seat, conflict.color);

/** Face-up temples beside each leader; one may count for both (clause `revolt.strength.shared`). */
function strength(game: Game, conflict: Conflict): BoardStrength {
  const temples = (seat: Seat): number =>
    templesBeside(game, standsAt(game.leaders, rebel(seat, conflict)));
  return { attacker: temples(conflict.attacker), defender: temples(conflict.defender) };
}

/** How a revolt is fought, as far as it is fought like a war. */
export const REVOLT: ConflictRules = {
  strength,
  reinforced: ['revolt.reinforce.temples', 'revolt.reinforce.order', 'revolt.reinforce.once'],
  more: 'revolt.win.more',
  tie: 'revolt.win.tie',
  discarded: 'revolt.reinforce.discard',
};

/** Whether a face-up temple lies beside both leaders. */
function sharesTemple(game: Game, conflict: Conflict): boolean {
  const shape = geometry(game.board);
  const beside = (seat: Seat): readonly number[] =>
    neighboursOf(shape, standsAt(game.leaders, rebel(seat, conflict)));
  return beside(conflict.attacker).some(
    (space) =>
      withoutTreasure(codeAt(game.cells, space)) === RED_TEMPLE &&
      beside(conflict.defender).includes(space),
  );
}

/** The defender adds his temples and the revolt is decided (chapter `revolt`). */
export function resolveRevolt(game: Game, seat: Seat, action: Asked<'support'>): Outcome {
  const change = new Change(game);
  const conflict = conflictOf(game);
  const board = strength(game, conflict);
  commit(change, seat, action.count, 'defender', board, REVOLT);
  const counting: ClauseId[] = ['revolt.strength.temples'];
  if (sharesTemple(game, conflict)) counting.push('revolt.strength.shared');
  const result = weigh(change, conflict, board, action.count, counting, REVOLT);
  change.sendHome(rebel(result.loser, conflict), 'revolt-lost', [
    'revolt.loser.returns',
    'revolt.board.untouched',
    ONE_OF_A_COLOR,
  ]);
  const winner = standsAt(change.game.leaders, rebel(result.winner, conflict));
  change.score(result.winner, RED, 1, 'revolt', [winner], ['revolt.winner.point']);
  discardAdded(change, conflict, result, REVOLT);
  change.game.conflict = null;
  return change;
}
