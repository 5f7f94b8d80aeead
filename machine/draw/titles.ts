import type { Language } from '../../spec/text.ts';
import en from './titles/en.json' with { type: 'json' };
import fr from './titles/fr.json' with { type: 'json' };
import ru from './titles/ru.json' with { type: 'json' };

/** What pieces and spaces are called in a language: plain data, which a page hands to its viewer. */
export type Titles = typeof en;

/** The names in English. */
export const ENGLISH: Titles = en;

const KNOWN: Readonly<Record<Language, Titles>> = { en, ru, fr };

/** The names of pieces and spaces in a language. */
export const titlesOf = (language: Language): Titles => KNOWN[language];
