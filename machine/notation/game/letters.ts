import type { Tile } from '../../rules/pieces.ts';
import { COLOR_LETTERS } from '../meaning.ts';

const LETTERS: Readonly<Record<Tile, string>> = { ...COLOR_LETTERS, '?': '?' };
const TILES: ReadonlyMap<string, Tile> = new Map(
  (Object.entries(LETTERS) as [Tile, string][]).map(([tile, letter]) => [letter, tile]),
);

/** What stands for no tiles. */
const NONE = '-';

/** Tiles letter by letter: `rrk?`, and `-` for none. */
export const lettersOf = (tiles: readonly Tile[]): string =>
  tiles.length === 0 ? NONE : tiles.map((tile) => LETTERS[tile]).join('');

/** The tiles that letters stand for; undefined where one stands for none. */
export function tilesOf(letters: string): readonly Tile[] | undefined {
  const tiles = letters === NONE ? [] : [...letters].map((letter) => TILES.get(letter));
  return tiles.some((tile) => tile === undefined) ? undefined : (tiles as readonly Tile[]);
}
