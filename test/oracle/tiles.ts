import type { Action, ActionOf } from '../../machine/rules/action.ts';
import type { Cell, Color } from '../../machine/rules/pieces.ts';
import { groupOf, kingdoms, leadersIn, touching } from './kingdoms.ts';
import { give, inHand, outOfGame, sendHomeless, takeFromHand } from './pieces.ts';
import { COLOR_OF, COLORS, isEmpty, leaderAt, type OracleState, tell } from './state.ts';
import { openWars } from './war.ts';

export function tileActions(state: OracleState): readonly Action[] {
  const realms = kingdoms(state);
  const open = state.board.cells.filter(
    (cell) => isEmpty(state, cell) && touching(state, cell, realms).length <= 2,
  );
  return COLORS.filter((color) => inHand(state, state.seat, color) > 0).flatMap((color) =>
    open
      .filter((cell) => state.board.river.has(cell) === (color === 'blue'))
      .map((at): Action => ({ do: 'tile', color, at })),
  );
}

/** The point for a tile that lies on the board and has joined no kingdoms. */
function scoreTile(state: OracleState, color: Color, at: Cell): OracleState {
  const kingdom = groupOf(state, at);
  const there = leadersIn(state, kingdom);
  const matching = there.find(({ leader }) => COLOR_OF[leader] === color);
  const scorer = matching ?? there.find(({ leader }) => leader === 'king');
  if (!scorer) {
    const reason = there.length > 0 ? 'no-leader' : 'outside';
    return tell(state, { type: 'no-point', color, at, reason });
  }
  const building = state.buildings.get(color);
  const count = building !== undefined && kingdom.has(building) ? 2 : 1;
  return give(state, scorer.seat, color, count, matching ? 'leader' : 'king');
}

/** Lays a tile; it either earns a point or joins two kingdoms. */
export function placeTile(state: OracleState, { color, at }: ActionOf<'tile'>): OracleState {
  const { seat } = state;
  const joined = touching(state, at, kingdoms(state));
  const tiles = new Map(state.tiles).set(at, { face: color, treasure: false });
  const laid = tell(
    { ...takeFromHand(state, seat, color, 1), tiles, placed: at },
    { type: 'tile-placed', seat, color, at },
  );
  if (joined.length < 2) return scoreTile(laid, color, at);
  const homes = joined.map((kingdom) => [...kingdom]);
  const united = { ...laid, union: { at, homes } };
  return tell(
    united,
    { type: 'no-point', color, at, reason: 'joining' },
    { type: 'kingdoms-joined', at, wars: openWars(united) },
  );
}

/** Whether a catastrophe may cover a space. */
function coverable(state: OracleState, cell: Cell): boolean {
  if (leaderAt(state, cell) || state.catastrophes.has(cell)) return false;
  const tile = state.tiles.get(cell);
  if (!tile) return true;
  const faceUp = tile.face !== 'down' && tile.face !== 'wonder';
  return faceUp && !tile.treasure && ![...state.buildings.values()].includes(cell);
}

export const catastropheActions = (state: OracleState): readonly Action[] =>
  (state.catastrophesLeft[state.seat] ?? 0) > 0
    ? state.board.cells
        .filter((cell) => coverable(state, cell))
        .map((at) => ({ do: 'catastrophe', at }))
    : [];

export function placeCatastrophe(state: OracleState, { at }: ActionOf<'catastrophe'>): OracleState {
  const { seat } = state;
  const face = state.tiles.get(at)?.face;
  const covered = face === 'down' || face === 'wonder' || face === undefined ? null : face;
  const tiles = new Map(state.tiles);
  tiles.delete(at);
  const closed: OracleState = {
    ...(covered ? outOfGame(state, covered, 1) : state),
    tiles,
    catastrophes: new Set([...state.catastrophes, at]),
    catastrophesLeft: state.catastrophesLeft.map((left, who) => (who === seat ? left - 1 : left)),
  };
  return sendHomeless(tell(closed, { type: 'catastrophe-placed', seat, at, covered }));
}
