import type { Telling } from '../../../../machine/book/telling/told.ts';
import { fill } from '../../strings.ts';
import type { Steps } from '../replay/useSteps.ts';
import { useTongue } from '../services.ts';
import { MarkSign } from '../timeline/MarkSign.tsx';
import { MARKS, momentsOf, nearest } from '../timeline/moments.ts';
import { Icon } from './Icon.tsx';
import { type Playback, SPEEDS } from './usePlay.ts';
import '../../styles/viewer/jumps.css';

interface Props {
  readonly telling: Telling;
  readonly steps: Steps;
  readonly play: Playback;
}

/** Jumps from one moment of a kind to the next, and how fast to play. */
export default function Jumps({
  telling,
  steps: { position, go },
  play: { speed, setSpeed },
}: Props) {
  const { toolbar: text, timeline } = useTongue().texts.viewer;
  const moments = momentsOf(telling);
  const noted = moments.note.length > 0 ? (['note'] as const) : [];
  const kinds = [...MARKS, 'turn', ...noted] as const;
  const jump = (kind: keyof typeof moments, by: 1 | -1) => {
    const target = nearest(moments[kind], position, by);
    const name = fill(by > 0 ? text.next : text.previous, { kind: text.kinds[kind] });
    return (
      <button
        type="button"
        aria-label={name}
        title={name}
        aria-disabled={target === null}
        onClick={() => target !== null && go(target)}
      >
        <Icon of={by > 0 ? 'forward' : 'back'} />
      </button>
    );
  };
  return (
    <>
      <ul class="jumps">
        {kinds.map((kind) => (
          <li key={kind}>
            {kind === 'turn' ? <span class="sign" /> : <MarkSign of={kind} />}
            <span class="kind">
              {kind === 'turn' ? text.turns : timeline.signs[kind]}{' '}
              <span class="number">{moments[kind].length}</span>
            </span>
            {jump(kind, -1)}
            {jump(kind, 1)}
          </li>
        ))}
      </ul>
      <fieldset class="speeds">
        <legend>{text.speed}</legend>
        {SPEEDS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="speed"
              checked={one === speed}
              onChange={() => setSpeed(one)}
            />
            {String(one)}
          </label>
        ))}
      </fieldset>
    </>
  );
}
