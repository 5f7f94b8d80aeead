import { readFileSync } from 'node:fs';
import { parseJson } from '../../record/parse.ts';
import { inputProblem, type Problem } from '../../record/problem.ts';
import { type Checked, type Finding, unchecked } from '../input/finding.ts';
import { faultOf } from '../input/sources.ts';
import { exitOf } from './tally.ts';

/** What a malformed input must give. */
interface Expectation {
  readonly exit: number;
  readonly path?: string;
  readonly code?: string;
}

/** Compares what a malformed input gave with what its `.expect.json` says; no findings when they agree. */
export function compareExpectation(expectation: string, checked: readonly Checked[]): Checked {
  const expected = readExpectation(expectation);
  if ('kind' in expected) return unchecked(expected);
  const findings = checked.flatMap((one) => one.findings);
  const steps = checked.reduce((sum, one) => sum + one.steps, 0);
  const exit = exitOf(findings);
  const met =
    exit === expected.exit &&
    (findings.length === 0
      ? expected.code === undefined
      : findings.some((found) => isExpected(expected, found)));
  if (met) return { id: '', steps, findings: [] };
  const actual = { exit, problems: findings.map(({ path, code }) => ({ path, code })) };
  const differs: Problem = {
    kind: 'claim',
    code: 'differs',
    path: '',
    message: '',
    expected,
    actual,
    clauses: [],
  };
  return { id: '', steps, findings: [{ ...differs, seats: [], expectation }] };
}

const isExpected = ({ path, code }: Expectation, found: Finding): boolean =>
  (path === undefined || path === found.path) && (code === undefined || code === found.code);

function readExpectation(path: string): Expectation | Problem {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    return inputProblem('unreadable', '', `${path}: ${faultOf(error)}`);
  }
  const parsed = parseJson(text);
  if ('problem' in parsed) return parsed.problem;
  const value = parsed.value as Partial<Expectation> | null;
  if (typeof value?.exit === 'number') return value as Expectation;
  return inputProblem('schema', 'exit', `expected a number in ${path}`);
}
