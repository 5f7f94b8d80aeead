import type { HouseEdition } from '../../../../machine/record/house.ts';
import type { Reason } from '../../engine/judging/judged.ts';
import { Clauses } from '../../viewer/clauses/Clauses.tsx';
import { ClauseNotes } from './ClauseNotes.tsx';

interface Props {
  readonly reasons: readonly Reason[];
  /** The edition of one's own that is in force, which may have notes on the clauses. */
  readonly house?: HouseEdition | null;
}

/** Sentences with the clauses that say so, which open in place. */
export function Reasons({ reasons, house = null }: Props) {
  return (
    <ol class="reasons">
      {reasons.map(({ text, clauses, cells }) => (
        <li key={`${text} ${clauses.join()}`} data-cells={cells.join(' ')}>
          <p>{text}</p>
          {clauses.length > 0 && <Clauses ids={clauses} />}
          {house !== null && <ClauseNotes house={house} ids={clauses} />}
        </li>
      ))}
    </ol>
  );
}
