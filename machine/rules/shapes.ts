import { geometry, neighboursOf } from './board.ts';
import { codeAt, faceUpColor, type Game, NO_COLOR, OFF } from './game.ts';
import type { ColorIndex } from './pieces.ts';

/** The squares and crosses of one colour that a tile completes: where figures may stand. */

const NONE_COMPLETE: readonly number[] = [];

/** The colour of the tile just placed, while it lies on the board. */
export const placedColor = (game: Game): ColorIndex | typeof NO_COLOR =>
  game.placed === OFF ? NO_COLOR : faceUpColor(codeAt(game.cells, game.placed));

/** The colour that all these spaces, one at least, show face up, if there is one. */
export function commonColor(game: Game, spaces: readonly number[]): ColorIndex | typeof NO_COLOR {
  const { cells } = game;
  const color = faceUpColor(codeAt(cells, spaces[0] as number));
  return spaces.every((space) => faceUpColor(codeAt(cells, space)) === color) ? color : NO_COLOR;
}

/**
 * The four spaces of the square whose top left space is given, or none if it leaves the board to the
 * right or below.
 */
export function squareSpaces(game: Game, square: number): readonly number[] {
  const { columns, size } = geometry(game.board);
  if (square % columns === columns - 1 || square + columns >= size) return [];
  return [square, square + 1, square + columns, square + columns + 1];
}

/** The squares of one colour that the tile just placed completes and that still stand. */
export function completedSquares(game: Game): readonly number[] {
  const { placed } = game;
  const color = placedColor(game);
  if (color === NO_COLOR) return NONE_COMPLETE;
  const shape = geometry(game.board);
  const { columns } = shape;
  const alike = neighboursOf(shape, placed).filter(
    (next) => faceUpColor(codeAt(game.cells, next)) === color,
  );
  if (alike.length < 2) return NONE_COMPLETE;
  return [placed - columns - 1, placed - columns, placed - 1, placed].filter((square) => {
    const spaces = squareSpaces(game, square);
    return spaces.includes(placed) && commonColor(game, spaces) !== NO_COLOR;
  });
}

const CROSS = 5;

/** The centre and the four spaces beside it; fewer at the edge of the board. */
export function crossSpaces(game: Game, center: number): readonly number[] {
  return [center, ...neighboursOf(geometry(game.board), center)];
}

/** The centres of the crosses of one colour that the tile just placed completes. */
export function completedCrosses(game: Game): readonly number[] {
  const color = placedColor(game);
  if (color === NO_COLOR) return NONE_COMPLETE;
  return crossSpaces(game, game.placed).filter((center) => {
    const spaces = crossSpaces(game, center);
    return spaces.length === CROSS && commonColor(game, spaces) === color;
  });
}
