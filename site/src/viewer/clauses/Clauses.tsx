import { useState } from 'preact/hooks';
import type { ClauseId } from '../../../../spec/clauses.ts';
import { useServices } from '../services.ts';
import { Opened } from './Opened.tsx';
import { useClauseCard } from './useClauseCard.ts';

interface Props {
  readonly ids: readonly ClauseId[];
  /** Whether the clauses are told in full. */
  readonly statements?: boolean;
}

/**
 * Clauses by their titles: a press opens what there is on one in place, and as links they lead
 * to its page.
 */
export function Clauses({ ids, statements = false }: Props) {
  const { links } = useServices();
  const [open, choose] = useState<ClauseId | null>(null);
  const unique = [...new Set(ids)];
  const pressed = (event: MouseEvent, id: ClauseId): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    choose(id === open ? null : id);
  };
  return (
    <>
      <ul class={statements ? 'clauses told' : 'clauses'}>
        {unique.map((id) => (
          <li key={id} data-clause={id}>
            <a
              href={links.clause(id)}
              title={id}
              aria-expanded={id === open}
              onClick={(event) => pressed(event, id)}
            >
              <Title id={id} />
            </a>
            {statements && <Statement id={id} />}
          </li>
        ))}
      </ul>
      {open !== null && <Opened id={open} close={() => choose(null)} />}
    </>
  );
}

/** What a clause is called; its id until that has come. */
export function Title({ id }: { readonly id: ClauseId }) {
  const card = useClauseCard(id);
  return <>{typeof card === 'object' ? card.title : id}</>;
}

function Statement({ id }: { readonly id: ClauseId }) {
  const card = useClauseCard(id);
  return <span class="clause-text"> {typeof card === 'object' ? card.statement : ''}</span>;
}
