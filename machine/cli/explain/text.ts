import type { EditionId, Readings } from '../../../spec/ids.ts';
import type { Language } from '../../../spec/text.ts';
import type { StepOutcome } from '../../record/compare.ts';
import { agreements, type EditionVerdict, type Verdict } from '../../record/explain.ts';
import type { HouseEdition } from '../../record/house.ts';
import { localText } from '../../record/local.ts';
import type { Frame } from '../../record/replay.ts';
import type { Outlook } from '../../record/through.ts';
import type { Action } from '../../rules/action.ts';
import { raisable } from '../../rules/figures.ts';
import type { Seat } from '../../rules/pieces.ts';
import { sayLabel } from '../../words/labels.ts';
import {
  type Sitter,
  sayAction,
  sayList,
  sayModule,
  sayOutlook,
  sayPhase,
} from '../../words/words.ts';
import { columns } from '../output/columns.ts';
import { effectLines, ruleLines, violationLines } from '../output/outcomes.ts';
import { foreign, plain } from '../output/terminal.ts';
import { effectsIn, outlookLines } from './outlook.ts';

/** Where something is asked. */
export interface Situation {
  readonly title: string;
  /** Number of the last position. */
  readonly last: number;
  readonly edition: EditionId;
  /** What an edition of one's own is called, where it is asked under one. */
  readonly house?: HouseEdition['title'];
  /** The readings in force. */
  readonly rules: Readings;
  readonly seats: readonly Sitter[];
  readonly before: Frame;
  readonly language: Language;
}

/** The question: who does what in which position. */
export interface Question extends Situation {
  readonly action: Action;
  readonly seat: Seat;
}

/** The verdict, and how what comes of it may come out, where that is asked. */
export interface Answer {
  readonly verdict: Verdict;
  readonly outlook?: Outlook;
}

/** The answer of an edition. */
export type EditionAnswer = EditionVerdict & Answer;

/** A verdict for a reader: the sentences, then the clauses they cite, each once, and what `more` tells. */
export function verdictText(asked: Question, given: Answer, more: readonly string[] = []): string {
  const lines = [
    headingWithEdition(asked),
    ...question(asked),
    '',
    ...answer(asked, given),
    ...ruleLines([given.verdict, outlookOutcome(given)], asked),
    ...more,
  ];
  return `${lines.join('\n')}\n`;
}

/** How the conflicts of a position may come out, for a reader. */
export function standingText(situation: Situation, outlook: Outlook): string {
  const { language } = situation;
  const none = outlook.type === 'decided' ? [sayOutlook('none', {}, language, [])] : [];
  const lines = [
    headingWithEdition(situation),
    '',
    ...none,
    ...outlookLines(outlook, situation),
    ...ruleLines([{ effects: effectsIn(outlook), violations: [] }], situation),
  ];
  return `${lines.join('\n')}\n`;
}

/** The verdicts of the editions for a reader: a table, then each answer with those that give it. */
export function editionsText(asked: Question, answers: readonly EditionAnswer[]): string {
  const { language } = asked;
  const rows = answers.map(({ edition, verdict, foreign }) => [
    edition,
    sayLabel(verdict.legal ? 'is-legal' : 'is-refused', language),
    foreign.length === 0 ? '' : missing(foreign, language),
  ]);
  const alike = agreements(answers, ({ outlook }) => outlook);
  const blocks = alike.flatMap((group) => {
    const [given] = group as [EditionAnswer];
    return ['', `— ${names(group)} —`, ...answer(asked, given)];
  });
  const lines = [
    heading(asked).join(', '),
    ...question(asked),
    '',
    ...columns(rows),
    agreement(alike, language),
    ...blocks,
    ...ruleLines(
      answers.flatMap((given) => [given.verdict, outlookOutcome(given)]),
      { language },
    ),
  ];
  return `${lines.join('\n')}\n`;
}

const headingWithEdition = (situation: Situation): string => {
  const { edition, house, language } = situation;
  const own = house === undefined ? [] : [foreign(localText(house, language).text)];
  return [...heading(situation), sayLabel('edition', language, { edition }), ...own].join(', ');
};

function heading({ title, last, before, language }: Situation): readonly string[] {
  const place = sayLabel('position', language, { index: before.index, last });
  return title === '' ? [place] : [place, foreign(title)];
}

function question({ before, action, seat, seats, language }: Question): readonly string[] {
  const { game, phase, toAct } = before;
  return [
    `${plain(sayPhase(phase, toAct, language, seats, raisable(game, phase)))} [${phase}]`,
    plain(sayAction(action, seat, language, seats)),
  ];
}

const outlookOutcome = ({ outlook }: Answer): StepOutcome => ({
  effects: outlook === undefined ? [] : effectsIn(outlook),
  violations: [],
});

/** Refused and why, or legal with what comes of it and who decides next, or who wins. */
function answer(asked: Question, { verdict, outlook }: Answer): readonly string[] {
  const { seats, language } = asked;
  if (!verdict.legal) {
    return [sayLabel('refused', language), ...violationLines(verdict.violations, language, seats)];
  }
  const { effects, game, phase, toAct } = verdict;
  return [
    sayLabel('legal', language),
    ...effectLines(effects, language, seats),
    ...(outlook === undefined
      ? [`${plain(sayPhase(phase, toAct, language, seats, raisable(game, phase)))} [${phase}]`]
      : outlookLines(outlook, asked)),
  ];
}

const names = (group: readonly EditionVerdict[]): string =>
  group.map(({ edition }) => edition).join(', ');

function missing(foreign: EditionVerdict['foreign'], language: Language): string {
  const modules = sayList(
    foreign.map((module) => sayModule(module, language)),
    language,
  );
  return sayLabel('missing-modules', language, { modules });
}

/** Where the editions agree, as a sentence. */
function agreement(alike: ReturnType<typeof agreements>, language: Language): string {
  if (alike.length === 1) return sayLabel('editions-agree', language);
  const several = alike.filter((group) => group.length > 1);
  if (several.length === 0) return sayLabel('editions-differ', language);
  return sayLabel('editions-partly', language, { editions: several.map(names).join('; ') });
}
