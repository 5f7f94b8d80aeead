import type { Clause } from '../../../spec/clauses.ts';
import { type EditionId, editions } from '../../../spec/editions.ts';
import { type SourceId, sources } from '../../../spec/sources.ts';
import type { Language } from '../../../spec/text.ts';
import type { BookCitation, BookSource } from './tree.ts';

/** The sources of an edition: those in a language first, for its readers can look there. */
const orderedSources = (edition: EditionId, language: Language): readonly SourceId[] => {
  const all = editions[edition].sources;
  const own = all.filter((id) => sources[id].language === language);
  return [...own, ...all.filter((id) => !own.includes(id))];
};

/** The sources of an edition with the letters by which its rulebook cites them. */
export const sourcesIn = (edition: EditionId, language: Language): readonly BookSource[] =>
  orderedSources(edition, language).map((id, i) => ({
    id,
    sign: String.fromCharCode('A'.charCodeAt(0) + i),
    language: sources[id].language,
    title: sources[id].title,
    author: sources[id].author[language],
    description: sources[id].description[language],
  }));

/** What the sources of an edition have on a clause; those that have the same are told together. */
export function citationsOf(
  clause: Clause,
  edition: EditionId,
  language: Language,
): readonly BookCitation[] {
  const told: (BookCitation & { readonly sources: SourceId[] })[] = [];
  for (const source of orderedSources(edition, language)) {
    const { says, at = null, note } = clause.sources[source];
    const noted = note?.[language] ?? null;
    const same = told.find((one) => one.says === says && one.at === at && one.note === noted);
    if (same === undefined) told.push({ sources: [source], says, at, note: noted });
    else same.sources.push(source);
  }
  return told;
}
