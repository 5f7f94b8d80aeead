import { agreements } from '../../record/explain.ts';
import { observe } from '../../record/position.ts';
import type { Outlook } from '../../record/through.ts';
import { raisable } from '../../rules/figures.ts';
import { sayPhase } from '../../words/words.ts';
import { outcomeJson } from '../output/outcomes.ts';
import { jsonLine } from '../output/terminal.ts';
import { outlookJson } from './outlook.ts';
import type { Answer, EditionAnswer, Question, Situation } from './text.ts';

/** A verdict for a program: one line of JSON. */
export const verdictJson = (asked: Question, given: Answer, more: object = {}): string =>
  `${jsonLine({ ...head(asked), ...by(asked), ...answer(asked, given), ...more })}\n`;

/** How the conflicts of a position may come out, for a program: one line of JSON. */
export const standingJson = (situation: Situation, outlook: Outlook): string =>
  `${jsonLine({
    ...place(situation),
    ...by(situation),
    through: outlookJson(outlook, situation),
  })}\n`;

/** The verdicts of the editions for a program: one line of JSON. */
export function editionsJson(asked: Question, answers: readonly EditionAnswer[]): string {
  return `${jsonLine({
    ...head(asked),
    editions: answers.map(({ edition, foreign, ...given }) => ({
      edition,
      notInThisEdition: foreign,
      ...answer(asked, given),
    })),
    agree: agreements(answers, ({ outlook }) => outlook).map((group) =>
      group.map(({ edition }) => edition),
    ),
  })}\n`;
}

/** By what it is judged. */
const by = ({ edition, house }: Situation): object => ({
  edition,
  ...(house === undefined ? {} : { house }),
});

const place = ({ title, before }: Situation): object => ({
  ...(title === '' ? {} : { game: title }),
  position: before.index,
});

const head = (asked: Question): object => ({
  ...place(asked),
  seat: asked.seat,
  action: asked.action,
});

function answer(asked: Question, { verdict, outlook }: Answer): object {
  const { language, seats } = asked;
  const tongue = { language, seats, rules: verdict.game.rulings };
  const { legal, game, phase, toAct } = verdict;
  return {
    legal,
    ...outcomeJson(verdict, tongue),
    next: {
      phase,
      seat: toAct,
      message: sayPhase(phase, toAct, language, seats, raisable(game, phase)),
    },
    after: observe(game, phase),
    ...(outlook === undefined ? {} : { through: outlookJson(outlook, tongue) }),
  };
}
