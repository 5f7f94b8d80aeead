import { useMemo, useRef } from 'preact/hooks';
import { gameOf, type Telling, type ToldFrame } from '../../../../machine/book/telling/told.ts';
import type { Draft } from '../../engine/writing/draft.ts';
import { fill } from '../../strings.ts';
import { BoardView } from '../../viewer/board/BoardView.tsx';
import { CUSTOMARY } from '../../viewer/options/preferences.ts';
import { useTongue } from '../../viewer/services.ts';
import type { OwnTexts } from '../source.ts';

interface Props {
  readonly text: OwnTexts;
  readonly draft: Draft | null;
  readonly cursor: number;
}

/** The position at the cursor of what is written; while it cannot be played, as it last could. */
export function Growing({ text, draft, cursor }: Props) {
  const last = useRef<Draft | null>(null);
  if (draft !== null && draft.telling !== null) last.current = draft;
  const { telling = null, places = [] } = last.current ?? {};
  const position = places.filter((place) => place < cursor).length;
  const frame = telling?.frames[position] ?? telling?.frames.at(-1);
  return (
    <div class="writing-board">
      {telling === null || frame === undefined ? (
        <p class="writing-none">{text.write.none}</p>
      ) : (
        <Position telling={telling} frame={frame} />
      )}
    </div>
  );
}

function Position({ telling, frame }: { readonly telling: Telling; readonly frame: ToldFrame }) {
  const { viewer } = useTongue().texts;
  const game = useMemo(() => gameOf(telling, frame), [telling, frame]);
  const previous = useMemo(() => {
    const before = telling.frames[frame.index - 1];
    return before === undefined ? null : gameOf(telling, before);
  }, [telling, frame]);
  const touched = useMemo(() => frame.lines.flatMap(({ cells }) => cells), [frame]);
  const seats = useMemo(() => telling.sitters.map(({ dynasty }) => dynasty), [telling]);
  return (
    <>
      <BoardView
        {...{ game, previous, touched, seats }}
        committed={frame.action?.do === 'support' ? frame.action.count : 0}
        acted={frame.acted}
        title={fill(viewer.board, { step: frame.index })}
        outlines={CUSTOMARY.outlines}
        strengths={CUSTOMARY.strengths}
      />
      <p class="writing-at">
        <span>{fill(viewer.position, { step: frame.index, last: telling.frames.length - 1 })}</span>{' '}
        {frame.heading} {frame.refused && <strong>{viewer.refused} </strong>}
        {frame.refused && frame.lines.map(({ text }) => `${text} `)}
        {frame.standing}
      </p>
    </>
  );
}
