import { type ClauseId, clauses } from '../../../spec/clauses.ts';
import { type EditionId, editions } from '../../../spec/editions.ts';
import { type SourceId, sources } from '../../../spec/sources.ts';
import type { Language } from '../../../spec/text.ts';
import type { Scope } from './scope.ts';
import type { BookCitation, BookSource } from './tree.ts';
import { told } from './within.ts';

/** The sources of an edition: those in a language first, for its readers can look there. */
const orderedSources = (edition: EditionId, language: Language): readonly SourceId[] => {
  const all = editions[edition].sources;
  const own = all.filter((id) => sources[id].language === language);
  return [...own, ...all.filter((id) => !own.includes(id))];
};

/** Which text it is; what else there is in it may not be in play. */
const firstSentence = (text: string): string => text.split(/(?<=\.) /)[0] ?? text;

/** The sources of an edition with the letters by which its rulebook cites them. */
export const sourcesIn = (edition: EditionId, language: Language): readonly BookSource[] =>
  orderedSources(edition, language).map((id, i) => ({
    id,
    sign: String.fromCharCode('A'.charCodeAt(0) + i),
    language: sources[id].language,
    title: sources[id].title,
    author: sources[id].author[language],
    description: firstSentence(sources[id].description[language]),
  }));

/** What the sources of an edition have on a clause; those that have the same are told together. */
export function citationsOf(
  id: ClauseId,
  scope: Scope,
  language: Language,
): readonly BookCitation[] {
  const cited: (BookCitation & { readonly sources: SourceId[] })[] = [];
  const { noteOf } = told(id, scope, language);
  for (const source of orderedSources(scope.edition, language)) {
    const { says, at = null } = clauses[id].sources[source];
    const noted = noteOf(source);
    const same = cited.find((one) => one.says === says && one.at === at && one.note === noted);
    if (same === undefined) cited.push({ sources: [source], says, at, note: noted });
    else same.sources.push(source);
  }
  return cited;
}
