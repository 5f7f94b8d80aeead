import type { Ending } from '../../machine/rules/effect.ts';
import { draw, need } from './bag.ts';
import { groupOf } from './kingdoms.ts';
import { give } from './pieces.ts';
import { ranking } from './ranking.ts';
import { COLOR_OF, COLORS, clockwise, type OracleState, standing, tell } from './state.ts';
import { treasuresOnBoard } from './treasures.ts';

/** Whether the active player's king is in the kingdom of the wonder. */
export function kingAtWonder(state: OracleState): boolean {
  const king = standing(state, state.seat, 'king');
  if (!king) return false;
  return [...groupOf(state, king.at)].some((cell) => state.tiles.get(cell)?.face === 'wonder');
}

/** A point for each leader of the active player from each monument of its colour at home. */
function income(state: OracleState): OracleState {
  let now = state;
  for (const { leader, at } of state.leaders.filter(({ seat }) => seat === state.seat)) {
    const kingdom = groupOf(state, at);
    const color = COLOR_OF[leader];
    for (const { colors, square } of state.monuments)
      if (colors.includes(color) && kingdom.has(square))
        now = give(now, state.seat, color, 1, 'monument');
  }
  return now;
}

export const over = (state: OracleState, ending: Ending): OracleState =>
  tell(
    { ...state, ending, phase: 'over' },
    { type: 'game-ended', ending, ranking: ranking(state.scores) },
  );

/** What is left of a turn after the wonder's point: income, refill, the check of the end. */
export function endTurn(state: OracleState): OracleState {
  let now = income(state);
  let bagOut = now.bagFailed;
  for (const seat of clockwise(now)) {
    const drawn = draw(now, seat, need(now, seat));
    now = drawn.state;
    bagOut ||= drawn.short;
  }
  if (bagOut) return over(now, 'bag');
  if (now.treasureEnd && treasuresOnBoard(now) <= 2) return over(now, 'treasures');
  const next = clockwise(now)[1];
  if (next === undefined) throw new Error('nobody is next');
  return tell(
    { ...now, seat: next, actionsLeft: 2, phase: 'turn.action' },
    { type: 'turn-ended', seat: state.seat, next },
  );
}

export const wonderPoints = () => COLORS.map((color) => ({ do: 'wonder-point', color }) as const);
