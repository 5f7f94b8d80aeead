import type { Action, ActionOf } from '../../machine/rules/action.ts';
import type { Cell, Color, MonumentPair } from '../../machine/rules/pieces.ts';
import components from '../../spec/components.json' with { type: 'json' };
import { beside, shifted } from './board.ts';
import { buildingAt, outOfGame, sendHomeless } from './pieces.ts';
import { type Declined, faceAt, type Lying, type OracleState, tell } from './state.ts';

const MONUMENTS = components.monuments as unknown as readonly MonumentPair[];

/** The four spaces of a square by its top left one. */
export const squareOf = (corner: Cell): readonly Cell[] => [
  corner,
  shifted(corner, 1, 0),
  shifted(corner, 0, 1),
  shifted(corner, 1, 1),
];

const samePair = ([a, b]: MonumentPair, [c, d]: MonumentPair): boolean =>
  (a === c && b === d) || (a === d && b === c);

const monumentsLeft = (state: OracleState, color: Color): readonly MonumentPair[] =>
  MONUMENTS.filter(
    (pair) => pair.includes(color) && !state.monuments.some(({ colors }) => samePair(colors, pair)),
  );

const isDeclined = (state: OracleState, figure: Declined): boolean =>
  state.rulings.redeclineSquare === 'forbid' &&
  state.declined.some((other) =>
    'square' in figure
      ? 'square' in other && other.square === figure.square
      : 'center' in other && other.center === figure.center,
  );

const isOfColor = (state: OracleState, cells: readonly Cell[], color: Color): boolean =>
  cells.every((cell) => faceAt(state, cell) === color);

/** The squares with the placed tile that can carry a monument now. */
function squares(state: OracleState, at: Cell, color: Color): readonly Cell[] {
  if (monumentsLeft(state, color).length === 0) return [];
  return [at, shifted(at, -1, 0), shifted(at, 0, -1), shifted(at, -1, -1)].filter(
    (square) => isOfColor(state, squareOf(square), color) && !isDeclined(state, { square }),
  );
}

const wonderStands = (state: OracleState): boolean =>
  [...state.tiles.values()].some((tile) => tile.face === 'wonder');

const crossOf = (state: OracleState, center: Cell): readonly Cell[] => [
  center,
  ...beside(state.board, center),
];

/** The crosses with the placed tile that can carry the wonder now. */
function crosses(state: OracleState, at: Cell, color: Color): readonly Cell[] {
  if (!state.options.wonder || wonderStands(state)) return [];
  return [at, ...beside(state.board, at)].filter((center) => {
    const cross = crossOf(state, center);
    return cross.length === 5 && isOfColor(state, cross, color) && !isDeclined(state, { center });
  });
}

/** Every figure of the placed tile that can be built on now. */
function figures(state: OracleState) {
  const color = state.placed ? faceAt(state, state.placed) : undefined;
  if (!state.placed || !color || color === 'down' || color === 'wonder') return null;
  return {
    color,
    squares: squares(state, state.placed, color),
    crosses: crosses(state, state.placed, color),
  };
}

/** Monuments and wonder that may be built now; none means that there is nothing to decide. */
export function figureChoices(state: OracleState): readonly Action[] {
  const found = figures(state);
  if (!found) return [];
  return [
    ...found.squares.flatMap((square) =>
      monumentsLeft(state, found.color).map(
        (monument): Action => ({ do: 'monument', square, monument }),
      ),
    ),
    ...found.crosses.map((center): Action => ({ do: 'wonder', center })),
  ];
}

/** Under the reading `forbid`, what could have been built on and was not is lost for good. */
export function forfeit(state: OracleState, built?: Declined): OracleState {
  const found = figures(state);
  if (!found || state.rulings.redeclineSquare !== 'forbid') return state;
  const missed: Declined[] = [
    ...found.squares
      .filter((square) => !(built && 'square' in built && built.square === square))
      .map((square) => ({ square })),
    ...found.crosses
      .filter((center) => !(built && 'center' in built && built.center === center))
      .map((center) => ({ center })),
  ];
  return { ...state, declined: [...state.declined, ...missed] };
}

/** Covers tiles: buildings on them go back, and leaders that have lost their temples go home. */
function cover(state: OracleState, cells: readonly Cell[], face: Lying['face']): OracleState {
  const tiles = new Map(state.tiles);
  const buildings = new Map(state.buildings);
  let now = state;
  for (const cell of cells) {
    tiles.set(cell, { face, treasure: state.tiles.get(cell)?.treasure ?? false });
    const color = buildingAt(state, cell);
    if (!color) continue;
    buildings.delete(color);
    now = tell(now, { type: 'building-returned', color, from: cell });
  }
  return sendHomeless({ ...now, tiles, buildings });
}

export function buildMonument(state: OracleState, action: ActionOf<'monument'>): OracleState {
  const { square, monument } = action;
  const of = figures(state)?.color;
  if (!of) throw new Error('no square');
  const kept = forfeit(state, { square });
  return cover(
    tell(
      { ...kept, monuments: [...kept.monuments, { colors: monument, square, of }] },
      { type: 'monument-built', seat: state.seat, square, monument, of },
    ),
    squareOf(square),
    'down',
  );
}

export function raiseWonder(state: OracleState, { center }: ActionOf<'wonder'>): OracleState {
  const of = figures(state)?.color;
  if (!of) throw new Error('no cross');
  const kept = forfeit(state, { center });
  const cells = crossOf(state, center);
  const told = tell(kept, { type: 'wonder-built', seat: state.seat, center, of });
  if (state.rulings.wonderTiles === 'flip') return cover(told, cells, 'wonder');
  return cover(
    tell(outOfGame(told, of, cells.length), { type: 'tiles-removed', color: of, cells }),
    cells,
    'wonder',
  );
}
