import MiniSearch from 'minisearch';
import type { Language } from '../../../spec/text.ts';
import type { Entry, EntryKind, SearchIndex } from './entry.ts';
import { stemOf, wordsOf } from './letters.ts';

/** An entry that was found, with the stems of the query that it holds. */
export interface Hit {
  readonly entry: Entry;
  readonly stems: ReadonlySet<string>;
}

/** A word that means the same as one that was typed counts for less. */
const MEANT = 0.55;

/** Typing errors are forgiven in words of this length and more. */
const FORGIVEN = 5;

const FIELDS = ['title', 'text', 'words', 'id'];

/** Searches the entries of a language by the words of players. */
export class Finder {
  readonly #language: Language;
  readonly #entries: readonly Entry[];
  /** One of questions and one of all else: how rare a word is in rules is not for questions to say. */
  readonly #indexes: readonly MiniSearch[];
  /** Phrases as lists of stems, with all that means the same. */
  readonly #synonyms: readonly (readonly (readonly string[])[])[];

  constructor({ entries, synonyms }: SearchIndex, language: Language) {
    this.#language = language;
    this.#entries = entries;
    this.#synonyms = synonyms.map((group) => group.map((phrase) => this.#stems(phrase)));
    this.#indexes = [true, false].map((asked) => this.#indexOf(asked));
  }

  /** What is to be searched among questions, or among all else. */
  #indexOf(asked: boolean): MiniSearch {
    const language = this.#language;
    const index = new MiniSearch({
      idField: 'number',
      fields: FIELDS,
      tokenize: (text) => [...wordsOf(text)],
      processTerm: (word) => stemOf(word, language),
      searchOptions: {
        processTerm: (stem) => stem,
        tokenize: (stems) => stems.split(' '),
        boost: { title: 4, text: 1, words: 0.3, id: 0.5 },
        boostDocument: (number) => this.#entries[number as number]!.weight ?? 1,
        bm25: { k: 1.2, b: 0.7, d: 0.5 },
        prefix: (stem, i, all) => i === all.length - 1 && stem.length > 2,
        fuzzy: (stem) => (stem.length >= FORGIVEN ? 0.2 : false),
        weights: { fuzzy: 0.3, prefix: 0.6 },
      },
    });
    index.addAll(
      this.#entries.flatMap((entry, number) =>
        (entry.kind === 'question') === asked ? { ...entry, number } : [],
      ),
    );
    return index;
  }

  /** What a query finds among entries of some kinds, the best first. */
  find(query: string, kinds: readonly EntryKind[]): readonly Hit[] {
    const meant = this.#meant(this.#stems(query));
    const typed = [...meant.keys()];
    const others = [...new Set([...meant.values()].flatMap((stems) => [...stems]))];
    // What is typed comes last, so that its last word may be unfinished.
    const stems = [...others.filter((stem) => !meant.has(stem)), ...typed];
    if (stems.length === 0) return [];
    const found = this.#indexes.flatMap((index) =>
      index.search(stems.join(' '), {
        filter: ({ id }) => kinds.includes(this.#entries[id as number]!.kind),
        boostTerm: (stem) => (meant.has(stem) ? 1 : MEANT),
      }),
    );
    return found
      .map(({ id, score, terms, queryTerms }) => {
        const held = new Set(queryTerms);
        const answered = typed.filter((stem) => [...meant.get(stem)!].some((one) => held.has(one)));
        return {
          entry: this.#entries[id as number]!,
          stems: new Set(terms),
          // One that speaks of all that is asked comes before one that says a part often, or in
          // many words that mean the same: MiniSearch has multiplied by the number of those.
          worth: (score / queryTerms.length) * (answered.length / typed.length) ** 2,
        };
      })
      .sort((a, b) => b.worth - a.worth);
  }

  /** A text in parts, those that hold words of a hit marked. */
  marked(
    text: string,
    { stems }: Hit,
  ): readonly { readonly text: string; readonly hit: boolean }[] {
    const parts = text.split(/([\p{L}\p{N}]+)/u).filter((part) => part !== '');
    return parts.map((part) => {
      const stem = stemOf(part.toLowerCase(), this.#language);
      return { text: part, hit: stem !== null && stems.has(stem) };
    });
  }

  #stems(text: string): readonly string[] {
    return wordsOf(text).flatMap((word) => stemOf(word, this.#language) ?? []);
  }

  /** Each stem of a query with the stems of all that means the same. */
  #meant(typed: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
    const meant = new Map(typed.map((stem) => [stem, new Set([stem])]));
    for (const group of this.#synonyms) {
      const said = saidFor(group);
      for (const phrase of group) {
        if (!together(phrase, typed)) continue;
        for (const stem of phrase) for (const other of said) meant.get(stem)!.add(other);
      }
    }
    return meant;
  }
}

/** What to look for: the rulebook's own word, which begins the group, and all single words. */
const saidFor = (group: readonly (readonly string[])[]): readonly string[] =>
  group.flatMap((phrase, i) => (i === 0 || phrase.length === 1 ? phrase : []));

/** Whether a phrase stands in a query, its words side by side in any order. */
function together(phrase: readonly string[], typed: readonly string[]): boolean {
  return typed.some((_, at) => {
    const part = typed.slice(at, at + phrase.length);
    return phrase.length > 0 && phrase.every((stem) => part.includes(stem));
  });
}
