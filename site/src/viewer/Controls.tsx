import { fill } from '../strings.ts';
import { useTongue } from './tongue.ts';
import type { Steps } from './useSteps.ts';

const ICONS = {
  first: 'M6 5v14M19 5l-9 7 9 7z',
  back: 'M16 5l-9 7 9 7z',
  forward: 'M8 5l9 7-9 7z',
  last: 'M18 5v14M5 5l9 7-9 7z',
} as const;

interface Props {
  readonly steps: Steps;
  readonly last: number;
}

/** Buttons and a slider to move through the positions. */
export function Controls({ steps: { position, go }, last }: Props) {
  const text = useTongue().texts.viewer;
  const button = (icon: keyof typeof ICONS, target: number) => {
    const off = target < 0 || target > last || target === position;
    return (
      <button
        type="button"
        aria-label={text[icon]}
        title={text[icon]}
        aria-disabled={off}
        onClick={() => !off && go(target)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={ICONS[icon]} />
        </svg>
      </button>
    );
  };
  return (
    <fieldset class="controls" aria-label={text.controls}>
      {button('first', 0)}
      {button('back', position - 1)}
      <input
        type="range"
        min={0}
        max={last}
        value={position}
        aria-label={text.slider}
        aria-valuetext={fill(text.position, { step: position, last })}
        onInput={({ currentTarget }) => go(Number(currentTarget.value))}
      />
      <span class="count">
        {position}
        <span>/{last}</span>
      </span>
      {button('forward', position + 1)}
      {button('last', last)}
    </fieldset>
  );
}
