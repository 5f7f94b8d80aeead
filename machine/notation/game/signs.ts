import { GLYPHS, type Glyph, STANDINGS, type Standing } from '../../record/annotation.ts';

/** What games of chess write as numbers, in our signs. */
const BY_NUMBER: ReadonlyMap<number, { readonly glyph: Glyph } | { readonly standing: Standing }> =
  new Map([
    [1, { glyph: '!' }],
    [2, { glyph: '?' }],
    [3, { glyph: '!!' }],
    [4, { glyph: '??' }],
    [5, { glyph: '!?' }],
    [6, { glyph: '?!' }],
    [10, { standing: '=' }],
    [13, { standing: '~' }],
    [14, { standing: '+=' }],
    [15, { standing: '=+' }],
    [16, { standing: '+/-' }],
    [17, { standing: '-/+' }],
    [18, { standing: '+-' }],
    [19, { standing: '-+' }],
  ]);

/** The sign that a number stands for. */
export const signOf = (number: number) => BY_NUMBER.get(number);

/** The sign that a text is, where it stands by itself. */
export function signAlone(
  text: string,
): { readonly glyph: Glyph } | { readonly standing: Standing } | null {
  const glyph = GLYPHS.find((sign) => sign === text.trim());
  const standing = STANDINGS.find((sign) => sign === text.trim());
  if (glyph !== undefined) return { glyph };
  return standing === undefined ? null : { standing };
}

/** The numbers of signs. */
export const numbersOf = (signs: Omit<Signed, 'move'>): readonly number[] =>
  [...BY_NUMBER].flatMap(([number, sign]) => {
    const same = 'glyph' in sign ? sign.glyph === signs.glyph : sign.standing === signs.standing;
    return same ? [number] : [];
  });

const longestFirst = <S extends string>(signs: readonly S[]): readonly S[] =>
  signs.toSorted((one, other) => other.length - one.length);

/** Signs in the order in which they are looked for at the end of a move: one may end another. */
const STANDINGS_TRIED = longestFirst(STANDINGS);
const GLYPHS_TRIED = longestFirst(GLYPHS);

/** A move without the signs behind it. */
export interface Signed {
  readonly move: string;
  readonly glyph?: Glyph;
  readonly standing?: Standing;
}

/** Takes the signs off a move: `K C5! +=`. */
export function readSigns(text: string): Signed {
  const standing = endOf(text, STANDINGS_TRIED, isApart);
  const rest = standing === undefined ? text : without(text, standing);
  // Behind tiles that may be untold a sign stands by itself.
  const glyph = endOf(rest, GLYPHS_TRIED, rest.includes('=') ? isApart : isWritten);
  return {
    move: glyph === undefined ? rest : without(rest, glyph),
    ...(glyph === undefined ? {} : { glyph }),
    ...(standing === undefined ? {} : { standing }),
  };
}

/** The first of signs with which a text ends, if it may stand behind what is before it. */
function endOf<S extends string>(
  text: string,
  signs: readonly S[],
  fits: (before: string) => boolean,
): S | undefined {
  const end = text.trimEnd();
  return signs.find((sign) => end.endsWith(sign) && fits(end.slice(0, -sign.length)));
}

const without = (text: string, sign: string): string => text.trimEnd().slice(0, -sign.length);

const isApart = (before: string): boolean => /\s$/.test(before);
const isWritten = (before: string): boolean => /[\p{L}\p{N}-]$/u.test(before.trimEnd());

/** A move with its signs. */
export const writeSigns = ({ move, glyph, standing }: Signed): string => {
  const apart = move.includes('=') ? ' ' : '';
  return [`${move}${glyph === undefined ? '' : apart + glyph}`, standing ?? '']
    .filter((part) => part !== '')
    .join(' ');
};
