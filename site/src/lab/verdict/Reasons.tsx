import type { Reason } from '../../engine/judging/judged.ts';
import { Clauses } from '../../viewer/clauses/Clauses.tsx';

/** Sentences with the clauses that say so, which open in place. */
export function Reasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  return (
    <ol class="reasons">
      {reasons.map(({ text, clauses, cells }) => (
        <li key={`${text} ${clauses.join()}`} data-cells={cells.join(' ')}>
          <p>{text}</p>
          {clauses.length > 0 && <Clauses ids={clauses} />}
        </li>
      ))}
    </ol>
  );
}
