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

/** A text with other words before it, in each of its languages, cut at a length. */
export function withBefore(before: string, local: LocalText, longest: number): LocalText {
  const joined = (text: string): string => (before + text).slice(0, longest);
  if (typeof local === 'string') return joined(local);
  return Object.fromEntries(
    Object.entries(local).map(([language, text]) => [language, joined(text)]),
  );
}
