import type { Language } from '../../../spec/text.ts';
import type { Strings } from '../strings.ts';
import type { EntryKind } from './entry.ts';

/** What the button or the page of the search carries for its script. */
export interface SearchPlace {
  readonly language: Language;
  readonly texts: Strings['search'];
  readonly index: string;
  readonly close: string;
  /** The one kind that is searched for, where it is one. */
  readonly only?: EntryKind;
}

/** What an element carries. */
export const placeOf = (element: HTMLElement): SearchPlace =>
  JSON.parse(element.dataset.search ?? '') as SearchPlace;
