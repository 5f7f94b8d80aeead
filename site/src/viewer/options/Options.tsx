import { OUTLINES, type Outlines } from '../../../../machine/draw/kingdoms.ts';
import { fill } from '../../strings.ts';
import { nameOf, type Replay, type View } from '../replay/replay.ts';
import { useTongue } from '../tongue.ts';
import { InspectButton } from './InspectButton.tsx';
import type { Shown } from './options.ts';

interface Props {
  readonly replay: Replay;
  readonly shown: Shown;
  show(next: Shown): void;
}

/** What a reader may choose to see. */
export function Options({ replay, shown, show }: Props) {
  const tongue = useTongue();
  const text = tongue.texts.viewer;
  const { sitters } = replay.telling;
  return (
    <div class="options">
      <label>
        {text.outlines.label}{' '}
        <select
          value={shown.outlines}
          onChange={({ currentTarget: { value } }) =>
            show({ ...shown, outlines: value as Outlines })
          }
        >
          {OUTLINES.map((kind) => (
            <option key={kind} value={kind}>
              {text.outlines[kind]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <input
          type="checkbox"
          checked={shown.strengths}
          onChange={({ currentTarget }) => show({ ...shown, strengths: currentTarget.checked })}
        />
        {text.strengths}
      </label>
      <label>
        <input
          type="checkbox"
          checked={shown.statements}
          onChange={({ currentTarget }) => show({ ...shown, statements: currentTarget.checked })}
        />
        {text.texts}
      </label>
      <label>
        {text.view}{' '}
        <select
          value={String(shown.view)}
          onChange={({ currentTarget: { value } }) =>
            show({ ...shown, view: value === 'all' ? 'all' : (Number(value) as View) })
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
      <InspectButton replay={replay} />
    </div>
  );
}
