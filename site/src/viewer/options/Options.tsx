import { OUTLINES, type Outlines } from '../../../../machine/draw/kingdoms.ts';
import { fill } from '../../strings.ts';
import { nameOf, type Replay } from '../replay/replay.ts';
import type { Steps } from '../replay/useSteps.ts';
import type { Viewpoint } from '../replay/viewpoint.ts';
import { useServices } from '../services.ts';
import type { Preferences } from './preferences.ts';

interface Props {
  readonly replay: Replay;
  readonly steps: Steps;
  readonly preferences: Preferences;
  prefer(next: Preferences): void;
}

/** What a reader may choose to see, and whose eyes to see it with. */
export function Options({ replay, steps, preferences, prefer }: Props) {
  const { tongue, Developers } = useServices();
  const text = tongue.texts.viewer;
  const { sitters } = replay.telling;
  const tick = (what: 'strengths' | 'statements', label: string) => (
    <label>
      <input
        type="checkbox"
        checked={preferences[what]}
        onChange={({ currentTarget: { checked } }) => prefer({ ...preferences, [what]: checked })}
      />
      {label}
    </label>
  );
  return (
    <div class="options">
      <label>
        {text.outlines.label}{' '}
        <select
          value={preferences.outlines}
          onChange={({ currentTarget: { value } }) =>
            prefer({ ...preferences, outlines: value as Outlines })
          }
        >
          {OUTLINES.map((kind) => (
            <option key={kind} value={kind}>
              {text.outlines[kind]}
            </option>
          ))}
        </select>
      </label>
      {tick('strengths', text.strengths)}
      {tick('statements', text.texts)}
      <label>
        {text.view}{' '}
        <select
          value={String(steps.viewpoint)}
          onChange={({ currentTarget: { value } }) =>
            steps.seeAs(value === 'all' ? 'all' : (Number(value) as Viewpoint))
          }
        >
          <option value="all">{text.viewAll}</option>
          {sitters.map((_, seat) => (
            <option key={seat} value={seat}>
              {fill(text.viewSeat, { seat: nameOf(sitters, seat as 0, tongue) })}
            </option>
          ))}
        </select>
      </label>
      {Developers !== undefined && <Developers replay={replay} />}
    </div>
  );
}
