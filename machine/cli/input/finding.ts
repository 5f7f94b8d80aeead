import type { Language } from '../../../spec/text.ts';
import type { GameFile, StepJson } from '../../record/format.ts';
import { inputProblem, type Problem } from '../../record/problem.ts';
import { sayLabel } from '../../words/labels.ts';
import { type Sitter, sayAction, sayProblem } from '../../words/words.ts';

/** A problem, with what it takes to tell of it. */
export interface Finding extends Problem {
  readonly seats: readonly Sitter[];
  /** What was done in the step where it is. */
  readonly done?: Pick<StepJson, 'seat' | 'action'>;
  /** The file whose expectation is not met. */
  readonly expectation?: string;
}

/** What came of verifying one game. */
export interface Checked {
  /** What the game is called; empty when it has no name or cannot be read. */
  readonly id: string;
  readonly steps: number;
  readonly findings: readonly Finding[];
  /** Of the bytes that were read. */
  readonly digest?: string;
}

/** A problem with a game; `file` tells who sits where and what was done in the step. */
export function finding(problem: Problem, file?: Pick<GameFile, 'seats' | 'steps'>): Finding {
  const step = file?.steps[problem.step ?? -1];
  const found = { ...problem, seats: file?.seats ?? [] };
  return step === undefined ? found : { ...found, done: { seat: step.seat, action: step.action } };
}

/** A finding as a sentence. */
export function sayFinding(found: Finding, language: Language): string {
  const { seats, done, expectation } = found;
  if (expectation !== undefined) {
    return sayLabel('not-as-expected', language, { name: expectation });
  }
  const told = sayProblem(found, language, seats);
  if (done === undefined) return told;
  return `${sayAction(done.action, done.seat, language, seats)} ${told}`;
}

/** A game that could not even be looked at. */
export const unchecked = (...problems: readonly Problem[]): Checked => ({
  id: '',
  steps: 0,
  findings: problems.map((problem) => finding(problem)),
});

/** A game whose verification broke down, which is our fault. */
export function crashed(error: unknown): Checked {
  const reason = error instanceof Error ? error.message : String(error);
  return unchecked(inputProblem('unreadable', '', `internal error: ${reason} (please report)`));
}
