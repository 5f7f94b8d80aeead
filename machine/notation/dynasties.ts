import type { Dynasty } from '../rules/pieces.ts';

/** What each dynasty is called in the three languages, in the forms that may be typed. */
const WORDS: Readonly<Record<Dynasty, string>> = {
  archer: 'archer, bow, лук, лучник, arc',
  bull: 'bull, бык, taureau',
  pot: 'pot, urn, vase, ваза, горшок, кувшин, poterie, jarre, urne',
  lion: 'lion, лев',
};

const BY_WORD: ReadonlyMap<string, Dynasty> = new Map(
  Object.entries(WORDS).flatMap(([dynasty, words]) =>
    words.split(', ').map((word) => [word, dynasty as Dynasty] as const),
  ),
);

/** The dynasty that a word names in one of the languages, whatever its case. */
export const dynastyOf = (word: string): Dynasty | undefined =>
  BY_WORD.get(word.trim().toLowerCase());
