import { localText } from '../../../machine/record/local.ts';
import type { Chapter, Clause, ClauseId, Language, SourceId } from '../../../spec/clauses.ts';
import { editionIds } from '../../../spec/editions.ts';
import { type RulingId, rulings } from '../../../spec/rulings.ts';
import { sourceIds } from '../../../spec/sources.ts';
import type { Text } from '../../../spec/text.ts';
import type { ClauseCard } from '../viewer/clauses/clausecard.ts';
import type { ChapterCards } from '../viewer/clauses/clausecards.ts';
import { shownIn } from './coverage.ts';

/** More examples than these are on the clause's own page. */
const EXAMPLES = 8;

/** All there is on the clauses of a chapter, in one language. */
export function cardsOf({ clauses }: Chapter, language: Language): ChapterCards {
  return Object.fromEntries(
    (Object.entries(clauses) as [ClauseId, Clause][]).map(([id, clause]) => [
      id,
      cardOf(id, clause, language),
    ]),
  );
}

function cardOf(id: ClauseId, clause: Clause, language: Language): ClauseCard {
  const { following, contrast } = shownIn(id);
  return {
    kind: clause.kind,
    title: clause.title[language],
    statement: clause.statement[language],
    ...(clause.why === undefined ? {} : { why: clause.why[language] }),
    ...(clause.ruling === undefined ? {} : rulingOf(clause.ruling, language)),
    sources: sourceIds.map((source) => citation(source, clause, language)),
    examples: [
      ...contrast.map((file) => ({ file, contrast: true })),
      ...following.map((file) => ({ file, contrast: false })),
    ]
      .slice(0, EXAMPLES)
      .map(({ file: { id, title }, contrast }) => ({
        id,
        contrast,
        ...localText(title, language),
      })),
  };
}

function citation(
  id: SourceId,
  { sources }: Clause,
  language: Language,
): ClauseCard['sources'][number] {
  const { says, at, note } = sources[id];
  return {
    id,
    says,
    ...(at === undefined ? {} : { at }),
    ...(note === undefined ? {} : { note: note[language] }),
  };
}

function rulingOf(id: RulingId, language: Language): Pick<ClauseCard, 'ruling' | 'editions'> {
  const ruling = rulings[id];
  const told = { id, title: ruling.title[language] };
  if (ruling.kind === 'settled') return { ruling: told };
  const readings: Readonly<Record<string, Text>> = ruling.readings;
  return {
    ruling: told,
    editions: editionIds.map((edition) => ({
      edition,
      reading: readings[ruling.decision[edition]]![language],
    })),
  };
}
