import type { ClauseId } from '../../spec/clauses.ts';
import type { Violation } from '../rules/violation.ts';

/** All that can be wrong with a file, before or while it is replayed. */
export const PROBLEM_CODES = [
  'unreadable',
  'too-long',
  'too-deep',
  'json-syntax',
  'notation',
  'duplicate-key',
  'no-format',
  'schema',
  'inconsistent',
  'refused',
  'not-refused',
  'differs',
] as const;

/** What can be wrong with a file, or with what it claims. */
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/**
 * - `input`: the file cannot be read or makes no sense (exit 2);
 * - `refused`: the rules refuse an action that the file says was taken (exit 1);
 * - `claim`: what the file says of a position, an effect, a refusal or the result is not so (exit 1).
 */
export type ProblemKind = 'input' | 'refused' | 'claim';

/** What could stand in a text where it cannot be read. */
export const REASON_IDS = [
  'game',
  'depth',
  'one-of',
  'wanted',
  'ambiguous',
  'header',
  'header-once',
  'header-value',
  'seated',
  'to-act',
  'nobody',
  'turn-of',
  'sign',
  'drawn',
  'step',
  'conflict-move',
  'variation-move',
  'no-more-moves',
  'comment-language',
  'language-too',
  'language-before',
  'command',
  'command-once',
] as const;

export type ReasonId = (typeof REASON_IDS)[number];

/** Why a text is no game, for whoever says it in a language of his own. */
export interface Reason {
  readonly id: ReasonId;
  readonly args: Readonly<Record<string, unknown>>;
  /** What stands there; empty at the end. */
  readonly found: string;
}

/** Something wrong, with where it stands and what was expected there. */
export interface Problem {
  readonly kind: ProblemKind;
  readonly code: ProblemCode;
  /** JSON path, such as `steps[12].after.scores[1][0]`; empty for the whole document. */
  readonly path: string;
  readonly message: string;
  /** Index of the step, for what happens in play. */
  readonly step?: number;
  /** Line and column in the text, from 1, where it is the text that is wrong. */
  readonly line?: number;
  readonly column?: number;
  readonly expected?: unknown;
  readonly actual?: unknown;
  /** Of a text that is no game: what `message` says. */
  readonly reason?: Reason;
  readonly clauses: readonly ClauseId[];
  readonly violations?: readonly Violation[];
  /** The step whose effect last wrote the place that differs; -1 is the start. */
  readonly since?: number;
}

/** A problem of the input itself. */
export function inputProblem(
  code: ProblemCode,
  path: string,
  message: string,
  rest: Partial<
    Pick<Problem, 'line' | 'column' | 'expected' | 'actual' | 'reason' | 'clauses'>
  > = {},
): Problem {
  return { kind: 'input', code, path, message, clauses: [], ...rest };
}

/** Thrown while a start position is built from JSON, with the place that makes no sense. */
export class Inconsistent extends Error {
  readonly path: string;
  readonly clauses: readonly ClauseId[];

  constructor(path: string, message: string, ...clauses: readonly ClauseId[]) {
    super(message);
    this.name = 'Inconsistent';
    this.path = path;
    this.clauses = clauses;
  }

  /** The same as a problem among others. */
  problem(): Problem {
    return inputProblem('inconsistent', this.path, this.message, { clauses: this.clauses });
  }
}
