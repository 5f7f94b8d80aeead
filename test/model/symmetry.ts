import { type Board, cellName, geometry } from '../../machine/rules/board.ts';
import type { Effect } from '../../machine/rules/effect.ts';
import { type Game, isLeader, leaderCode, leaderOf, OFF } from '../../machine/rules/game.ts';
import { type Cell, colorOf, leaderNumber, type Seat, seatOf } from '../../machine/rules/pieces.ts';
import { squareSpaces } from '../../machine/rules/shapes.ts';

/** The same game looked at from elsewhere: other seats, or the board turned over. */
export interface View {
  /** Where each space comes to lie; none if the board stays. */
  readonly spaces: readonly number[] | null;
  readonly board: Board;
  /** Where each seat comes to sit. */
  readonly seat: (seat: Seat) => Seat;
}

/** A printed board as a free one that is the same. */
export function asFree(game: Game): Game {
  const { names, bordered } = geometry(game.board);
  const board: Board = {
    id: 'free',
    terrain: game.board.terrain.map((line) => line.replace(/[TB]/g, '.')),
    bordered: names.filter((_, space) => bordered[space]),
  };
  return { ...game, board };
}

/** Seats moved round the table, the clockwise order kept. */
export const rotated = ({ board, players }: Game, by: number): View => ({
  spaces: null,
  board,
  seat: (seat) => ((seat + by) % players) as Seat,
});

export type Mirror = 'left-right' | 'top-bottom' | 'transposed';

/** A free board turned over. */
export function mirrored({ board }: Game, mirror: Mirror): View {
  const { columns, rows, names, bordered, size } = geometry(board);
  const turned = mirror === 'transposed';
  const width = turned ? rows : columns;
  const spaces = Array.from({ length: size }, (_, space) => {
    const [column, row] = [space % columns, Math.floor(space / columns)];
    if (turned) return column * width + row;
    return mirror === 'left-right'
      ? row * width + (columns - 1 - column)
      : (rows - 1 - row) * width + column;
  });
  const letters = board.terrain.join('');
  const lines = Array.from({ length: turned ? columns : rows }, () => new Array<string>(width));
  const marked: Cell[] = [];
  spaces.forEach((to, from) => {
    const [column, row] = [to % width, Math.floor(to / width)];
    (lines[row] as string[])[column] = letters[from] as string;
    if (bordered[from] && names[from] !== undefined) marked.push(cellName(column, row));
  });
  return {
    spaces,
    board: { id: 'free', terrain: lines.map((line) => line.join('')), bordered: marked },
    seat: (seat) => seat,
  };
}

const to = ({ spaces }: View, space: number): number =>
  space === OFF || spaces === null ? space : (spaces[space] as number);

/** Where the top left space of a square comes to lie. */
const cornerTo = (view: View, game: Game, square: number): number =>
  Math.min(...squareSpaces(game, square).map((space) => to(view, space)));

const numeric = (list: readonly number[]): readonly number[] => [...list].sort((a, b) => a - b);

/** One value for each seat, the values where the seats go. */
function seated<T>(view: View, list: readonly T[]): readonly T[] {
  const moved = [...list];
  list.forEach((value, seat) => {
    moved[view.seat(seat as Seat)] = value;
  });
  return moved;
}

const leaderTo = (view: View, leader: number): number =>
  leaderNumber(view.seat(seatOf(leader)), colorOf(leader));

/** A game in another view. */
export function seen(view: View, game: Game): Game {
  const cells = [...game.cells];
  game.cells.forEach((code, space) => {
    cells[to(view, space)] = isLeader(code) ? leaderCode(leaderTo(view, leaderOf(code))) : code;
  });
  const leaders = [...game.leaders];
  game.leaders.forEach((space, leader) => {
    leaders[leaderTo(view, leader)] = to(view, space);
  });
  const { conflict, union } = game;
  const [black, red, blue, green] = game.buildings;
  return {
    ...game,
    board: view.board,
    cells,
    leaders,
    monuments: game.monuments.map((one) => ({ ...one, square: cornerTo(view, game, one.square) })),
    wonder: to(view, game.wonder),
    buildings: [to(view, black), to(view, red), to(view, blue), to(view, green)],
    declinedSquares: game.declinedSquares.map((square) => cornerTo(view, game, square)),
    declinedCenters: game.declinedCenters.map((center) => to(view, center)),
    hands: seated(view, game.hands),
    catastrophes: seated(view, game.catastrophes),
    scores: seated(view, game.scores),
    seat: view.seat(game.seat),
    placed: to(view, game.placed),
    union: union && {
      at: to(view, union.at),
      homes: [
        union.homes[0].map((space) => to(view, space)),
        union.homes[1].map((space) => to(view, space)),
      ],
    },
    conflict: conflict && {
      ...conflict,
      attacker: view.seat(conflict.attacker),
      defender: view.seat(conflict.defender),
    },
  };
}

/** A game with the lists in order that have none. */
export const ordered = (game: Game): Game => ({
  ...game,
  declinedSquares: numeric(game.declinedSquares),
  declinedCenters: numeric(game.declinedCenters),
  union: game.union && {
    ...game.union,
    homes: game.union.homes
      .map(numeric)
      .sort((a, b) => (a[0] as number) - (b[0] as number)) as never,
  },
});

const SEATS = new Set(['seat', 'next', 'attacker', 'defender', 'winner', 'loser']);
const CELLS = new Set(['at', 'from', 'against', 'attackerAt', 'defenderAt', 'center', 'cells']);

/** An action or an effect in another view; lists of spaces in order. */
export function told<T extends object>(view: View, game: Game, what: T): T {
  const { names, index } = geometry(game.board);
  const after = geometry(view.board).names;
  const cell = (name: unknown): unknown => {
    const space = index.get(String(name));
    return space === undefined ? name : after[to(view, space)];
  };
  const entries = Object.entries(what).map(([key, value]): [string, unknown] => {
    if (typeof value === 'number' && SEATS.has(key)) return [key, view.seat(value as Seat)];
    if (key === 'square') {
      const square = index.get(value);
      return [key, square === undefined ? names[0] : after[cornerTo(view, game, square)]];
    }
    if (key === 'ranking')
      return [key, (value as Seat[][]).map((place) => place.map(view.seat).sort())];
    if (!CELLS.has(key)) return [key, value];
    return [key, Array.isArray(value) ? value.map(cell).sort() : cell(value)];
  });
  return Object.fromEntries(entries) as T;
}

/** Effects in another view, in an order of their own: the rules bring some about together. */
export const happened = (view: View, game: Game, effects: readonly Effect[]): readonly string[] =>
  effects
    .map((effect) => {
      const isMonument = effect.type === 'point' && effect.reason === 'monument';
      return JSON.stringify(told(view, game, isMonument ? { ...effect, cells: [] } : effect));
    })
    .sort();
