import { pennant } from '../../../../machine/draw/badge.ts';
import {
  type LeaderStrength,
  type Side,
  strengthTitle,
} from '../../../../machine/draw/strengths.ts';
import { useTongue } from '../services.ts';
import type { Zoom } from './useZoom.ts';

const ICONS = {
  smaller: 'M6 12h12',
  larger: 'M6 12h12M12 6v12',
  reset: 'M5 9V5h4M19 9V5h-4M5 15v4h4M19 15v4h-4',
} as const;

interface Props {
  readonly zoom: Zoom;
  /** The two who fight; nobody in peace. */
  readonly fighting: readonly (LeaderStrength & { readonly side: Side })[];
}

/** Below the board: what the marks of the two sides mean, and buttons to enlarge. */
export function Tools({ zoom, fighting }: Props) {
  const { texts, titles } = useTongue();
  const text = texts.viewer.zoom;
  const button = (icon: keyof typeof ICONS, off: boolean) => (
    <button
      type="button"
      aria-label={text[icon]}
      title={text[icon]}
      aria-disabled={off}
      onClick={() => !off && zoom[icon]()}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
    </button>
  );
  return (
    <div class="board-tools">
      {fighting.map((strength) => (
        <span key={strength.side} class="fighting">
          <SideMark side={strength.side} />
          {strengthTitle(strength, titles)}
        </span>
      ))}
      <fieldset class="zoom" aria-label={text.label}>
        {button('smaller', zoom.scale <= 1)}
        {button('larger', zoom.most)}
        {button('reset', zoom.scale <= 1)}
      </fieldset>
    </div>
  );
}

/** The mark that the supporters of a side bear on the board. */
const SideMark = ({ side }: { readonly side: Side }) => (
  <svg
    viewBox={side === 'attacker' ? '1 0 19 22' : '20 0 19 22'}
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: pennant(side, null) }}
  />
);
