import type { Frame } from '../../../machine/record/replay.ts';
import type { Effect } from '../../../machine/rules/effect.ts';
import type { Violation } from '../../../machine/rules/violation.ts';
import { language, strings } from '../strings.ts';
import { say, sayAction } from '../words.ts';
import { Clauses } from './Clauses.tsx';
import type { Replay } from './data.ts';

const text = strings.viewer;

interface Props {
  readonly replay: Replay;
  readonly frame: Frame;
  readonly texts: boolean;
}

/** What the step did, or why it was refused, with the clauses behind each part. */
export function Story({ replay, frame, texts }: Props) {
  const { step, effects, violations } = frame;
  const { sitters, statements } = replay;
  if (step === null) {
    return (
      <section class="story">
        <h2>{text.start}</h2>
        <p>{text.startText}</p>
      </section>
    );
  }
  const refused = violations.length > 0;
  const told: readonly (Effect | Violation)[] = refused ? violations : effects;
  return (
    <section class="story">
      <h2>{sayAction(step.action, step.seat, language, sitters)}</h2>
      {step.note !== undefined && (
        <p class="annotation">
          <span class="annotation-label">{text.note}</span> {step.note}
        </p>
      )}
      {refused && (
        <p class="refused">
          <strong>{text.refused}</strong> {text.nothing}
        </p>
      )}
      <ol class="effects" aria-label={refused ? text.refused : text.effects}>
        {told.map((thing, i) => (
          <li key={`${frame.index}.${i}`}>
            <p>{say(thing, language, sitters)}</p>
            <Clauses
              ids={'code' in thing ? [thing.clause] : thing.clauses}
              statements={statements}
              texts={texts}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The step in one breath, for a screen reader. */
export function announcement(replay: Replay, frame: Frame): string {
  const { step, effects, violations } = frame;
  if (step === null) return text.start;
  const things: readonly (Effect | Violation)[] = violations.length > 0 ? violations : effects;
  const parts = [
    sayAction(step.action, step.seat, language, replay.sitters),
    ...(violations.length > 0 ? [text.refused] : []),
    ...things.map((thing) => say(thing, language, replay.sitters)),
  ];
  return parts.join(' ');
}
