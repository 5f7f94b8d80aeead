import { inputProblem, type Problem } from './problem.ts';
import { ambiguity, syntaxProblem } from './syntax.ts';

/** A document longer than this is refused (UTF-16 units, which is bytes for plain JSON). */
export const LONGEST = 16 * 1024 * 1024;

/** No file that means anything is nested deeper. */
const DEEPEST = 32;

const [QUOTE, COLON, BACKSLASH, BRACE, BRACE_END, BRACKET, BRACKET_END] = [...'":\\{}[]'].map(
  (letter) => letter.charCodeAt(0),
);

const BYTE_ORDER_MARK = '\ufeff';

/**
 * A JSON text as a value, or what is wrong with the text. Keys that occur twice are wrong too, and
 * numbers beyond all bounds; a byte order mark before the text is not.
 */
export function parseJson(
  marked: string,
): { readonly value: unknown } | { readonly problem: Problem } {
  const text = marked.startsWith(BYTE_ORDER_MARK) ? marked.slice(1) : marked;
  if (text.length > LONGEST) {
    const message = `longer than ${LONGEST} characters`;
    return {
      problem: inputProblem('too-long', '', message, { expected: LONGEST, actual: text.length }),
    };
  }
  const { keys, depth } = surveyText(text);
  if (depth > DEEPEST) {
    const message = `nested deeper than ${DEEPEST} levels`;
    return { problem: inputProblem('too-deep', '', message, { expected: DEEPEST, actual: depth }) };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: syntaxProblem(text) };
  }
  const problem = countKeys(value) === keys ? null : ambiguity(text);
  return problem === null ? { value } : { problem };
}

/**
 * Keys in a value; fewer than its text has means that a key occurs twice. With a number beyond all
 * bounds there is no count.
 */
function countKeys(value: unknown): number {
  if (value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY) return Number.NaN;
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) count += countKeys(item);
    return count;
  }
  for (const key of Object.keys(value)) {
    count += 1 + countKeys((value as Record<string, unknown>)[key]);
  }
  return count;
}

/** How many keys a JSON text has and how deep it is nested, strings left out. */
function surveyText(text: string): { readonly keys: number; readonly depth: number } {
  let keys = 0;
  let open = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = endOfString(text, at);
        break;
      case COLON:
        keys++;
        break;
      case BRACE:
      case BRACKET:
        if (++open > depth) depth = open;
        break;
      case BRACE_END:
      case BRACKET_END:
        open--;
        break;
    }
  }
  return { keys, depth };
}

/** Where the string that begins at a quote ends. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === BACKSLASH) escapes++;
    if (escapes % 2 === 0) return end;
  }
  return text.length;
}
