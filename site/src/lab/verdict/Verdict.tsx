import type { HouseEdition } from '../../../../machine/record/house.ts';
import type { Asked, Considered, Judged, Outcome } from '../../engine/judging/judged.ts';
import { useTongue } from '../../viewer/services.ts';
import type { Question } from '../ask/useAsked.ts';
import { Course } from './Course.tsx';
import { Help } from './Help.tsx';
import { Reasons } from './Reasons.tsx';
import { SideBySide } from './SideBySide.tsx';
import { type VerdictTexts, verdictTextsOf } from './texts.ts';
import '../../styles/verdict.css';

interface Props {
  /** Null while nothing is asked: what is said later is heard if its place was there before. */
  readonly question: Question | null;
  /** The edition of one's own that is in force. */
  readonly house: HouseEdition | null;
  /** Puts another question, which the rules say yes to. */
  onApply(asked: Asked): void;
}

const SIGN: Readonly<Record<Outcome, string>> = { legal: '✓', refused: '✗', impossible: '?' };

/** The verdict on an action: one sentence, then the reasons, what would help, and who sees it otherwise. */
export function Verdict({ question, house, onApply }: Props) {
  const { language } = useTongue();
  const text = verdictTextsOf(language);
  const judged = question?.judged ?? null;
  const pending = question?.pending === true;
  const key = question === null ? '' : keyOf(question);
  return (
    <section
      class={question === null ? 'verdict unasked' : 'verdict'}
      aria-label={question === null ? undefined : text.label}
      aria-busy={pending}
    >
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
      {judged !== null && <Grounds key={`${key}.grounds`} {...{ text, judged, house }} />}
      {judged !== null && judged.further !== null && (
        <Further key={`${key}.further`} {...{ text, judged, onApply }} further={judged.further} />
      )}
      {judged !== null && pending && <p class="soft searching">{text.searching}</p>}
    </section>
  );
}

/** Each question has its own: what was opened in one is not open in the next. */
const keyOf = ({ action, record }: Question): string =>
  JSON.stringify([action, record.edition, record.steps.length]);

/** Why, at once: the clauses, and what makes the position impossible. */
function Grounds({
  text,
  judged,
  house,
}: {
  readonly text: VerdictTexts;
  readonly judged: Judged;
  readonly house: HouseEdition | null;
}) {
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
          <Reasons reasons={reasons} house={house} />
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
