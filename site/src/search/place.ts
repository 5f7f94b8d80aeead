import type { Language } from '../../../spec/text.ts';
import type { Strings } from '../strings.ts';

/** What the button or the page of the search carries for its script. */
export interface SearchPlace {
  readonly language: Language;
  readonly texts: Strings['search'];
  readonly index: string;
  readonly close: string;
}

/** What an element carries. */
export const placeOf = (element: HTMLElement): SearchPlace =>
  JSON.parse(element.dataset.search ?? '') as SearchPlace;
