import type { ClauseId } from '../../spec/clauses.ts';
import type { Asked } from './action.ts';
import { geometry } from './board.ts';
import { Change, type Outcome } from './change.ts';
import { groups } from './define.ts';
import { faceUpColor, type Game, OFF } from './game.ts';
import { colorAt, colorIndex, type Seat } from './pieces.ts';
import { NONE, type Violation, violate } from './violation.ts';

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
  color: number,
): { readonly count: number; readonly clauses: readonly ClauseId[] } {
  const stands = game.buildings[color] as number;
  if (stands === OFF) return ONE;
  const { of } = groups(game);
  return of[stands] === of[space] ? TWO : ONE;
}

/** Tiles a line needs (clause `building.line.three`). */
const LINE = 3;

/** The unbroken rows and columns of one colour through a space, each with that space in it. */
export function linesThrough(game: Game, space: number): readonly (readonly number[])[] {
  const { columns } = geometry(game.board);
  const color = faceUpColor(game.cells[space] as number);
  if (color < 0) return [];
  const row = Math.floor(space / columns);
  const same = (next: number): boolean => faceUpColor(game.cells[next] as number) === color;
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
  color: number,
  at: number,
): Violation | null {
  const { names } = geometry(game.board);
  const cells = line.map((space) => names[space] as `A1`);
  const name = names[at] as `A1`;
  if (line.length < LINE) {
    return violate('no-line', 'building.line.three', cells, { color: colorAt(color), at: name });
  }
  const stands = game.buildings[color] as number;
  if (stands === OFF) return null;
  if (line.includes(stands)) {
    return violate('own-line', 'building.move.never-own-line', cells, {
      color: colorAt(color),
      at: name,
    });
  }
  const crossing = linesThrough(game, stands).map((other) => other.length);
  const standing = Math.max(...crossing);
  if (line.length > standing) return null;
  const clause = isCrossing(game, stands) ? 'building.move.crossing' : 'building.move.longer';
  const params = { color: colorAt(color), at: name, length: line.length, standing };
  return violate('line-not-longer', clause, cells, params);
}

/** The spaces on which the placed tile lets the active player put the building of its colour. */
export function buildingSpaces(game: Game): readonly number[] {
  if (!game.options.buildings || game.placed === OFF) return [];
  const color = faceUpColor(game.cells[game.placed] as number);
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
  if (space === undefined) return [violate('off-board', 'define.space.board', [at], { at })];
  const placed = faceUpColor(game.cells[game.placed] as number);
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

/** Puts the building on a tile of the line. */
export function placeBuilding(game: Game, seat: Seat, action: Asked<'building'>): Outcome {
  const change = new Change(game);
  const color = colorIndex(action.color);
  const from = game.buildings[color] as number;
  const buildings = game.buildings.slice();
  buildings[color] = change.shape.index.get(action.at) as number;
  change.game.buildings = buildings;
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
  const color = colorAt(faceUpColor(game.cells[game.placed] as number));
  change.note({
    type: 'building-declined',
    clauses: ['building.place.supply', 'building.order.before-monument'],
    color,
  });
  return change;
}

/** Returns to the supply the buildings whose tiles lie under a monument or the wonder. */
export function returnBuildings(change: Change, spaces: readonly number[]): void {
  change.game.buildings.forEach((space, color) => {
    if (!spaces.includes(space)) return;
    const buildings = change.game.buildings.slice();
    buildings[color] = OFF;
    change.game.buildings = buildings;
    change.note({
      type: 'building-returned',
      clauses: ['building.tile.flipped'],
      color: colorAt(color),
      from: change.name(space),
    });
  });
}
