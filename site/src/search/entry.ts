/** What a search can find. */
export const KINDS = ['question', 'clause', 'ruling', 'term', 'page', 'develop'] as const;
export type EntryKind = (typeof KINDS)[number];

/** Pages for programmers are found when they are asked for. */
export const PLAYERS = KINDS.filter((kind) => kind !== 'develop');

/** Something that a search can find, in one language, wherever the site is. */
export interface Findable {
  readonly kind: EntryKind;
  /** What it is called in the spec, or its path on the site. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Other words for it, which are searched and never shown. */
  readonly words: string;
  /** How much it counts beside others, one where this is left out. */
  readonly weight?: number;
}

/** Something that a search can find, with the address of its page. */
export interface Entry extends Findable {
  readonly href: string;
}

/** What a page fetches to search in a language. */
export interface SearchIndex {
  readonly entries: readonly Entry[];
  /** Words and phrases that mean the same, each list by itself. */
  readonly synonyms: readonly (readonly string[])[];
}
