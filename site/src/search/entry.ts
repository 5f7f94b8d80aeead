/** What a search can find. */
export const KINDS = ['clause', 'ruling', 'term', 'page', 'develop'] as const;
export type EntryKind = (typeof KINDS)[number];

/** Something that a search can find, in one language. */
export interface Entry {
  readonly kind: EntryKind;
  /** What it is called in the spec, or its path on the site. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Other words for it, which are searched and never shown. */
  readonly words: string;
  readonly href: string;
}

/** What a page fetches to search in a language. */
export interface SearchIndex {
  readonly entries: readonly Entry[];
  /** Words and phrases that mean the same, each list by itself. */
  readonly synonyms: readonly (readonly string[])[];
}
