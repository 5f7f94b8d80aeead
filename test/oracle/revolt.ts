import type { Cell, Leader, Seat } from '../../machine/rules/pieces.ts';
import { beside } from './board.ts';
import { groupOf, leadersIn } from './kingdoms.ts';
import { give, sendHome } from './pieces.ts';
import { type Conflict, faceAt, type OracleState, standing, tell } from './state.ts';

/** Opens a revolt if the kingdom of a leader just set down has another of its colour. */
export function openRevolt(state: OracleState, leader: Leader, at: Cell): OracleState {
  const rival = leadersIn(state, groupOf(state, at)).find(
    (other) => other.leader === leader && other.at !== at,
  );
  if (!rival) return state;
  const attacker = state.seat;
  const defender = rival.seat;
  return tell(
    { ...state, conflict: { kind: 'revolt', leader, attacker, defender, added: null } },
    { type: 'revolt-opened', leader, attacker, defender, at, against: rival.at },
  );
}

/** The face-up temples beside a leader. */
export function templesBeside(state: OracleState, seat: Seat, leader: Leader): number {
  const at = standing(state, seat, leader)?.at;
  if (at === undefined) throw new Error(`no ${leader} of ${seat}`);
  return beside(state.board, at).filter((cell) => faceAt(state, cell) === 'red').length;
}

/** What a revolt leads to once both sides have added their temples. */
export function endRevolt(state: OracleState, conflict: Conflict, winner: Seat): OracleState {
  const loser = winner === conflict.attacker ? conflict.defender : conflict.attacker;
  const beaten = standing(state, loser, conflict.leader);
  if (!beaten) throw new Error('the loser has no leader');
  return give(sendHome(state, beaten, 'revolt-lost'), winner, 'red', 1, 'revolt');
}
