import type { RecordJson } from '../../../../machine/record/format.ts';
import type { Action } from '../../../../machine/rules/action.ts';
import type { Asked, Considered, Judged, Outcome } from '../../engine/judging/judged.ts';
import { useTongue } from '../../viewer/services.ts';
import { Course } from './Course.tsx';
import { Help } from './Help.tsx';
import { Reasons } from './Reasons.tsx';
import { SideBySide } from './SideBySide.tsx';
import { type VerdictTexts, verdictTextsOf } from './texts.ts';
import '../../styles/verdict.css';

interface Props {
  readonly record: RecordJson;
  readonly action: Action;
  /** Null until it has come. */
  readonly judged: Judged | null;
  /** Whether there is more to come. */
  readonly pending: boolean;
  /** Puts another question, which the rules say yes to. */
  onApply(asked: Asked): void;
}

const SIGN: Readonly<Record<Outcome, string>> = { legal: '✓', refused: '✗', impossible: '?' };

/** The verdict on an action: one sentence, then the reasons, what would help, and who sees it otherwise. */
export function Verdict({ record, action, judged, pending, onApply }: Props) {
  const { language } = useTongue();
  const text = verdictTextsOf(language);
  // Each question has its own: what was opened in one is not open in the next.
  const key = JSON.stringify([action, record.edition, record.steps.length]);
  return (
    <section class="verdict" aria-label={text.label} aria-busy={pending}>
      <div class="said" role="status" aria-live="polite">
        {judged !== null && (
          <p class={`sentence ${judged.outcome}`} data-outcome={judged.outcome}>
            <span class="sign" aria-hidden="true">
              {SIGN[judged.outcome]}
            </span>
            {judged.sentence}
          </p>
        )}
      </div>
      {judged !== null && <Grounds key={`${key}.grounds`} text={text} judged={judged} />}
      {judged !== null && judged.further !== null && (
        <Further key={`${key}.further`} {...{ text, judged, onApply }} further={judged.further} />
      )}
      {judged !== null && pending && <p class="soft searching">{text.searching}</p>}
    </section>
  );
}

/** Why, at once: the clauses, and what makes the position impossible. */
function Grounds({ text, judged }: { readonly text: VerdictTexts; readonly judged: Judged }) {
  const { outcome, possible, problems, reasons } = judged;
  return (
    <>
      {possible && <p class="soft">{text.possible}</p>}
      {problems.length > 0 && (
        <div class="unreal">
          <p>{outcome === 'impossible' ? text.blocked : text.unreal}</p>
          <Reasons reasons={problems} />
        </div>
      )}
      {reasons.length > 0 && (
        <section class="grounds">
          <h2>{outcome === 'refused' ? text.why : text.happens}</h2>
          <Reasons reasons={reasons} />
        </section>
      )}
    </>
  );
}

interface FurtherProps {
  readonly text: VerdictTexts;
  readonly judged: Judged;
  readonly further: Considered;
  onApply(asked: Asked): void;
}

/** What was considered after the verdict. */
function Further({ text, judged, further, onApply }: FurtherProps) {
  const { proposals, none, course, bound, sides } = further;
  return (
    <>
      {judged.outcome === 'refused' && <Help {...{ text, proposals, none, onApply }} />}
      {course !== null && course.type !== 'rest' && (
        <section class="course">
          <h2>{text.then}</h2>
          <Course text={text} course={course} />
          {bound !== null && <p class="soft">{bound}</p>}
        </section>
      )}
      <SideBySide text={text} sides={sides} />
    </>
  );
}
