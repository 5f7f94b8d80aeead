import { LANGUAGES, type Language, type Text } from '../../spec/text.ts';

/** A text of a file: in a language that is not told, or by language, at least in one. */
export type LocalText = string | Readonly<Partial<Text>>;

/** A text as a reader gets it. */
export interface ReadText {
  readonly text: string;
  /** The language it is in, where it is known and not the reader's. */
  readonly lang?: Language;
}

/** The text for a reader: in the own language, else in English, else in the one there is. */
export function localText(local: LocalText, language: Language): ReadText {
  if (typeof local === 'string') return { text: local };
  for (const lang of [language, ...LANGUAGES]) {
    const text = local[lang];
    if (text !== undefined) return lang === language ? { text } : { text, lang };
  }
  return { text: '' };
}

/** A text with the words of each of its languages changed. */
export function inEachLanguage(local: LocalText, change: (text: string) => string): LocalText {
  if (typeof local === 'string') return change(local);
  return Object.fromEntries(
    Object.entries(local).map(([language, text]) => [language, change(text)]),
  );
}
