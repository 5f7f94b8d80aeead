import type { EditionVerdict, Verdict } from '../../record/explain.ts';
import { agreements } from '../../record/explain.ts';
import { observe } from '../../record/position.ts';
import { sayPhase } from '../../words/words.ts';
import { outcomeJson } from '../output/outcomes.ts';
import { jsonLine } from '../output/terminal.ts';
import type { Question } from './text.ts';

/** A verdict for a program: one line of JSON. */
export const verdictJson = (asked: Question, verdict: Verdict): string =>
  `${jsonLine({ ...head(asked), edition: asked.edition, ...answer(asked, verdict) })}\n`;

/** The verdicts of the editions for a program: one line of JSON. */
export function editionsJson(asked: Question, answers: readonly EditionVerdict[]): string {
  return `${jsonLine({
    ...head(asked),
    editions: answers.map(({ edition, foreign, verdict }) => ({
      edition,
      notInThisEdition: foreign,
      ...answer(asked, verdict),
    })),
    agree: agreements(answers).map((group) => group.map(({ edition }) => edition)),
  })}\n`;
}

const head = ({ title, before, action, seat }: Question): object => ({
  ...(title === '' ? {} : { game: title }),
  position: before.index,
  seat,
  action,
});

function answer({ language, seats }: Question, verdict: Verdict): object {
  const { legal, game, phase, toAct } = verdict;
  return {
    legal,
    ...outcomeJson(verdict, language, seats),
    next: { phase, seat: toAct, message: sayPhase(phase, toAct, language, seats) },
    after: observe(game, phase),
  };
}
