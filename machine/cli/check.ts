import type { GameFile } from '../record/format.ts';
import { inputProblem, type Problem } from '../record/problem.ts';
import { readGame } from '../record/read.ts';
import { verifyFile } from '../record/verify.ts';
import { sayAction, sayProblem } from '../words/words.ts';
import { decode } from './decode.ts';

/** A problem and its sentence. */
export interface Finding extends Problem {
  readonly sentence: string;
}

/** What came of verifying one game. */
export interface Checked {
  /** What the game is called; empty when it has no name or cannot be read. */
  readonly id: string;
  readonly steps: number;
  readonly findings: readonly Finding[];
}

/** A problem with its sentence; `file` tells who sits where and what was done in the step. */
export function finding(problem: Problem, file?: Pick<GameFile, 'seats' | 'steps'>): Finding {
  const seats = file?.seats ?? [];
  const step = file?.steps[problem.step ?? -1];
  const told = sayProblem(problem, 'en', seats);
  const sentence =
    step === undefined ? told : `${sayAction(step.action, step.seat, 'en', seats)} ${told}`;
  return { ...problem, sentence };
}

/** A game that could not even be looked at. */
export const unchecked = (...problems: readonly Problem[]): Checked => ({
  id: '',
  steps: 0,
  findings: problems.map((problem) => finding(problem)),
});

/** Reads and verifies the bytes of one game. */
export function check(bytes: Uint8Array): Checked {
  try {
    const decoded = decode(bytes);
    if ('problem' in decoded) return unchecked(decoded.problem);
    const read = readGame(decoded.text);
    if ('problems' in read) return unchecked(...read.problems);
    const { id, steps, problems } = verifyFile(read.file);
    return { id, steps, findings: problems.map((problem) => finding(problem, read.file)) };
  } catch (error) {
    return crashed(error);
  }
}

/** A game whose verification broke down, which is our fault. */
export function crashed(error: unknown): Checked {
  const reason = error instanceof Error ? error.message : String(error);
  return unchecked(inputProblem('unreadable', '', `internal error: ${reason} (please report)`));
}
