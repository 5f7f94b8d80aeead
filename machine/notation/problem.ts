import type { Piece } from './meaning.ts';

/** What may be asked for in a move. */
export type Wanted = 'action' | 'leader' | 'tile' | 'space' | 'count' | 'monument' | 'end';

/** Why a text is no move. */
export type MoveProblem = {
  /** Where it is, from 1; behind the text if something is missing. */
  readonly column: number;
  /** What stands there; empty at the end. */
  readonly found: string;
} & (
  | { readonly code: 'unexpected' | 'missing'; readonly expected: readonly Wanted[] }
  /** What is meant is open: the letters of these pieces decide. */
  | { readonly code: 'ambiguous'; readonly readings: readonly Piece[] }
);

/** Ends the reading of a move. */
export class NoMove extends Error {
  readonly problem: MoveProblem;

  constructor(problem: MoveProblem) {
    super(problem.code);
    this.problem = problem;
  }
}
