import { type Clause, type ClauseId, chapters } from '../../../spec/clauses.ts';
import type { CardOfClause } from '../viewer/clauses/clausecard.ts';
import { useTongue } from '../viewer/tongue.ts';

export type * from '../viewer/clauses/clausecard.ts';

/** What an embedded replay has on a clause: its statement. The rest is on the clause's page. */
export function useClause(id: ClauseId): CardOfClause | 'loading' | 'missing' {
  const { language } = useTongue();
  for (const { clauses } of chapters) {
    const clause = (clauses as Partial<Record<ClauseId, Clause>>)[id];
    if (clause === undefined) continue;
    return {
      kind: clause.kind,
      statement: clause.statement[language],
      sources: [],
      examples: [],
    };
  }
  return 'missing';
}
