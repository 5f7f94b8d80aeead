import type { PointReason, ReturnReason } from '../../machine/rules/effect.ts';
import type { Cell, Color, Seat } from '../../machine/rules/pieces.ts';
import { beside } from './board.ts';
import { COLORS, faceAt, type OracleState, type Standing, tell } from './state.ts';

/** Small moves of pieces that several rules share. */

const replaced = <T>(list: readonly T[], index: number, change: (old: T) => T): readonly T[] =>
  list.map((item, at) => (at === index ? change(item) : item));

export function give(
  state: OracleState,
  seat: Seat,
  color: Color,
  count: number,
  reason: PointReason,
): OracleState {
  const scores = replaced(state.scores, seat, (old) => ({ ...old, [color]: old[color] + count }));
  return tell({ ...state, scores }, { type: 'point', seat, color, count, reason });
}

export const giveTreasure = (state: OracleState, seat: Seat): OracleState => ({
  ...state,
  scores: replaced(state.scores, seat, (old) => ({ ...old, treasures: old.treasures + 1 })),
});

export const outOfGame = (state: OracleState, color: Color, count: number): OracleState => ({
  ...state,
  discarded: { ...state.discarded, [color]: state.discarded[color] + count },
});

export const inHand = (state: OracleState, seat: Seat, color: Color): number =>
  (state.hands[seat] ?? []).filter((tile) => tile === color).length;

/** Takes tiles of one colour out of a hand, to nowhere. */
export function takeFromHand(
  state: OracleState,
  seat: Seat,
  color: Color,
  count: number,
): OracleState {
  let left = count;
  const hands = replaced(state.hands, seat, (hand) =>
    hand.filter((tile) => tile !== color || left-- <= 0),
  );
  return { ...state, hands };
}

export function sendHome(state: OracleState, who: Standing, reason: ReturnReason): OracleState {
  const { seat, leader, at: from } = who;
  const leaders = state.leaders.filter((other) => other.at !== from);
  return tell({ ...state, leaders }, { type: 'leader-returned', seat, leader, from, reason });
}

export const hasTemple = (state: OracleState, cell: Cell): boolean =>
  beside(state.board, cell).some((next) => faceAt(state, next) === 'red');

/** Sends home every leader without a face-up temple beside it. */
export function sendHomeless(state: OracleState): OracleState {
  return state.leaders
    .filter((standing) => !hasTemple(state, standing.at))
    .reduce((now, standing) => sendHome(now, standing, 'no-temple'), state);
}

/** Takes face-up tiles off the board and out of the game. */
export function removeTiles(state: OracleState, cells: readonly Cell[]): OracleState {
  const tiles = new Map(state.tiles);
  for (const cell of cells) tiles.delete(cell);
  let now: OracleState = { ...state, tiles };
  for (const color of COLORS)
    now = outOfGame(now, color, cells.filter((cell) => faceAt(state, cell) === color).length);
  return now;
}

export const buildingAt = (state: OracleState, cell: Cell): Color | undefined =>
  COLORS.find((color) => state.buildings.get(color) === cell);
