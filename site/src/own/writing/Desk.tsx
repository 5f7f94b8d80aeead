import { useMemo, useRef, useState } from 'preact/hooks';
import type { DraftProblem } from '../../engine/writing/draft.ts';
import { useTongue } from '../../viewer/services.ts';
import { headline } from '../headline.ts';
import { Problems } from '../Problems.tsx';
import type { OwnTexts } from '../source.ts';
import { Field, type FieldHandle } from './Field.tsx';
import { Growing } from './Growing.tsx';
import { useDraft } from './useDraft.ts';

interface Props {
  readonly text: OwnTexts;
  readonly written: string;
  write(text: string): void;
  /** Opens what is written in the viewer. */
  open(): void;
  leave(): void;
}

const NO_PROBLEMS: readonly DraftProblem[] = [];

/** A game being written: its text, the board as it stands at the cursor, and what is wrong. */
export function Desk({ text, written, write, open, leave }: Props) {
  const { language } = useTongue();
  const [cursor, move] = useState(written.length);
  const drafted = useDraft(written, language);
  const field = useRef<FieldHandle>(null);
  const problems = drafted?.draft?.problems ?? NO_PROBLEMS;
  const marked = useMemo(
    () => ({ text: drafted?.text ?? written, problems }),
    [drafted, written, problems],
  );
  const lead = (position: number): void => {
    const place = drafted?.draft?.places[position - 1];
    if (place !== undefined) field.current?.lead(place + 1);
  };
  return (
    <section class="writing-desk" aria-label={text.write.title}>
      <Growing text={text} draft={drafted?.draft ?? null} cursor={cursor} />
      <div class="writing-text">
        <Field
          text={text}
          written={written}
          marked={marked}
          handle={field}
          typed={(now, at) => {
            write(now);
            move(at);
          }}
        />
        <div class="writing-tools">
          <button type="button" class="quiet-button" onClick={() => field.current?.offer()}>
            {text.write.offer}
          </button>
          <button
            type="button"
            class="quiet-button"
            disabled={written.trim() === ''}
            onClick={open}
          >
            {text.write.open}
          </button>
          <button type="button" class="quiet-button" onClick={leave}>
            {text.write.leave}
          </button>
        </div>
        <p class="writing-status" role="status">
          {drafted !== null && statusOf()}
        </p>
        {problems.length > 0 && <Problems text={text} problems={problems} go={lead} />}
        <p class="writing-keys">{text.write.hint}</p>
        <p class="writing-keys">{text.write.keys}</p>
      </div>
    </section>
  );

  function statusOf(): string {
    if (drafted?.slow) return text.write.slow;
    if (drafted?.draft === null) return text.write.unknown;
    return problems.length === 0 ? text.write.well : headline(problems, text, language);
  }
}
