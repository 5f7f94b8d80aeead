import type { ClauseId } from '../../spec/clauses.ts';
import type { Asked } from './action.ts';
import { geometry, nameOf } from './board.ts';
import { Change, type Outcome } from './change.ts';
import { groupOf, groups } from './define.ts';
import { codeAt, faceUpColor, type Game, NO_COLOR, OFF } from './game.ts';
import {
  type ByColor,
  type Cell,
  COLOR_INDICES,
  type ColorIndex,
  colorAt,
  colorIndex,
  type Seat,
  type Writable,
} from './pieces.ts';
import { placedColor } from './shapes.ts';
import { NONE, offBoard, type Violation, violate } from './violation.ts';

const ONE: { count: number; clauses: readonly ClauseId[] } = { count: 1, clauses: [] };
const TWO: { count: number; clauses: readonly ClauseId[] } = {
  count: 2,
  clauses: ['building.score.double', 'building.score.timing'],
};

/**
 * What a tile of the colour on a space is worth in its kingdom as it now is: two points where the
 * building of its colour stands, else one (clause `building.score.double`).
 */
export function pointsForTile(
  game: Game,
  space: number,
  color: ColorIndex,
): { readonly count: number; readonly clauses: readonly ClauseId[] } {
  const stands = game.buildings[color];
  if (stands === OFF) return ONE;
  const among = groups(game);
  return groupOf(among, stands) === groupOf(among, space) ? TWO : ONE;
}

/** The clauses by which a game with buildings is set up. */
export const BUILDING_SETUP: readonly ClauseId[] = ['building.setup.beside'];

/** Why a catastrophe tile may not cover a tile that bears the building of its colour. */
export const coversBuilding = (at: Cell, color: ColorIndex): Violation =>
  violate('covers-building', 'building.tile.no-catastrophe', [at], { at, color: colorAt(color) });

/** The clauses that keep a supporter of the loser of a war on the board: it bears a building. */
export const BUILDING_KEEPS: readonly ClauseId[] = ['building.tile.counts'];

/** Tiles a line needs (clause `building.line.three`). */
const LINE = 3;

/** The unbroken rows and columns of one colour through a space, each with that space in it. */
export function linesThrough(game: Game, space: number): readonly (readonly number[])[] {
  const { columns } = geometry(game.board);
  const color = faceUpColor(codeAt(game.cells, space));
  if (color === NO_COLOR) return [];
  const row = Math.floor(space / columns);
  const same = (next: number): boolean => faceUpColor(codeAt(game.cells, next)) === color;
  const run = (step: number, goesOn: (next: number) => boolean): readonly number[] => {
    const line = [space];
    for (let next = space - step; goesOn(next); next -= step) line.unshift(next);
    for (let next = space + step; goesOn(next); next += step) line.push(next);
    return line;
  };
  return [run(1, (next) => same(next) && Math.floor(next / columns) === row), run(columns, same)];
}

/** Why a line through the placed tile does not qualify for the building, or null if it does. */
function lineFault(
  game: Game,
  line: readonly number[],
  color: ColorIndex,
  space: number,
): Violation | null {
  const shape = geometry(game.board);
  const cells = line.map((member) => nameOf(shape, member));
  const at = nameOf(shape, space);
  if (line.length < LINE) {
    return violate('no-line', 'building.line.three', cells, { color: colorAt(color), at });
  }
  const stands = game.buildings[color];
  if (stands === OFF) return null;
  if (line.includes(stands)) {
    return violate('own-line', 'building.move.never-own-line', cells, {
      color: colorAt(color),
      at,
    });
  }
  const crossing = linesThrough(game, stands).map((other) => other.length);
  const standing = Math.max(...crossing);
  if (line.length > standing) return null;
  const clause = isCrossing(game, stands) ? 'building.move.crossing' : 'building.move.longer';
  const params = { color: colorAt(color), at, length: line.length, standing };
  return violate('line-not-longer', clause, cells, params);
}

/** The spaces on which the placed tile lets the active player put the building of its colour. */
export function buildingSpaces(game: Game): readonly number[] {
  if (!game.options.buildings) return [];
  const color = placedColor(game);
  if (color === NO_COLOR) return [];
  const spaces = new Set<number>();
  for (const line of linesThrough(game, game.placed)) {
    if (lineFault(game, line, color, game.placed) === null)
      for (const space of line) spaces.add(space);
  }
  return [...spaces].sort((a, b) => a - b);
}

/** What speaks against putting a building on a space (chapter `building`). */
export function checkBuilding(game: Game, action: Asked<'building'>): readonly Violation[] {
  const { index } = geometry(game.board);
  const { at } = action;
  const space = index.get(at);
  if (space === undefined) return offBoard(at);
  const placed = placedColor(game);
  const color = colorIndex(action.color);
  if (color !== placed) {
    const params = { color: action.color, placed: colorAt(placed) };
    return [violate('building-color', 'building.place.supply', [at], params)];
  }
  if (buildingSpaces(game).includes(space)) return NONE;
  const through = linesThrough(game, game.placed).filter((line) => line.includes(space));
  const faults = through.flatMap((line) => lineFault(game, line, color, space) ?? []);
  if (faults.length > 0) return faults;
  return [violate('no-line', 'building.line.three', [at], { color: action.color, at })];
}

const PLACED: readonly ClauseId[] = ['building.line.three', 'building.order.after-conflict'];

/** Whether two lines cross on a space. */
const isCrossing = (game: Game, space: number): boolean =>
  linesThrough(game, space).every((line) => line.length >= LINE);

/** Stands the building of a colour on a space, or takes it `OFF` the board. */
function stand(change: Change, color: ColorIndex, space: number): void {
  const buildings: Writable<ByColor> = [...change.game.buildings];
  buildings[color] = space;
  change.game.buildings = buildings;
}

/** Puts the building on a tile of the line. */
export function placeBuilding(game: Game, seat: Seat, action: Asked<'building'>): Outcome {
  const change = new Change(game);
  const color = colorIndex(action.color);
  const from = game.buildings[color];
  stand(change, color, change.space(action.at));
  const clauses: readonly ClauseId[] =
    from === OFF
      ? [...PLACED, 'building.place.supply']
      : [...PLACED, isCrossing(game, from) ? 'building.move.crossing' : 'building.move.longer'];
  change.note({
    type: 'building-placed',
    clauses,
    seat,
    color: action.color,
    at: action.at,
    from: from === OFF ? null : change.name(from),
  });
  return change;
}

/** The active player leaves the building where it is. */
export function declineBuilding(game: Game): Outcome {
  const change = new Change(game);
  const color = colorAt(placedColor(game));
  change.note({
    type: 'building-declined',
    clauses: ['building.place.supply', 'building.order.before-monument'],
    color,
  });
  return change;
}

/** Returns to the supply the buildings whose tiles lie under a monument or the wonder. */
export function returnBuildings(change: Change, spaces: readonly number[]): void {
  for (const color of COLOR_INDICES) {
    const space = change.game.buildings[color];
    if (!spaces.includes(space)) continue;
    stand(change, color, OFF);
    change.note({
      type: 'building-returned',
      clauses: ['building.tile.flipped'],
      color: colorAt(color),
      from: change.name(space),
    });
  }
}
