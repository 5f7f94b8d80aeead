import { brief } from './brief.ts';
import { type Difference, placeOf } from './claims.ts';
import type { Segment } from './path.ts';
import type { Problem } from './problem.ts';

/** What a file claims and the machine does not bear out, below a place of the file. */
export function claim(
  below: readonly Segment[],
  step: number,
  difference: Difference,
  rest: Pick<Problem, 'clauses'> & Partial<Pick<Problem, 'violations' | 'since'>>,
): Problem {
  const { expected, actual } = difference;
  const message = `the file says ${brief(expected)}, the machine ${brief(actual)}`;
  const path = placeOf(below, difference);
  return { kind: 'claim', code: 'differs', path, message, step, expected, actual, ...rest };
}
