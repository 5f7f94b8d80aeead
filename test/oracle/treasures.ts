import type { Action, ActionOf } from '../../machine/rules/action.ts';
import type { Cell, Seat } from '../../machine/rules/pieces.ts';
import { kingdoms, leadersIn } from './kingdoms.ts';
import { giveTreasure } from './pieces.ts';
import { clockwise, type OracleState, tell } from './state.ts';

export interface Due {
  readonly seat: Seat;
  /** The treasures that may be taken next. */
  readonly cells: readonly Cell[];
}

/** Who takes a treasure next, and which ones; null when none is due. */
export function treasureDue(state: OracleState): Due | null {
  const dues = kingdoms(state).flatMap((kingdom): Due[] => {
    const trader = leadersIn(state, kingdom).find(({ leader }) => leader === 'trader');
    const treasures = [...kingdom].filter((cell) => state.tiles.get(cell)?.treasure);
    if (!trader || treasures.length < 2) return [];
    const first = treasures.filter((cell) => state.board.bordered.has(cell));
    return [{ seat: trader.seat, cells: first.length > 0 ? first : treasures }];
  });
  for (const seat of clockwise(state)) {
    const due = dues.find((other) => other.seat === seat);
    if (due) return due;
  }
  return null;
}

export const treasureActions = (state: OracleState): readonly Action[] =>
  (treasureDue(state)?.cells ?? []).map((at) => ({ do: 'treasure', at }));

export function takeTreasure(state: OracleState, { at }: ActionOf<'treasure'>): OracleState {
  const seat = treasureDue(state)?.seat;
  const tile = state.tiles.get(at);
  if (seat === undefined || !tile) throw new Error('no treasure is due');
  const tiles = new Map(state.tiles).set(at, { ...tile, treasure: false });
  return tell(giveTreasure({ ...state, tiles }, seat), { type: 'treasure-taken', seat, from: at });
}

export const treasuresOnBoard = (state: OracleState): number =>
  [...state.tiles.values()].filter((tile) => tile.treasure).length;
