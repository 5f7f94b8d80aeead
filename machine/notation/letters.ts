import type { Language } from '../../spec/text.ts';
import { COLORS, LEADERS } from '../rules/pieces.ts';
import {
  COLOR_LETTERS,
  LEADER_LETTERS,
  LEADER_PIECES,
  type Piece,
  TILE_PIECES,
} from './meaning.ts';

/** What letters mean; several meanings make a letter ambiguous. */
type Letters = ReadonlyMap<string, readonly Piece[]>;

/** The letters of the notation itself: large for a leader, small for a tile. */
const OWN: Letters = new Map([
  ...LEADERS.map((name) => [LEADER_LETTERS[name], [LEADER_PIECES[name]]] as const),
  ...COLORS.map((color) => [COLOR_LETTERS[color], [TILE_PIECES[color]]] as const),
]);

const { king, priest, farmer, trader } = LEADER_PIECES;
const { black, red, blue, green } = TILE_PIECES;

/** With what leaders, colours and tiles begin in a language. A large letter is a leader's. */
const INITIALS: Readonly<Record<Language, Letters>> = {
  en: new Map([
    ['b', [black, blue]],
    ['s', [black]],
    ['t', [red, trader]],
    ['f', [blue, farmer]],
    ['m', [green]],
  ]),
  ru: new Map([
    ['Ц', [king]],
    ['Ж', [priest]],
    ['Ф', [farmer]],
    ['Т', [trader]],
    ['ц', [king]],
    ['ж', [priest]],
    ['ф', [blue, farmer]],
    ['т', [trader]],
    ['ч', [black]],
    ['п', [black]],
    ['к', [red]],
    ['х', [red]],
    ['с', [blue]],
    ['з', [green]],
    ['р', [green]],
  ]),
  fr: new Map([
    ['R', [king]],
    ['M', [trader]],
    ['r', [red]],
    ['p', [black, priest]],
    ['t', [red, trader]],
    ['f', [blue, farmer]],
    ['m', [green, trader]],
    ['n', [black]],
    ['b', [blue]],
    ['v', [green]],
  ]),
};

/**
 * What a letter may mean. The letters of the notation come first, then those of the language, at
 * last in the other case, if nothing speaks against it; Cyrillic ones are no others' and always
 * mean the same. Without a language every one of the three is possible.
 */
export function meaningsOf(
  letter: string,
  language: Language | undefined,
  fits: (piece: Piece) => boolean,
): readonly Piece[] {
  const find = (letters: Letters, sign: string): readonly Piece[] =>
    (letters.get(sign) ?? []).filter(fits);
  const own = find(OWN, letter);
  if (own.length > 0) return own;
  const small = letter.toLowerCase();
  const folded = [small, letter.toUpperCase()].flatMap((sign) => find(OWN, sign));
  const cyrillic = (): readonly Piece[] =>
    first(find(INITIALS.ru, letter), find(INITIALS.ru, small));
  if (language !== undefined) {
    const tongue = INITIALS[language];
    return first(find(tongue, letter), find(tongue, small), folded, cyrillic());
  }
  const all = [INITIALS.en, INITIALS.fr].flatMap((tongue) => [
    ...find(tongue, letter),
    ...find(tongue, small),
  ]);
  return first(distinct([...all, ...folded]), cyrillic());
}

const first = (...lists: readonly (readonly Piece[])[]): readonly Piece[] =>
  lists.find((list) => list.length > 0) ?? [];

const distinct = (pieces: readonly Piece[]): readonly Piece[] => [...new Set(pieces)];
