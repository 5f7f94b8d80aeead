import type { MoveProblem, Wanted } from '../problem.ts';

const WANTED: Readonly<Record<Wanted, string>> = {
  action: 'an action',
  leader: 'a leader',
  tile: 'a tile',
  space: 'a space from A1 to P11',
  count: 'a count',
  monument: 'the two colours of a monument',
  end: 'the end of the move',
};

/** What could stand where a move cannot be read. */
export function wantedOf(problem: MoveProblem): string {
  if (problem.code !== 'ambiguous') return problem.expected.map((one) => WANTED[one]).join(' or ');
  const named = problem.readings.map((one) => (one.kind === 'leader' ? one.leader : one.color));
  return `one letter for one piece; this may be ${named.join(' or ')}`;
}
