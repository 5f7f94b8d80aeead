import { type ClauseId, chapterOf, clauses } from '../../../spec/clauses.ts';
import { earlierOf, staleIn, versionOf } from '../../../spec/history.ts';
import { type Ruling, rulings } from '../../../spec/rulings.ts';
import { LANGUAGES } from '../../../spec/text.ts';
import { toClause } from '../links.ts';

/** What `/rules/ID.json` tells of a clause, in every language; addresses are whole where the site has one. */
export function clauseFile(id: ClauseId, site: URL | undefined) {
  const { kind, title, statement, why, ruling, sources } = clauses[id];
  const whole = (path: string): string => (site === undefined ? path : new URL(path, site).href);
  return {
    format: 'shedu-clause/1',
    id,
    chapter: chapterOf(id),
    kind,
    version: versionOf(id),
    title,
    statement,
    why: why ?? null,
    stale: staleIn(id),
    ruling: ruling === undefined ? null : decided(rulings[ruling]),
    sources,
    earlier: earlierOf(id).map((earlier, i) => ({ version: i + 1, ...earlier })),
    pages: Object.fromEntries(
      LANGUAGES.map((language) => [language, whole(toClause(id, language))]),
    ),
  };
}

/** A ruling: its question, and the answer or, edition by edition, the reading taken. */
function decided(ruling: Ruling) {
  const { id, question } = ruling;
  return ruling.kind === 'settled'
    ? { id, question, decision: ruling.decision }
    : { id, question, decision: ruling.decision, readings: ruling.readings };
}
