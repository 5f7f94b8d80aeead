import { type ClauseId, clauses } from '../../../spec/clauses.ts';
import type { Language } from '../../../spec/text.ts';
import { cut } from '../../record/brief.ts';
import { sayLabel } from '../../words/labels.ts';
import { sayStep } from '../../words/words.ts';
import { type Finding, sayFinding } from '../input/finding.ts';
import { foreign, jsonLine, plain } from './terminal.ts';

/** Where a problem is: the file, the line of a stream, the game. */
export interface ProblemPlace {
  readonly file: string;
  readonly line?: number;
  readonly game: string;
}

/** A value is shown up to this many characters, and a path, whose keys are the file's. */
const SHOWN = 2000;
const LONGEST_PATH = 300;

/**
 * A problem for a reader: where, what, expected and actual (of an input's problem the sentence tells
 * them), and the clauses with their statements.
 */
export function problemText(place: ProblemPlace, finding: Finding, language: Language): string {
  const { step, since } = finding;
  const where = [
    position(place, finding),
    place.game,
    step === undefined ? '' : sayStep('at-step', language, { step: step + 1 }),
    cut(finding.path, LONGEST_PATH),
  ];
  const lines = [
    where
      .filter((part) => part !== '')
      .map(foreign)
      .join(', '),
    `  ${plain(sayFinding(finding, language))}`,
  ];
  if (finding.kind !== 'input') {
    const keys = (['expected', 'actual'] as const).filter((key) => key in finding);
    const labels = keys.map((key) => sayLabel(key, language));
    const widest = Math.max(...labels.map((label) => label.length));
    for (const [i, key] of keys.entries())
      lines.push(`  ${labels[i]!.padEnd(widest)} ${shown(finding[key])}`);
  }
  if (since !== undefined) {
    const written =
      since < 0
        ? sayStep('since-start', language)
        : sayStep('since-step', language, { step: since + 1 });
    lines.push(`  ${written}`);
  }
  for (const id of new Set(finding.clauses))
    lines.push(`  ${plain(id)}: ${statement(id, language)}`);
  return `${lines.join('\n')}\n`;
}

/** A problem for a program: one line of JSON. */
export function problemJson(
  { file, line, game }: ProblemPlace,
  finding: Finding,
  language: Language,
): string {
  const {
    seats: _seats,
    done: _done,
    expectation: _expectation,
    message: _message,
    clauses: ids,
    line: textLine,
    ...rest
  } = finding;
  const cited = [...new Set(ids)].map((id) => ({ id, statement: statement(id, language) }));
  const at = lineOf(line, textLine);
  return `${jsonLine({
    file,
    ...(at === undefined ? {} : { line: at }),
    ...(game === '' ? {} : { game }),
    ...rest,
    clauses: cited,
    message: sayFinding(finding, language),
  })}\n`;
}

/** `file:line:column`, as editors understand it. */
function position({ file, line }: ProblemPlace, finding: Finding): string {
  const at = lineOf(line, finding.line);
  return [file, at, finding.column].filter((part) => part !== undefined).join(':');
}

/** The line of a file, where a game begins on one and tells its own from there. */
const lineOf = (game: number | undefined, own: number | undefined): number | undefined =>
  game === undefined || own === undefined ? (game ?? own) : game + own - 1;

const statement = (id: ClauseId, language: Language): string =>
  clauses[id]?.statement[language] ?? '';

const shown = (value: unknown): string => cut(jsonLine(value ?? null), SHOWN);
