import { spokenMarks } from '../../../../machine/draw/marked.ts';
import { fill } from '../../strings.ts';
import type { PanelProps } from '../panels/panel.ts';
import { useTongue } from '../services.ts';
import { momentsOf, nearest } from '../timeline/moments.ts';
import { Variations } from './Variations.tsx';

/**
 * Who wrote the note, what is marked, the ways to the notes before and after, and how else it could
 * have gone on.
 */
export function Below(props: PanelProps) {
  const { texts, titles } = useTongue();
  const { toolbar } = texts.viewer;
  const { replay, frame, steps } = props;
  const { by, marks, variations = [] } = frame.said ?? {};
  const { note } = momentsOf(replay.telling);
  const button = (by: 1 | -1) => {
    const target = nearest(note, frame.index, by);
    return (
      <button
        type="button"
        class="quiet-button"
        aria-disabled={target === null}
        onClick={() => target !== null && steps.go(target)}
      >
        {fill(by > 0 ? toolbar.next : toolbar.previous, { kind: toolbar.kinds.note })}
      </button>
    );
  };
  return (
    <div class="annotated">
      {by !== undefined && (
        <p class="by">
          — <bdi>{by}</bdi>
        </p>
      )}
      {marks !== undefined && <p class="sr-only">{spokenMarks(marks, titles)}</p>}
      {note.includes(frame.index) && note.length > 1 && (
        <p class="bar">
          {button(-1)}
          {button(1)}
        </p>
      )}
      {variations.length > 0 && <Variations {...props} variations={variations} />}
    </div>
  );
}
