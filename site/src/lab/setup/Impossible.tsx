import { useMemo } from 'preact/hooks';
import { drawMarked, markedSpaces } from '../../../../machine/draw/marked.ts';
import type { Game } from '../../../../machine/rules/game.ts';
import type { Impossibility } from '../../engine/judging/judged.ts';
import type { Marked } from '../../viewer/board/props.ts';
import { Clauses } from '../../viewer/clauses/Clauses.tsx';
import { useTongue } from '../../viewer/services.ts';
import type { LabTexts } from '../texts.ts';

interface Props {
  readonly text: LabTexts;
  readonly problems: readonly Impossibility[];
}

/** What no play can reach, with the clauses that say so; a screen reader is told as it comes up. */
export function Impossible({ text, problems }: Props) {
  return (
    <div class="impossible" role="status">
      {problems.length > 0 && (
        <>
          <h2>{text.problems.title}</h2>
          <ul>
            {problems.map(({ text: said, cells, clauses }) => (
              <li key={said} data-cells={cells.join(' ')}>
                <p>{said}</p>
                <Clauses ids={clauses} />
              </li>
            ))}
          </ul>
          <p class="soft">{text.problems.text}</p>
        </>
      )}
    </div>
  );
}

/** The spaces of what is impossible, marked on the board. */
export function useMarked(game: Game, problems: readonly Impossibility[]): Marked | undefined {
  const { titles } = useTongue();
  return useMemo(() => {
    if (problems.length === 0) return undefined;
    const said = problems.flatMap(({ cells, text }) => cells.map((at) => ({ at, text })));
    const marks = said.map(({ at, text }) => ({ at, text, brush: 'red' as const }));
    const once = marks.filter(({ at }, i) => marks.findIndex((one) => one.at === at) === i);
    return { pieces: drawMarked(game, once, titles), spoken: markedSpaces(marks, titles) };
  }, [game.board, problems, titles]);
}
