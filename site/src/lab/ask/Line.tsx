import { useId } from 'preact/hooks';
import { LONGEST_TEXT } from '../../../../machine/record/format.ts';
import { localText } from '../../../../machine/record/local.ts';
import type { Action } from '../../../../machine/rules/action.ts';
import { fill } from '../../strings.ts';
import { useTongue } from '../../viewer/services.ts';
import type { Laid } from '../setup/laid.ts';
import type { LabTexts } from '../texts.ts';

interface Props {
  readonly text: LabTexts;
  readonly laid: Laid;
  readonly at: number;
  /** What an action is called as the step with a number; null until it was played. */
  headingOf(action: Action, index: number): string | null;
  /** What leads to the viewer with the session. */
  readonly viewer: string | null;
  go(at: number): void;
  swap(index: number, variation: number): void;
  note(index: number, note: string): void;
  /** Makes the position shown the one that the session begins with. */
  here(): void;
}

/** The steps that were played: a line to walk back, to leave and to write on. */
export function Line({ text, laid, at, headingOf, viewer, go, swap, note, here }: Props) {
  const { language } = useTongue();
  const id = useId();
  if (laid.steps.length === 0) return null;
  const current = laid.steps[at - 1];
  const { variations = [] } = current ?? {};
  const stop = (index: number, label: string) => (
    <li key={index}>
      <button
        type="button"
        class="quiet-button"
        aria-current={index === at ? 'step' : undefined}
        onClick={() => go(index)}
      >
        {label}
      </button>
    </li>
  );
  return (
    <section class="line" aria-label={text.line.title}>
      <ol>
        {stop(0, text.line.start)}
        {laid.steps.map(({ action }, i) => stop(i + 1, headingOf(action, i) ?? `${i + 1}`))}
      </ol>
      {variations.length > 0 && (
        <p class="bar">
          {variations.map(({ steps: [first] }, i) => (
            <button key={i} type="button" class="quiet-button" onClick={() => swap(at - 1, i)}>
              {fill(text.line.variation, {
                heading:
                  (first === undefined ? null : headingOf(first.action, at - 1)) ?? `${i + 1}`,
              })}
            </button>
          ))}
        </p>
      )}
      <p class="bar">
        {at > 0 && (
          <button type="button" class="quiet-button" onClick={here}>
            {text.line.here}
          </button>
        )}
        {viewer !== null && (
          <a class="quiet-button" href={viewer}>
            {text.line.viewer}
          </a>
        )}
      </p>
      {current !== undefined && (
        <p class="note">
          <label for={id}>{text.line.note}</label>
          <textarea
            id={id}
            rows={2}
            maxLength={LONGEST_TEXT}
            value={localText(current.note ?? '', language).text}
            onChange={({ currentTarget: { value } }) => note(at - 1, value)}
          />
        </p>
      )}
    </section>
  );
}
