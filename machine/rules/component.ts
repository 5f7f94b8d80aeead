import type { ClauseId } from '../../spec/clauses.ts';
import type { Board } from './board.ts';
import type { Options } from './game.ts';
import {
  type ByColor,
  type ByTile,
  type ColorIndex,
  type MonumentPair,
  UNKNOWN,
} from './pieces.ts';

/** The six monuments, each colour pair once (clause `component.monument.pairs`). */
export const MONUMENTS: readonly MonumentPair[] = [
  ['black', 'red'],
  ['black', 'blue'],
  ['black', 'green'],
  ['red', 'blue'],
  ['red', 'green'],
  ['blue', 'green'],
];

/** At most this many treasures left on the board end the game (clause `gameend.treasure.two`). */
export const LAST_TREASURES = 2;

/** How many tiles of each colour the game has (clause `component.tile.count`). */
export const TILE_TOTALS: ByColor = [30, 57, 36, 30];

/** Tiles in the game (clause `component.tile.count`). */
export const TILES = TILE_TOTALS.reduce((sum, count) => sum + count, 0);

/**
 * Whether the untold tiles of a hand that has too few of a colour would do, if the game had as many
 * of it that are not told elsewhere.
 */
export const gameLacks = (hand: ByTile, color: ColorIndex, count: number): boolean =>
  count <= hand[color] + hand[UNKNOWN];

/** The clause that then speaks against having them. */
export const GAME_LACKS: ClauseId = 'component.tile.count';

/** The clause by which more than one of the modules is in play. */
export function combinationClauses(board: Board, options: Options): readonly ClauseId[] {
  const { buildings, wonder, englishVariant } = options;
  const modules = [board.id === 'advanced', buildings, wonder, englishVariant];
  return modules.filter(Boolean).length > 1 ? ['component.module.combine'] : [];
}
