import type { Action, ActionOf } from '../../machine/rules/action.ts';
import type { Cell, Leader } from '../../machine/rules/pieces.ts';
import { kingdoms, touching } from './kingdoms.ts';
import { hasTemple, sendHome } from './pieces.ts';
import { openRevolt } from './revolt.ts';
import { isEmpty, LEADERS, type OracleState, standing, tell } from './state.ts';

/** The board without a leader of the active player, if it is there. */
const lifted = (state: OracleState, leader: Leader): OracleState => ({
  ...state,
  leaders: state.leaders.filter((other) => !(other.seat === state.seat && other.leader === leader)),
});

function spacesFor(state: OracleState, leader: Leader): readonly Cell[] {
  const from = standing(state, state.seat, leader)?.at;
  const board = lifted(state, leader);
  const realms = kingdoms(board);
  return state.board.cells.filter(
    (cell) =>
      cell !== from &&
      isEmpty(board, cell) &&
      !state.board.river.has(cell) &&
      hasTemple(board, cell) &&
      touching(board, cell, realms).length <= 1,
  );
}

export const leaderActions = (state: OracleState): readonly Action[] =>
  LEADERS.flatMap((leader): Action[] => [
    ...spacesFor(state, leader).map((at): Action => ({ do: 'leader', leader, at })),
    ...(standing(state, state.seat, leader) ? [{ do: 'withdraw', leader } as const] : []),
  ]);

/** Sets a leader down; a rival of its colour in the kingdom means a revolt. */
export function placeLeader(state: OracleState, { leader, at }: ActionOf<'leader'>): OracleState {
  const { seat } = state;
  const from = standing(state, seat, leader)?.at;
  const board = lifted(state, leader);
  const placed = { ...board, leaders: [...board.leaders, { seat, leader, at }] };
  const told = from
    ? tell(placed, { type: 'leader-moved', seat, leader, from, at })
    : tell(placed, { type: 'leader-placed', seat, leader, at });
  return openRevolt(told, leader, at);
}

export function withdraw(state: OracleState, { leader }: ActionOf<'withdraw'>): OracleState {
  const who = standing(state, state.seat, leader);
  if (!who) throw new Error(`no ${leader} to withdraw`);
  return sendHome(state, who, 'withdrawn');
}
