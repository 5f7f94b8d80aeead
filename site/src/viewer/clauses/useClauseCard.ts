import type { ClauseId } from '../../../../spec/clauses.ts';
import { useServices } from '../services.ts';
import { useCome } from '../useCome.ts';
import type { ClauseCard, ClauseText } from './clausecard.ts';

/** What there is on a clause, once it has come. */
export function useClauseCard(id: ClauseId): ClauseCard | ClauseText | 'loading' | 'missing' {
  const { clauseCard } = useServices();
  return useCome(() => clauseCard(id), [id, clauseCard]);
}
