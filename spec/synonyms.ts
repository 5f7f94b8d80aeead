import glossary from './glossary.json' with { type: 'json' };
import file from './synonyms.json' with { type: 'json' };
import type { Language } from './text.ts';

/** Words and phrases that players use for one thing. */
type Meaning = readonly string[];

const added: Readonly<Record<string, Readonly<Record<Language, Meaning>>>> = file.terms;

const terms: Readonly<Record<string, Readonly<Record<string, unknown>>>> = glossary.terms;

/** What the rulebook and its sources call a term in a language. */
const printed = (id: string, language: Language): Meaning =>
  Object.entries(terms[id] ?? {}).flatMap(([list, words]) =>
    list === language || list.startsWith(`${language}-`) ? (words as Meaning) : [],
  );

const ids = [...new Set([...Object.keys(terms), ...Object.keys(added)])];

const listsIn = (language: Language): readonly Meaning[] =>
  ids
    .map((id) => [...new Set([...printed(id, language), ...(added[id]?.[language] ?? [])])])
    .filter((words) => words.length > 1);

/** Lists of what means the same, language by language: the rulebook's own word begins each. */
export const synonyms: Readonly<Record<Language, readonly Meaning[]>> = {
  en: listsIn('en'),
  ru: listsIn('ru'),
  fr: listsIn('fr'),
};
