import { decode } from '../../machine/record/decode.ts';
import type { Problem } from '../../machine/record/problem.ts';
import { readGame } from '../../machine/record/read.ts';
import { verifyFile } from '../../machine/record/verify.ts';
import { sayProblem } from '../../machine/words/words.ts';
import { LANGUAGES } from '../../spec/text.ts';

/** What came of an input: nothing wrong with it, or the code of the first problem. */
export type Judgement = Problem['code'] | 'sound';

/** Problems of a document as a whole, which have no place in it. */
const WHOLE: ReadonlySet<Problem['code']> = new Set([
  'unreadable',
  'too-long',
  'too-deep',
  'json-syntax',
]);

const LONGEST = 700;

function fault(problem: Problem, sentences: readonly string[]): string | null {
  const { code, path, message } = problem;
  const rootless = path === '' && !WHOLE.has(code) && !message.startsWith('expected an object');
  if (rootless) return `no path: ${code}, ${message}`;
  for (const text of [message, ...sentences]) {
    if (text.length > LONGEST) return `a message of ${text.length} letters: ${text.slice(0, 200)}`;
    if (/internal error|\bat .*\.[jt]s:\d|\[object |\bundefined\b/.test(text))
      return `no message for people: ${text}`;
  }
  return null;
}

/** @throws Error when a problem has no place or its message is none. */
export function assertSaid(problem: Problem): void {
  const sentences = LANGUAGES.map((language) => sayProblem(problem, language, []));
  const wrong = fault(problem, sentences);
  if (wrong !== null) throw new Error(wrong);
}

function problemsOf(bytes: Uint8Array): readonly Problem[] {
  const decoded = decode(bytes);
  if ('problem' in decoded) return [decoded.problem];
  const read = readGame(decoded.text);
  return 'problems' in read ? read.problems : verifyFile(read.file).problems;
}

/**
 * Reads and verifies input as the command line and the site do. @throws Error when it is not taken
 * as it should be: any exception, a problem without a place, a message that is none.
 */
export function judge(bytes: Uint8Array): Judgement {
  const problems = problemsOf(bytes);
  for (const problem of problems) assertSaid(problem);
  if (Object.keys(Object.prototype).length > 0 || 'polluted' in {})
    throw new Error('the prototype of all objects was changed');
  return problems[0]?.code ?? 'sound';
}
