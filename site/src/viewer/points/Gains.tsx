import { useRef } from 'preact/hooks';
import type { Sitter } from '../../../../machine/words/say.ts';
import { count } from '../../strings.ts';
import { Cube } from '../pieces/Cube.tsx';
import { Stone } from '../pieces/Stone.tsx';
import { nameOf } from '../replay/replay.ts';
import { StepLink } from '../replay/StepLink.tsx';
import { useStepList } from '../replay/useStepList.ts';
import type { Steps } from '../replay/useSteps.ts';
import { lineText } from '../replay/viewpoint.ts';
import { useTongue } from '../services.ts';
import { kindName } from './ScoreCharts.tsx';
import type { GainFilter } from './Sources.tsx';
import type { Gain } from './sums.ts';

interface Props {
  readonly gains: readonly Gain[];
  readonly sitters: readonly Sitter[];
  readonly choice: GainFilter;
  readonly steps: Steps;
  choose(choice: GainFilter): void;
}

/** Every gain up to the step shown, the latest first, each with its step and its sentence. */
export function Gains({ gains, sitters, choice, steps, choose }: Props) {
  const tongue = useTongue();
  const { texts, language } = tongue;
  const { points: text } = texts.viewer;
  const shown = gains.filter(
    ({ seat, of, reason }) =>
      (choice.seat === null || seat === choice.seat) &&
      (choice.of === null || of === choice.of) &&
      (choice.reason === null || reason === choice.reason),
  );
  const box = useRef<HTMLOListElement>(null);
  const moved = useStepList(box, steps.position, shown);
  const told = [
    ...(choice.seat === null ? [] : [nameOf(sitters, choice.seat, tongue)]),
    ...(choice.of === null ? [] : [kindName(choice.of, texts)]),
    ...(choice.reason === null ? [] : [text.reasons[choice.reason]]),
  ];
  return (
    <section class="gains">
      <h3>{text.gains}</h3>
      <p class="chosen" role="status">
        {told.length > 0 ? `${told.join(', ')}: ` : ''}
        {count(text.gainCount, shown.length, language)}
        {told.length > 0 && (
          <button
            type="button"
            class="quiet-button"
            onClick={() => choose({ seat: null, of: null, reason: null })}
          >
            {text.all}
          </button>
        )}
      </p>
      <ol class="gain-list" ref={box} onKeyDown={moved}>
        {shown.toReversed().map(({ frame, seat, of, line, count: number }) => (
          <li key={`${frame.index}.${line}.${seat}.${of}`}>
            <StepLink to={frame.index} steps={steps} listed>
              <span class="number">{frame.index}</span>
              <span class="got">
                <b>+{number}</b>
                {of === 'treasure' ? <Cube /> : <Stone tile={of} />}
              </span>
              <span class="words">
                {frame.lines[line] === undefined
                  ? ''
                  : lineText(frame.lines[line], steps.viewpoint)}
              </span>
            </StepLink>
          </li>
        ))}
      </ol>
    </section>
  );
}
