import type { Action } from '../rules/action.ts';
import { type Geometry, geometry } from '../rules/board.ts';
import { type Game, OFF, standsAt } from '../rules/game.ts';
import { type Cell, leaderIndex, leaderNumber, type Seat } from '../rules/pieces.ts';

/** The cell that an action names, a square by its top left one and a cross by its centre, or null. */
export function cellOf(action: Action): Cell | null {
  switch (action.do) {
    case 'leader':
    case 'tile':
    case 'catastrophe':
    case 'building':
    case 'treasure':
      return action.at;
    case 'monument':
      return action.square;
    case 'wonder':
      return action.center;
    case 'withdraw':
    case 'swap':
    case 'pass':
    case 'support':
    case 'choose-war':
    case 'no-monument':
    case 'no-building':
    case 'wonder-point':
      return null;
  }
}

/** The spaces of the board that an action takes up: one, a square, a cross; none off the board. */
export function spacesOf(game: Game, action: Action): readonly number[] {
  const shape = geometry(game.board);
  const { columns, index, neighbours } = shape;
  const space = index.get(cellOf(action) ?? '');
  if (space === undefined) return [];
  if (action.do === 'wonder') return [space, ...(neighbours[space] ?? [])];
  if (action.do !== 'monument') return [space];
  return [space, space + 1, space + columns, space + columns + 1].filter(
    (part) => part < shape.size && distance(shape, space, part) <= 2,
  );
}

/** Where the leader of a leader's action stands, or `OFF`. */
export const standing = (game: Game, seat: Seat, action: Action): number =>
  action.do === 'leader' || action.do === 'withdraw'
    ? standsAt(game.leaders, leaderNumber(seat, leaderIndex(action.leader)))
    : OFF;

/** Steps along rows and columns from one space to another. */
export function distance({ columns }: Geometry, from: number, to: number): number {
  const rows = Math.abs(Math.floor(from / columns) - Math.floor(to / columns));
  return rows + Math.abs((from % columns) - (to % columns));
}

/** Steps from the nearest of some spaces; 0 if there are none. */
export function distanceFrom(shape: Geometry, from: readonly number[], to: number): number {
  return from.length === 0 ? 0 : Math.min(...from.map((space) => distance(shape, space, to)));
}

/** Steps between two cells by their names, which the board need not have. */
export function between(one: Cell, other: Cell): number {
  const columns = Math.abs(one.charCodeAt(0) - other.charCodeAt(0));
  return columns + Math.abs(Number(one.slice(1)) - Number(other.slice(1)));
}
