import { useEffect, useState } from 'preact/hooks';
import type { ClauseId } from '../../../../spec/clauses.ts';
import { useServices } from '../services.ts';
import type { ClauseCard, ClauseText } from './clausecard.ts';

/** What there is on a clause, once it has come. */
export function useClauseCard(id: ClauseId): ClauseCard | ClauseText | 'loading' | 'missing' {
  const { clauseCard } = useServices();
  const [card, show] = useState<ReturnType<typeof useClauseCard>>('loading');
  useEffect(() => {
    let wanted = true;
    clauseCard(id).then(
      (come) => wanted && show(come),
      () => wanted && show('missing'),
    );
    return () => {
      wanted = false;
    };
  }, [id, clauseCard]);
  return card;
}
