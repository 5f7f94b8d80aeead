import type { ClauseId } from '../../../spec/clauses.ts';
import type { Language } from '../../../spec/text.ts';
import { cut, quoted } from '../../record/brief.ts';
import type { Problem } from '../../record/problem.ts';
import { type Sitter, sayProblem, sayStep } from '../../words/say.ts';

/** A problem with a file in words, as the command line tells it. */
export interface ToldProblem {
  /** Step, line and path, whichever it has. */
  readonly where: string;
  readonly text: string;
  readonly kind: Problem['kind'];
  readonly code: Problem['code'];
  /** The position that its step leads to. */
  readonly position?: number;
  readonly expected?: string;
  readonly actual?: string;
  /** What last wrote the place that differs. */
  readonly since?: string;
  readonly clauses: readonly ClauseId[];
}

/** A value is shown up to this many characters, and a path, whose keys are the file's. */
const SHOWN = 400;
const LONGEST_PATH = 300;

/** Puts a problem into words; `seats` are those of the file, where it could be read. */
export function tellProblem(
  problem: Problem,
  language: Language,
  seats: readonly Sitter[],
): ToldProblem {
  const { kind, code, step, line, column, path, since, clauses } = problem;
  const where = [
    line === undefined ? '' : [line, column].filter((part) => part !== undefined).join(':'),
    step === undefined ? '' : sayStep('at-step', language, { step: step + 1 }),
    cut(path, LONGEST_PATH),
  ];
  const values = kind === 'input' ? [] : (['expected', 'actual'] as const);
  return {
    where: where.filter((part) => part !== '').join(', '),
    text: sayProblem(problem, language, seats),
    kind,
    code,
    ...(step === undefined ? {} : { position: step + 1 }),
    ...Object.fromEntries(
      values
        .filter((key) => key in problem)
        .map((key) => [key, cut(quoted(problem[key] ?? null), SHOWN)]),
    ),
    ...(since === undefined ? {} : { since: saySince(since, language) }),
    clauses: [...new Set(clauses)],
  };
}

const saySince = (step: number, language: Language): string =>
  step < 0 ? sayStep('since-start', language) : sayStep('since-step', language, { step: step + 1 });
