import type { Asked } from './action.ts';
import { geometry } from './board.ts';
import { returnBuildings } from './building.ts';
import { Change, type Outcome } from './change.ts';
import { groups } from './define.ts';
import {
  FACE_DOWN,
  faceUpColor,
  type Game,
  hasTreasure,
  type Monument,
  OFF,
  TREASURE,
} from './game.ts';
import { returnLeadersWithoutTemple } from './leader.ts';
import {
  colorAt,
  colorIndex,
  MONUMENTS,
  type MonumentPair,
  monumentKey,
  type Seat,
} from './pieces.ts';
import { type Violation, violate } from './violation.ts';

/**
 * The four spaces of the square whose top left space is given, or none if it leaves the board to the
 * right or below.
 */
export function squareSpaces(game: Game, square: number): readonly number[] {
  const { columns, size } = geometry(game.board);
  if (square % columns === columns - 1 || square + columns >= size) return [];
  return [square, square + 1, square + columns, square + columns + 1];
}

/** The colour that all these spaces show face up, or -1. */
export function commonColor(game: Game, spaces: readonly number[]): number {
  const color = faceUpColor(game.cells[spaces[0] as number] as number);
  return spaces.every((space) => faceUpColor(game.cells[space] as number) === color) ? color : -1;
}

const NO_SQUARES: readonly number[] = [];

/** The squares of one colour that the tile just placed completes and that still stand. */
export function completedSquares(game: Game): readonly number[] {
  const { placed, cells } = game;
  if (placed === OFF) return NO_SQUARES;
  const color = faceUpColor(cells[placed] as number);
  const { columns, neighbours } = geometry(game.board);
  const alike = (neighbours[placed] as readonly number[]).filter(
    (next) => faceUpColor(cells[next] as number) === color,
  );
  if (color < 0 || alike.length < 2) return NO_SQUARES;
  return [placed - columns - 1, placed - columns, placed - 1, placed].filter((square) => {
    const spaces = squareSpaces(game, square);
    return spaces.includes(placed) && commonColor(game, spaces) >= 0;
  });
}

/** The monuments of a colour that nobody has built (clause `monument.build.unavailable`). */
export function monumentsLeft(game: Game, color: number): readonly MonumentPair[] {
  const built = game.monuments.map(({ colors: [a, b] }) => monumentKey([colorAt(a), colorAt(b)]));
  return MONUMENTS.filter(
    (pair) => pair.some((half) => colorIndex(half) === color) && !built.includes(monumentKey(pair)),
  );
}

/** Whether a square was forfeited earlier (clause `monument.square.forfeit`). */
export function squareBarred(game: Game, square: number): boolean {
  return game.rulings.redeclineSquare === 'forbid' && game.declinedSquares.includes(square);
}

/** The squares on which the active player may build now (clause `monument.square.several`). */
export function offeredSquares(game: Game): readonly number[] {
  return completedSquares(game).filter(
    (square) =>
      !squareBarred(game, square) &&
      monumentsLeft(game, faceUpColor(game.cells[square] as number)).length > 0,
  );
}

/** What speaks against building a monument (chapter `monument`). */
export function checkMonument(game: Game, action: Asked<'monument'>): readonly Violation[] {
  const { square: at, monument } = action;
  const square = geometry(game.board).index.get(at);
  if (square === undefined) return [violate('off-board', 'define.space.board', [at], { at })];
  const faults: Violation[] = [];
  if (completedSquares(game).includes(square)) {
    const color = faceUpColor(game.cells[square] as number);
    if (squareBarred(game, square)) {
      faults.push(violate('square-forfeited', 'monument.square.forfeit', [at], { square: at }));
    }
    if (!monument.includes(colorAt(color))) {
      const params = { monument, square: colorAt(color) };
      faults.push(violate('monument-color', 'monument.build.colour', [at], params));
    }
  } else faults.push(violate('no-square', 'monument.build.square', [at], { square: at }));
  const key = monumentKey(monument);
  const built = game.monuments.some(
    ({ colors: [a, b] }) => monumentKey([colorAt(a), colorAt(b)]) === key,
  );
  if (built)
    faults.push(violate('monument-taken', 'monument.build.unavailable', [at], { monument }));
  return faults;
}

/** Whether a seat has a leader in the kingdom of a space. */
function ownsLeaderIn(game: Game, seat: Seat, space: number): boolean {
  const { of, leaders } = groups(game);
  return ((leaders[of[space] as number] as number) & (0b1111 << (seat * 4))) !== 0;
}

/** Turns the square face down and stands the monument on it. */
export function buildMonument(game: Game, seat: Seat, action: Asked<'monument'>): Outcome {
  const change = new Change(game);
  const square = change.shape.index.get(action.square) as number;
  const spaces = squareSpaces(game, square);
  const of = commonColor(game, spaces);
  for (const space of spaces) {
    change.put(space, hasTreasure(game.cells[space] as number) ? FACE_DOWN + TREASURE : FACE_DOWN);
  }
  const [a, b] = action.monument.map(colorIndex).sort((x, y) => x - y) as [number, number];
  const raised: Monument = { colors: [a, b], square, of };
  change.game.monuments = [...game.monuments, raised];
  const kept = spaces.some((space) => hasTreasure(game.cells[space] as number));
  change.note({
    type: 'monument-built',
    clauses: [
      'monument.build.square',
      'monument.build.flip',
      'monument.build.colour',
      'monument.choice.builder',
      'monument.square.after-war',
      'monument.square.intact',
      'monument.tile.connects',
      'monument.tile.inert',
      'monument.permanent.safe',
      ...(offeredSquares(game).length > 1 ? (['monument.square.several'] as const) : []),
      ...(ownsLeaderIn(game, seat, square) ? [] : (['monument.leader.not-needed'] as const)),
      ...(kept ? (['monument.treasure.kept'] as const) : []),
    ],
    seat,
    square: action.square,
    monument: action.monument,
    of: colorAt(of),
  });
  returnBuildings(change, spaces);
  returnLeadersWithoutTemple(change, 'monument.leader.returns');
  return change;
}
