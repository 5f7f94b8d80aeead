import type { Language } from '../../spec/text.ts';
import type { Dynasty, Tile } from '../rules/pieces.ts';
import { inForm, namesOf } from '../words/names.ts';
import en from './titles/en.json' with { type: 'json' };
import fr from './titles/fr.json' with { type: 'json' };
import ru from './titles/ru.json' with { type: 'json' };

/** What pieces and spaces are called in a language: plain data, which a page hands to its viewer. */
export type Titles = typeof en & {
  readonly color: Readonly<Record<Tile, string>>;
  /** Whose a leader is. */
  readonly of: Readonly<Record<Dynasty, string>>;
};

const KNOWN: Readonly<Record<Language, typeof en>> = { en, ru, fr };

/** The names of pieces and spaces in a language. */
export function titlesOf(language: Language): Titles {
  const { color, dynasty } = namesOf(language);
  return { ...KNOWN[language], color: inForm(color, 'word'), of: inForm(dynasty, 'of') };
}
