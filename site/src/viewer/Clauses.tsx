import type { ClauseId } from '../../../spec/clauses.ts';
import { toClause } from '../links.ts';
import type { Statements } from './data.ts';

interface Props {
  readonly ids: readonly ClauseId[];
  readonly statements: Statements;
  /** Whether the clauses are told in full. */
  readonly texts: boolean;
}

/** Links to clauses, each with its statement at hand. */
export function Clauses({ ids, statements, texts }: Props) {
  return (
    <ul class={texts ? 'clauses told' : 'clauses'}>
      {[...new Set(ids)].map((id) => (
        <li key={id}>
          <a href={toClause(id)} title={texts ? undefined : statements[id]}>
            {id}
          </a>
          {texts && <span class="clause-text"> {statements[id]}</span>}
        </li>
      ))}
    </ul>
  );
}
