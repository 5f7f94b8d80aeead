import type { EditionId } from '../../../spec/ids.ts';
import type { Language } from '../../../spec/text.ts';
import { agreements, type EditionVerdict, type Verdict } from '../../record/explain.ts';
import type { Frame } from '../../record/replay.ts';
import type { Action } from '../../rules/action.ts';
import type { Seat } from '../../rules/pieces.ts';
import {
  type Sitter,
  sayAction,
  sayLabel,
  sayList,
  sayModule,
  sayPhase,
} from '../../words/words.ts';
import { effectLines, ruleLines, violationLines } from '../output/outcomes.ts';
import { columns, foreign, plain } from '../output/terminal.ts';

/** The question: who does what in which position. */
export interface Question {
  readonly title: string;
  /** Number of the last position. */
  readonly last: number;
  readonly edition: EditionId;
  readonly seats: readonly Sitter[];
  readonly before: Frame;
  readonly action: Action;
  readonly seat: Seat;
  readonly language: Language;
}

/** A verdict for a reader: the sentences, then the clauses they cite, each once. */
export function verdictText(asked: Question, verdict: Verdict): string {
  const { edition, language } = asked;
  const lines = [
    [...heading(asked), sayLabel('edition', language, { edition })].join(', '),
    ...question(asked),
    '',
    ...answer(asked, verdict),
    ...ruleLines([verdict], language),
  ];
  return `${lines.join('\n')}\n`;
}

/** The verdicts of the editions for a reader: a table, then each answer with those that give it. */
export function editionsText(asked: Question, answers: readonly EditionVerdict[]): string {
  const { language } = asked;
  const rows = answers.map(({ edition, verdict, foreign }) => [
    edition,
    sayLabel(verdict.legal ? 'is-legal' : 'is-refused', language),
    foreign.length === 0 ? '' : missing(foreign, language),
  ]);
  const alike = agreements(answers);
  const blocks = alike.flatMap((group) => {
    const [{ verdict }] = group as [EditionVerdict];
    return ['', `— ${names(group)} —`, ...answer(asked, verdict)];
  });
  const lines = [
    heading(asked).join(', '),
    ...question(asked),
    '',
    ...columns(rows),
    agreement(alike, language),
    ...blocks,
    ...ruleLines(
      answers.map(({ verdict }) => verdict),
      language,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

function heading({ title, last, before, language }: Question): readonly string[] {
  const place = sayLabel('position', language, { index: before.index, last });
  return title === '' ? [place] : [place, foreign(title)];
}

function question({ before, action, seat, seats, language }: Question): readonly string[] {
  return [
    `${plain(sayPhase(before.phase, before.toAct, language, seats))} [${before.phase}]`,
    plain(sayAction(action, seat, language, seats)),
  ];
}

/** Refused and why, or legal with what comes of it and who decides next. */
function answer({ seats, language }: Question, verdict: Verdict): readonly string[] {
  if (!verdict.legal) {
    return [sayLabel('refused', language), ...violationLines(verdict.violations, language, seats)];
  }
  const { effects, phase, toAct } = verdict;
  return [
    sayLabel('legal', language),
    ...effectLines(effects, language, seats),
    `${plain(sayPhase(phase, toAct, language, seats))} [${phase}]`,
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
