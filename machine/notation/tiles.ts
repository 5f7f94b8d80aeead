import type { Tile } from '../rules/pieces.ts';
import { COLOR_LETTERS } from './meaning.ts';

/** The letters of tiles, and the sign of those that are not told. */
export const TILE_LETTERS: Readonly<Record<Tile, string>> = { ...COLOR_LETTERS, '?': '?' };
const TILES: ReadonlyMap<string, Tile> = new Map(
  (Object.entries(TILE_LETTERS) as [Tile, string][]).map(([tile, letter]) => [letter, tile]),
);

/** The tile of a letter. */
export const tileOf = (letter: string): Tile | undefined => TILES.get(letter);

/** What stands for no tiles. */
const NONE = '-';

/** Tiles letter by letter: `rrk?`, and `-` for none. */
export const lettersOf = (tiles: readonly Tile[]): string =>
  tiles.length === 0 ? NONE : tiles.map((tile) => TILE_LETTERS[tile]).join('');

/** The tiles that letters stand for; undefined where one stands for none. */
export function tilesOf(letters: string): readonly Tile[] | undefined {
  const tiles = letters === NONE ? [] : [...letters].map(tileOf);
  return tiles.some((tile) => tile === undefined) ? undefined : (tiles as readonly Tile[]);
}
