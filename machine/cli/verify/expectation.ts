import { brief } from '../../record/brief.ts';
import { decode } from '../../record/decode.ts';
import { parseJson } from '../../record/parse.ts';
import { inputProblem, PROBLEM_CODES, type Problem } from '../../record/problem.ts';
import { bytesOf } from '../input/bytes.ts';
import type { Found } from '../input/directory.ts';
import type { Checked, Finding } from '../input/finding.ts';
import { LONGEST, whole } from '../input/lines.ts';
import { faultOf } from '../input/paths.ts';
import { exitOf } from './tally.ts';

/** What a malformed input must give. */
export interface Expectation {
  readonly exit: number;
  readonly path?: string;
  readonly code?: string;
}

/** Compares what a malformed input gave with what is expected of it; no findings when they agree. */
export function compareExpectation(
  name: string,
  expected: Expectation,
  checked: readonly Checked[],
): Checked {
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
  return { id: '', steps, findings: [{ ...differs, seats: [], expectation: name }] };
}

const isExpected = ({ path, code }: Expectation, found: Finding): boolean =>
  (path === undefined || path === found.path) && (code === undefined || code === found.code);

/** Reads an `.expect.json`. */
export async function readExpectation({ path }: Found): Promise<Expectation | Problem> {
  let bytes: Uint8Array | null;
  try {
    bytes = await whole(bytesOf(path));
  } catch (error) {
    return inputProblem('unreadable', '', faultOf(error));
  }
  if (bytes === null) return inputProblem('too-long', '', `more than ${LONGEST} bytes`);
  const decoded = decode(bytes);
  if ('problem' in decoded) return decoded.problem;
  const parsed = parseJson(decoded.text);
  return 'problem' in parsed ? parsed.problem : expectationIn(parsed.value);
}

const CODES: ReadonlySet<unknown> = new Set(PROBLEM_CODES);

/** What each key of an expectation may be. */
const KEYS: Readonly<Record<string, (value: unknown) => string | null>> = {
  exit: (value) => (value === 1 || value === 2 ? null : '1 or 2'),
  path: (value) => (typeof value === 'string' ? null : 'a string'),
  code: (value) => (CODES.has(value) ? null : `one of ${[...CODES].join(', ')}`),
};

function expectationIn(value: unknown): Expectation | Problem {
  const wrong = (path: string, expected: string, actual: unknown): Problem =>
    inputProblem('schema', path, `expected ${expected}, found ${brief(actual)}`);
  if (typeof value !== 'object' || value === null) return wrong('', 'an object', value);
  const given = { exit: undefined, ...value };
  for (const [key, one] of Object.entries(given)) {
    const expected = Object.hasOwn(KEYS, key) ? KEYS[key]?.(one) : 'no such key here';
    if (expected) return wrong(key, expected, one);
  }
  return given as unknown as Expectation;
}
