import { useEffect, useState } from 'preact/hooks';
import type { ClauseId, ClauseKind, Says, SourceId } from '../../../../spec/clauses.ts';
import { useServices } from '../services.ts';

/** What a clause says, in one language. */
export interface ClauseText {
  readonly kind: ClauseKind;
  readonly title: string;
  readonly statement: string;
}

/** All there is on a clause, in one language. */
export interface ClauseCard extends ClauseText {
  /** What it is for, or which reading it shuts out. */
  readonly why?: string;
  readonly ruling?: { readonly id: string; readonly title: string };
  /** The reading of each edition, where a ruling leaves it to the edition. */
  readonly editions?: readonly { readonly edition: string; readonly reading: string }[];
  readonly sources: readonly {
    readonly id: SourceId;
    readonly says: Says;
    readonly at?: string;
    readonly note?: string;
  }[];
  readonly examples: readonly {
    readonly id: string;
    readonly title: string;
    /** Whether the clause refuses an action there or decides the result. */
    readonly contrast: boolean;
  }[];
}

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
