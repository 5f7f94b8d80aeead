import { type Titles, titlesOf } from '../../../machine/draw/titles.ts';
import type { Language } from '../../../spec/text.ts';
import type { ViewerStrings } from '../strings.ts';

/** A language, and the texts of a viewer in it. */
export interface Tongue {
  readonly language: Language;
  /** What pieces and spaces are called. */
  readonly titles: Titles;
  readonly texts: ViewerStrings;
}

/** The tongue of a language, given its texts. */
export const tongueOf = (language: Language, texts: ViewerStrings): Tongue => ({
  language,
  titles: titlesOf(language),
  texts,
});
