import { LANGUAGES, type Language } from '../../spec/text.ts';
import type { Tile } from '../rules/pieces.ts';
import { COLOR_LETTERS, LETTERS } from './meaning.ts';

/** The letters of tiles, and the sign of those that are not told. */
export const TILE_LETTERS: Readonly<Record<Tile, string>> = { ...COLOR_LETTERS, '?': '?' };
const TILES: ReadonlyMap<string, Tile> = new Map(
  (Object.entries(TILE_LETTERS) as [Tile, string][]).map(([tile, letter]) => [letter, tile]),
);

/** The tile of a letter. */
export const tileOf = (letter: string): Tile | undefined => TILES.get(letter);

/** What stands for no tiles. */
const NONE = '-';

/** The letters of tiles in a language, with what they stand for; those of records are read, too. */
const IN_LANGUAGE = Object.fromEntries(
  LANGUAGES.map((language) => {
    const own = Object.entries(LETTERS[language].tile) as [Tile, string][];
    return [language, new Map([...TILES, ...own.map(([tile, letter]) => [letter, tile] as const)])];
  }),
) as unknown as Readonly<Record<Language, ReadonlyMap<string, Tile>>>;

/** Tiles letter by letter: `rrk?`, and `-` for none. */
export const lettersOf = (tiles: readonly Tile[], letters: Language = 'en'): string =>
  tiles.length === 0
    ? NONE
    : tiles.map((tile) => (tile === '?' ? tile : LETTERS[letters].tile[tile])).join('');

/** The tiles that letters stand for; undefined where one stands for none. */
export function tilesOf(text: string, letters: Language = 'en'): readonly Tile[] | undefined {
  const tiles = text === NONE ? [] : [...text].map((letter) => IN_LANGUAGE[letters].get(letter));
  return tiles.some((tile) => tile === undefined) ? undefined : (tiles as readonly Tile[]);
}
