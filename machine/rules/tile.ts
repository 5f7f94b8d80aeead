import type { ClauseId } from '../../spec/clauses.ts';
import type { Asked } from './action.ts';
import { groundOf, type KingdomsBeside, kingdomsBeside } from './beside.ts';
import { type Geometry, geometry, nameOf, neighboursOf } from './board.ts';
import { Change, type Outcome } from './change.ts';
import { GAME_LACKS, gameLacks, TILE_TOTALS } from './component.ts';
import { groupOf, groups, type Laid } from './define.ts';
import { CATASTROPHE, codeAt, connects, EMPTY, type Game, tileCode } from './game.ts';
import { handOf, heldAtMost, spend } from './hand.ts';
import { occupant } from './leader.ts';
import { BLUE, type Cell, type ColorIndex, colorAt, colorIndex, type Seat } from './pieces.ts';
import type { Rows } from './rows.ts';
import { scoreTile } from './score.ts';
import { bothBut } from './spaces.ts';
import { NONE, offBoard, type Violation, violate } from './violation.ts';
import { joinKingdoms, unmarkedClauses } from './war.ts';

/** What speaks against placing a tile (chapter `tile`). */
export function checkTile(game: Game, seat: Seat, action: Asked<'tile'>): readonly Violation[] {
  const color = colorIndex(action.color);
  const held = tileHandFaults(game, seat, color);
  const space = geometry(game.board).index.get(action.at);
  const faults = space === undefined ? offBoard(action.at) : tileSpaceFaults(game, color, space);
  return held.length === 0 ? faults : [...held, ...faults];
}

/** Whether the seat can have a tile of the colour at all. */
function tileHandFaults(game: Game, seat: Seat, color: ColorIndex): readonly Violation[] {
  if (heldAtMost(game, seat, color) > 0) return NONE;
  if (gameLacks(handOf(game, seat), color, 1)) {
    const params = { color: colorAt(color), total: TILE_TOTALS[color] };
    return [violate('no-such-tile-left', GAME_LACKS, [], params)];
  }
  return [violate('tile-not-held', 'tile.place.hand', [], { color: colorAt(color) })];
}

/** What speaks against a space for a tile of the colour; `tileSpaces` has the same as a set. */
function tileSpaceFaults(game: Game, color: ColorIndex, space: number): readonly Violation[] {
  const shape = geometry(game.board);
  const at = shape.names[space] as Cell;
  const code = codeAt(game.cells, space);
  const faults: Violation[] = [];
  if (code !== EMPTY) {
    const clause = code === CATASTROPHE ? 'tile.place.blocked' : 'tile.place.empty';
    faults.push(violate('not-empty', clause, [at], { at, occupant: occupant(code) }));
  }
  if ((color === BLUE) !== shape.river[space]) {
    faults.push(
      color === BLUE
        ? violate('farm-on-land', 'tile.place.river', [at], { at })
        : violate('needs-land', 'tile.place.land', [at], { at, color: colorAt(color) }),
    );
  }
  const among = groups(game);
  const beside = kingdomsBeside(game, space, among);
  if (beside.length > 2) {
    const cells = neighboursOf(shape, space)
      .filter((next) => beside.includes(groupOf(among, next)))
      .map((next) => nameOf(shape, next));
    const params = { at, kingdoms: beside.length };
    faults.push(violate('three-kingdoms', 'tile.place.three-kingdoms', [at, ...cells], params));
  }
  return faults;
}

/**
 * Where a tile of the colour may lie, the hand aside: on empty spaces (clauses `tile.place.empty`,
 * `tile.place.blocked`) of its ground (`tile.place.river`, `tile.place.land`), not beside three
 * kingdoms (`tile.place.three-kingdoms`).
 */
export function tileSpaces(
  shape: Geometry,
  { empty }: Laid,
  { three }: KingdomsBeside,
  color: ColorIndex,
): Rows {
  const { land, river } = groundOf(shape);
  return bothBut(empty, color === BLUE ? river : land, three);
}

/** Places a tile: it scores in one kingdom, or joins two, or does neither. */
export function placeTile(game: Game, seat: Seat, action: Asked<'tile'>): Outcome {
  const change = new Change(game);
  const space = change.space(action.at);
  const color = colorIndex(action.color);
  const before = groups(game);
  const beside = kingdomsBeside(game, space, before);
  spend(change, seat, color, 1);
  change.put(space, tileCode(color));
  change.game.placed = space;
  const clauses: ClauseId[] = [
    'tile.place.hand',
    'tile.place.face-up',
    color === BLUE ? 'tile.place.river' : 'tile.place.land',
  ];
  if (beside.length < 2) clauses.push(...unmarkedClauses(space, before));
  change.note({
    type: 'tile-placed',
    clauses,
    seat,
    color: action.color,
    at: action.at,
  });
  const [first, second] = beside;
  if (second !== undefined) {
    joinKingdoms(change, before, space, color, first as number, second);
  } else {
    const apart = first === undefined ? isolatedClauses(game, space) : NO_CLAUSES;
    scoreTile(change, before, space, color, first, apart);
  }
  return change;
}

const NO_CLAUSES: readonly ClauseId[] = [];

/** The clause by which a tile may lie where nothing that connects lies beside it. */
const isolatedClauses = (game: Game, space: number): readonly ClauseId[] =>
  neighboursOf(geometry(game.board), space).some((next) => connects(codeAt(game.cells, next)))
    ? NO_CLAUSES
    : ['tile.place.isolated'];
