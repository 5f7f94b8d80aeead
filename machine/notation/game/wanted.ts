import type { MoveProblem } from '../problem.ts';
import type { Expected } from './expected.ts';

/** What could stand where a move cannot be read. */
export const wantedOf = (problem: MoveProblem): Expected =>
  problem.code === 'ambiguous'
    ? { id: 'ambiguous', args: { readings: problem.readings } }
    : { id: 'wanted', args: { wanted: problem.expected } };
