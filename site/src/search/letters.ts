import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as french } from '@orama/stemmers/french';
import { stemmer as russian } from '@orama/stemmers/russian';
import { stopwords as englishStops } from '@orama/stopwords/english';
import { stopwords as frenchStops } from '@orama/stopwords/french';
import { stopwords as russianStops } from '@orama/stopwords/russian';
import type { Language } from '../../../spec/text.ts';

const STEMS = { en: english, ru: russian, fr: french };

/** Without their accents French words are found however they are typed; Russian й is no и. */
const bare = (word: string, language: Language): string =>
  language === 'ru'
    ? word.replaceAll('ё', 'е')
    : word
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .replaceAll('œ', 'oe')
        .replaceAll('æ', 'ae');

/** Words that rules turn on, though the lists take them for nothing. */
const TELLING = new Set(['sans', 'без', 'два', 'три', 'после', 'when', 'когда', 'quand', 'once']);

/** Words of questions that the lists have not. */
const ASKING: Readonly<Record<Language, readonly string[]>> = {
  en: ['go', 'goes'],
  ru: ['какого', 'каких', 'какие', 'какую', 'чье', 'чей'],
  fr: ['peut', 'peux', 'faut'],
};

const STOPS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: stops(englishStops, 'en'),
  ru: stops(russianStops, 'ru'),
  fr: stops(frenchStops, 'fr'),
};

function stops(words: readonly string[], language: Language): ReadonlySet<string> {
  const said = [...words.flatMap(wordsOf), ...ASKING[language]];
  return new Set(said.filter((word) => !TELLING.has(word)).map((word) => bare(word, language)));
}

/** The words of a text in lower case; an apostrophe parts two. */
export function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Once stemmed, some words can be stemmed again, as French `conflits` and `conflit`. */
function rootOf(word: string, stem: (word: string) => string): string {
  const shorter = stem(word);
  return shorter === word || shorter.length < 3 ? word : rootOf(shorter, stem);
}

/** What a word is looked up by: its stem, or null for one that says nothing. */
export function stemOf(word: string, language: Language): string | null {
  const plain = bare(word, language);
  if (STOPS[language].has(plain)) return null;
  return rootOf(plain, STEMS[language]);
}
