import { useState } from 'preact/hooks';
import type { Telling } from '../../../../machine/book/telling/told.ts';
import type { Seat } from '../../../../machine/rules/pieces.ts';
import { useTongue } from '../services.ts';
import { kindName } from './ScoreCharts.tsx';
import { KINDS, standing } from './sums.ts';

interface Props {
  readonly telling: Telling;
  readonly seat: Seat;
}

/** A chart of a seat as a table: the steps that changed its score. */
export function History({ telling: { frames }, seat }: Props) {
  const { texts } = useTongue();
  const { points: text } = texts.viewer;
  const [open, show] = useState(false);
  const rows = frames.filter(
    ({ game }, i) =>
      i === 0 ||
      game.scores[seat]!.some((count, k) => count !== frames[i - 1]!.game.scores[seat]![k]),
  );
  return (
    <details onToggle={({ currentTarget }) => show(currentTarget.open)}>
      <summary>{text.table}</summary>
      {open && (
        <div class="history">
          <table>
            <thead>
              <tr>
                <th scope="col">{text.step}</th>
                {KINDS.map((kind) => (
                  <th scope="col" key={kind}>
                    {kindName(kind, texts)}
                  </th>
                ))}
                <th scope="col">{text.weakest}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ index, game }) => (
                <tr key={index}>
                  <th scope="row">{index}</th>
                  {game.scores[seat]!.map((count, i) => (
                    <td key={KINDS[i]}>{count}</td>
                  ))}
                  <td>{standing(game.scores[seat]!)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
