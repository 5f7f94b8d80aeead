import { useState } from 'preact/hooks';
import type { ClauseId } from '../../../../spec/clauses.ts';
import { useTongue } from '../services.ts';
import { Clauses } from './Clauses.tsx';
import { Opened } from './Opened.tsx';

interface Props {
  readonly ids: readonly ClauseId[];
  /** Whether the clauses are told in full, unasked. */
  readonly statements: boolean;
}

/** The reasons of what was said before it: a small button that opens the clauses behind it. */
export function Why({ ids, statements }: Props) {
  const { why } = useTongue().texts.viewer;
  const [open, show] = useState(false);
  const [only, ...others] = new Set(ids);
  if (only === undefined) return null;
  if (statements) return <Clauses ids={ids} statements />;
  return (
    <>
      <button
        type="button"
        class="why"
        aria-expanded={open}
        data-cited={[only, ...others].join(', ')}
        onClick={() => show(!open)}
      >
        {why}
      </button>
      {open &&
        (others.length > 0 ? (
          <Clauses ids={ids} />
        ) : (
          <Opened id={only} close={() => show(false)} />
        ))}
    </>
  );
}
