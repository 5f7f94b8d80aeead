import type { ObservedJson, OptionsJson, PositionJson } from '../../machine/record/format.ts';
import type { Cell, Color, Leader, Seat, Tile } from '../../machine/rules/pieces.ts';
import components from '../../spec/components.json' with { type: 'json' };
import type { Readings } from '../../spec/rulings.ts';
import { type Board, cellAt, freeBoard, printedBoard } from './board.ts';
import {
  COLOR_OF,
  COLORS,
  type Lying,
  type OracleState,
  type Score,
  type Standing,
} from './state.ts';

/** What a game is taken up from; hands and bag are known to the last tile. */
export interface Beginning {
  /** Left out, the set-up of the board. */
  readonly position?: ObservedJson | undefined;
  readonly options?: OptionsJson | undefined;
  readonly rulings: Readings;
  readonly players: number;
  /** For a game from the set-up; else the hands are in the position. */
  readonly hands?: readonly (readonly Tile[])[] | undefined;
  /** In draw order. */
  readonly bag: readonly Tile[];
}

const LETTERS: Readonly<Record<string, Lying>> = {
  r: { face: 'red', treasure: false },
  R: { face: 'red', treasure: true },
  k: { face: 'black', treasure: false },
  g: { face: 'green', treasure: false },
  u: { face: 'blue', treasure: false },
  x: { face: 'down', treasure: false },
  X: { face: 'down', treasure: true },
  w: { face: 'wonder', treasure: false },
  W: { face: 'wonder', treasure: true },
};

export const letterOf = (tile: Lying): string =>
  Object.keys(LETTERS).find(
    (letter) => LETTERS[letter]?.face === tile.face && LETTERS[letter]?.treasure === tile.treasure,
  ) ?? '?';

function known(tiles: readonly Tile[]): readonly Color[] {
  return tiles.map((tile) => {
    if (tile === '?') throw new Error('the oracle knows every tile');
    return tile;
  });
}

function boardOf({ position, options }: Beginning): Board {
  if (position?.terrain) return freeBoard(position.terrain, position.bordered ?? []);
  return printedBoard(position?.board ?? options?.board ?? 'standard');
}

/** What lies on the board by the rows of a position. */
function lying(board: Board, rows: readonly string[] | undefined) {
  const tiles = new Map<Cell, Lying>();
  const catastrophes = new Set<Cell>();
  if (!rows) for (const cell of board.temples) tiles.set(cell, { face: 'red', treasure: true });
  for (const [row, line] of (rows ?? []).entries())
    for (const [column, letter] of [...line].entries()) {
      const tile = LETTERS[letter];
      if (tile) tiles.set(cellAt(column, row), tile);
      if (letter === '#') catastrophes.add(cellAt(column, row));
    }
  return { tiles, catastrophes };
}

const standings = (leaders: PositionJson['leaders']): readonly Standing[] =>
  Object.entries(leaders ?? {}).map(([key, at]) => {
    const [seat, leader] = key.split('.') as [string, Leader];
    return { seat: Number(seat) as Seat, leader, at };
  });

/** With the whole bag known, tiles that are nowhere have left the game. */
function missing(state: OracleState): OracleState['discarded'] {
  const conflict = state.conflict;
  const committed = conflict?.kind === 'war' ? COLOR_OF[conflict.leader] : 'red';
  const count = (color: Color): number =>
    components.tiles[color] -
    [...state.tiles.values()].filter((tile) => tile.face === color).length -
    4 * state.monuments.filter(({ of }) => of === color).length -
    [...state.bag, ...state.hands.flat()].filter((tile) => tile === color).length -
    (color === committed ? (conflict?.added ?? 0) : 0);
  return { black: count('black'), red: count('red'), blue: count('blue'), green: count('green') };
}

/** Takes a game up. */
export function start(beginning: Beginning): OracleState {
  const { options, players, rulings } = beginning;
  const position: ObservedJson = beginning.position ?? {};
  const board = boardOf(beginning);
  const seats = ([0, 1, 2, 3] as const).slice(0, players);
  const hands = position.hands ?? beginning.hands;
  if (!hands) throw new Error('the oracle knows every hand');
  const { placed, union, conflict } = position.pending ?? {};
  const attacked = position.phase?.endsWith('.defence') ?? false;
  const state: OracleState = {
    board,
    treasureEnd: position.treasureEnd ?? board.name !== 'free',
    options: {
      englishVariant: options?.englishVariant ?? false,
      wonder: options?.wonder ?? false,
      buildings: options?.buildings ?? false,
    },
    rulings,
    seats,
    ...lying(board, position.rows),
    leaders: standings(position.leaders),
    monuments: (position.monuments ?? []).map(({ colors, square, of }) => ({
      colors,
      square,
      of: of ?? null,
    })),
    buildings: new Map(Object.entries(position.buildings ?? {}) as [Color, Cell][]),
    declined: position.declined ?? [],
    hands: hands.map(known),
    bag: known(beginning.bag),
    discarded: { black: 0, red: 0, blue: 0, green: 0 },
    catastrophesLeft: position.catastrophesLeft ?? seats.map(() => 2),
    scores: seats.map((seat): Score => {
      const [black = 0, red = 0, blue = 0, green = 0, treasures = 0] =
        position.scores?.[seat] ?? [];
      return { black, red, blue, green, treasures };
    }),
    phase: position.phase ?? 'turn.action',
    seat: position.seat ?? 0,
    actionsLeft: position.actionsLeft ?? 2,
    placed: placed ?? null,
    union: union ?? null,
    conflict: conflict ? { ...conflict, added: attacked ? (conflict.added ?? 0) : null } : null,
    bagFailed: false,
    ending: null,
    happened: [],
  };
  if (!position.discarded) return { ...state, discarded: missing(state) };
  const discarded = { ...state.discarded };
  for (const color of COLORS) discarded[color] = position.discarded[color] ?? 0;
  return { ...state, discarded };
}
