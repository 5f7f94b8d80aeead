import type { Asked } from './action.ts';
import { geometry } from './board.ts';
import { Change, type Outcome } from './change.ts';
import { type Groups, groups, kingdomsBeside } from './define.ts';
import { CATASTROPHE, EMPTY, type Game, tileCode } from './game.ts';
import { heldAtMost, spend } from './hand.ts';
import { occupant } from './leader.ts';
import { BLUE, type Color, type Seat, TILE_TOTALS, UNKNOWN, colorAt, colorIndex } from './pieces.ts';
import { scoreTile } from './score.ts';
import { NONE, type Violation, violate } from './violation.ts';
import { joinKingdoms } from './war.ts';

/** What speaks against placing a tile (chapter `tile`). */
export function checkTile(game: Game, seat: Seat, action: Asked<'tile'>): readonly Violation[] {
  const color = colorIndex(action.color);
  const held = tileHandFaults(game, seat, color);
  const space = geometry(game.board).index.get(action.at);
  if (space === undefined) {
    return [...held, violate('off-board', 'define.space.board', [action.at], { at: action.at })];
  }
  const faults = tileSpaceFaults(game, groups(game), color, space);
  if (held.length === 0) return faults;
  return faults.length === 0 ? held : [...held, ...faults];
}

/** Whether the seat can have a tile of the colour at all. */
export function tileHandFaults(game: Game, seat: Seat, color: number): readonly Violation[] {
  if (heldAtMost(game, seat, color) > 0) return NONE;
  const unknown = (game.hands[seat] as readonly number[])[UNKNOWN] as number;
  if (unknown > 0) {
    const params = { color: colorAt(color), total: TILE_TOTALS[color] as number };
    return [violate('no-such-tile-left', 'component.tile.count', [], params)];
  }
  return [violate('tile-not-held', 'tile.place.hand', [], { color: colorAt(color) })];
}

/** What speaks against a space for a tile of the colour. */
export function tileSpaceFaults(
  game: Game,
  among: Groups,
  color: number,
  space: number,
): readonly Violation[] {
  const shape = geometry(game.board);
  const at = shape.names[space] as `A1`;
  const code = game.cells[space] as number;
  let faults: Violation[] | null = null;
  const fault = (violation: Violation): void => {
    if (faults === null) faults = [violation];
    else faults.push(violation);
  };
  if (code !== EMPTY) {
    const clause = code === CATASTROPHE ? 'tile.place.blocked' : 'tile.place.empty';
    fault(violate('not-empty', clause, [at], { at, occupant: occupant(code) }));
  }
  if (color === BLUE && !shape.river[space]) {
    fault(violate('farm-on-land', 'tile.place.river', [at], { at }));
  }
  if (color !== BLUE && shape.river[space]) {
    fault(violate('needs-land', 'tile.place.land', [at], { at, color: colorAt(color) }));
  }
  const beside = kingdomsBeside(game, space, among);
  if (beside.length > 2) {
    const cells = (shape.neighbours[space] as readonly number[])
      .filter((next) => beside.includes(among.of[next] as number))
      .map((next) => shape.names[next] as `A1`);
    const params = { at, kingdoms: beside.length };
    fault(violate('three-kingdoms', 'tile.place.three-kingdoms', [at, ...cells], params));
  }
  return faults ?? NONE;
}

/** Places a tile: it scores in one kingdom, or joins two, or does neither. */
export function placeTile(game: Game, seat: Seat, action: Asked<'tile'>): Outcome {
  const change = new Change(game);
  const space = change.shape.index.get(action.at) as number;
  const color = colorIndex(action.color);
  const before = groups(game);
  const beside = kingdomsBeside(game, space, before);
  spend(change, seat, color, 1);
  change.put(space, tileCode(color));
  change.game.placed = space;
  const fields: { seat: Seat; color: Color; at: `A1` } = { seat, color: action.color, at: action.at as `A1` };
  change.note('tile-placed', ['tile.place.hand', color === BLUE ? 'tile.place.river' : 'tile.place.land'], fields);
  const [first, second] = beside;
  if (first !== undefined && second !== undefined) {
    joinKingdoms(change, before, space, first, second);
  } else {
    scoreTile(change, before, space, color, first);
  }
  return change;
}
