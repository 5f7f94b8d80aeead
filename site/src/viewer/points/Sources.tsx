import type { ByTile, Seat } from '../../../../machine/rules/pieces.ts';
import { Cube } from '../pieces/Cube.tsx';
import { Stone } from '../pieces/Stone.tsx';
import { useTongue } from '../services.ts';
import { kindName } from './ScoreCharts.tsx';
import { isWeakest, KINDS, type Kind, type Reason, type Row } from './sums.ts';

/** Which gains are listed. */
export interface GainFilter {
  readonly seat: Seat | null;
  readonly of: Kind | null;
  readonly reason: Reason | null;
}

interface Props {
  readonly name: string;
  readonly seat: Seat;
  readonly rows: readonly Row[];
  readonly score: ByTile;
  readonly choice: GainFilter;
  choose(choice: GainFilter): void;
}

/** Where the points of a seat came from; a number lists the gains behind it. */
export function Sources({ name, seat, rows, score, choice, choose }: Props) {
  const { texts } = useTongue();
  const { points: text } = texts.viewer;
  return (
    <table class="sources">
      <caption class="sr-only">{name}</caption>
      <thead>
        <tr>
          <td />
          {KINDS.map((kind, i) => (
            <th scope="col" key={kind} class={isWeakest(score, i) ? 'weakest' : undefined}>
              {kind === 'treasure' ? <Cube /> : <Stone tile={kind} />}
              <span class="sr-only">{kindName(kind, texts)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([reason, counts]) => (
          <tr key={reason} data-reason={reason}>
            <th scope="row">{text.reasons[reason]}</th>
            {counts.map((count, i) => {
              const of = KINDS[i]!;
              const chosen = choice.seat === seat && choice.of === of && choice.reason === reason;
              return (
                <td key={of} class={isWeakest(score, i) ? 'weakest' : undefined}>
                  {count > 0 && reason !== 'start' ? (
                    <button
                      type="button"
                      aria-pressed={chosen}
                      onClick={() =>
                        choose(
                          chosen ? { seat: null, of: null, reason: null } : { seat, of, reason },
                        )
                      }
                    >
                      {count}
                    </button>
                  ) : (
                    count || ''
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text.sum}</th>
          {score.map((count, i) => (
            <td key={KINDS[i]} class={isWeakest(score, i) ? 'weakest' : undefined}>
              {count}
              {isWeakest(score, i) && <span class="sr-only"> {text.weakest}</span>}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
