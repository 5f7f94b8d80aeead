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

const quoted = (signs: readonly string[]): string =>
  signs.map((sign) => sign.replace(/[+?/]/g, '\\$&')).join('|');

const STANDING = new RegExp(`\\s+(?<standing>${quoted(STANDINGS)})\\s*$`);
const GLYPH = new RegExp(`\\s*(?<=[\\p{L}\\p{N}-]\\s*)(?<glyph>${quoted(GLYPHS)})\\s*$`, 'u');
/** Behind tiles that may be untold a sign stands by itself. */
const GLYPH_APART = new RegExp(`\\s+(?<glyph>${quoted(GLYPHS)})\\s*$`);

/** A move without the signs behind it. */
export interface Signed {
  readonly move: string;
  readonly glyph?: Glyph;
  readonly standing?: Standing;
}

/** Takes the signs off a move: `K C5! +=`. */
export function readSigns(text: string): Signed {
  const standing = STANDING.exec(text)?.groups?.standing as Standing | undefined;
  const rest = standing === undefined ? text : text.replace(STANDING, '');
  const pattern = rest.includes('=') ? GLYPH_APART : GLYPH;
  const glyph = pattern.exec(rest)?.groups?.glyph as Glyph | undefined;
  return {
    move: glyph === undefined ? rest : rest.replace(pattern, ''),
    ...(glyph === undefined ? {} : { glyph }),
    ...(standing === undefined ? {} : { standing }),
  };
}

/** A move with its signs. */
export const writeSigns = ({ move, glyph, standing }: Signed): string => {
  const apart = move.includes('=') ? ' ' : '';
  return [`${move}${glyph === undefined ? '' : apart + glyph}`, standing ?? '']
    .filter((part) => part !== '')
    .join(' ');
};
