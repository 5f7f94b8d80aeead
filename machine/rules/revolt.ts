import type { ClauseId } from '../../spec/clauses.ts';
import type { Asked } from './action.ts';
import { geometry } from './board.ts';
import { Change, type Outcome, seatOf } from './change.ts';
import { type BoardStrength, commit, conflictOf, discardAdded, weigh } from './conflict.ts';
import { templesBeside } from './define.ts';
import { type Conflict, type Game, RED_TEMPLE, withoutTreasure } from './game.ts';
import { leaderAt, RED, type Seat } from './pieces.ts';

/** Opens a revolt of a leader just set against the one of its colour that was there before. */
export function openRevolt(change: Change, newcomer: number, incumbent: number): void {
  const attacker = seatOf(newcomer);
  const defender = seatOf(incumbent);
  change.game.conflict = { kind: 'revolt', color: newcomer % 4, attacker, defender, added: 0 };
  const at = change.name(change.game.leaders[newcomer] as number);
  const against = change.name(change.game.leaders[incumbent] as number);
  change.note({
    type: 'revolt-opened',
    clauses: [
      'conflict.cause.two-ways',
      'conflict.cause.no-crossing',
      'revolt.attacker.newcomer',
      'revolt.defender.incumbent',
    ],
    leader: leaderAt(newcomer % 4),
    attacker,
    defender,
    at,
    against,
  });
}

const rebel = (seat: Seat, conflict: Conflict): number => seat * 4 + conflict.color;

/** Face-up temples beside each leader; one may count for both (clause `revolt.strength.shared`). */
export function revoltStrength(game: Game, conflict: Conflict): BoardStrength {
  const temples = (seat: Seat): number =>
    templesBeside(game, game.leaders[rebel(seat, conflict)] as number);
  return { attacker: temples(conflict.attacker), defender: temples(conflict.defender) };
}

/** Whether a face-up temple lies beside both leaders. */
function sharesTemple(game: Game, { attacker, defender, color }: Conflict): boolean {
  const { neighbours } = geometry(game.board);
  const beside = (seat: Seat): readonly number[] =>
    neighbours[game.leaders[seat * 4 + color] as number] as readonly number[];
  return beside(attacker).some(
    (space) =>
      withoutTreasure(game.cells[space] as number) === RED_TEMPLE &&
      beside(defender).includes(space),
  );
}

/** The defender adds his temples and the revolt is decided (chapter `revolt`). */
export function resolveRevolt(game: Game, seat: Seat, action: Asked<'support'>): Outcome {
  const change = new Change(game);
  const conflict = conflictOf(game);
  const board = revoltStrength(game, conflict);
  commit(change, seat, action.count, 'defender', board);
  const counting: ClauseId[] = ['revolt.strength.temples'];
  if (sharesTemple(game, conflict)) counting.push('revolt.strength.shared');
  const verdict = weigh(change, conflict, board, action.count, counting);
  change.sendHome(rebel(verdict.loser, conflict), 'revolt-lost', [
    'revolt.loser.returns',
    'revolt.board.untouched',
    'conflict.result.unique',
  ]);
  const winner = change.game.leaders[rebel(verdict.winner, conflict)] as number;
  change.score(verdict.winner, RED, 1, 'revolt', [winner], ['revolt.winner.point']);
  discardAdded(change, conflict, verdict, 'revolt.reinforce.discard');
  change.game.conflict = null;
  return change;
}
