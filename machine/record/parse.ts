import { inputProblem, type Problem } from './problem.ts';
import { ambiguity, syntaxProblem } from './syntax.ts';

/** A document longer than this is refused (UTF-16 units, which is bytes for plain JSON). */
export const LONGEST = 16 * 1024 * 1024;

/** No file that means anything is nested deeper. */
const DEEPEST = 32;

const [QUOTE, BACKSLASH, BRACE, BRACE_END, BRACKET, BRACKET_END] = [...'"\\{}[]'].map((letter) =>
  letter.charCodeAt(0),
);

/** A text that is longer is looked at before a value is made of it, which takes memory. */
const SHORT = 1024 * 1024;

/** How a colon looks that does not stand in the text as one, up to its last digit. */
const ESCAPED_COLON = '\\u003';

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
  const early = text.length > SHORT ? tooDeep(text) : null;
  if (early !== null) return { problem: early };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: tooDeep(text) ?? syntaxProblem(text) };
  }
  const plain = colonsOf(value, 0) === colonsIn(text) && !text.includes(ESCAPED_COLON);
  const problem = plain ? null : (tooDeep(text) ?? ambiguity(text));
  return problem === null ? { value } : { problem };
}

/** How many colons there are in a text. */
function colonsIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf(':'); at !== -1; at = text.indexOf(':', at + 1)) count++;
  return count;
}

/**
 * How many colons it takes to write a value: one for each key, and those of its strings. If its text
 * has more, a key may occur twice; if its text has them all, none does. There is no number for what
 * is nested too deep or has a number beyond all bounds.
 */
function colonsOf(value: unknown, depth: number): number {
  if (typeof value === 'string') return colonsIn(value);
  if (typeof value === 'number') return Number.isFinite(value) ? 0 : Number.NaN;
  if (typeof value !== 'object' || value === null) return 0;
  if (depth === DEEPEST) return Number.NaN;
  let count = 0;
  if (Array.isArray(value)) for (const item of value) count += colonsOf(item, depth + 1);
  else {
    for (const key in value)
      count += 1 + colonsOf((value as Readonly<Record<string, unknown>>)[key], depth + 1);
  }
  return count;
}

function tooDeep(text: string): Problem | null {
  const depth = depthOf(text);
  if (depth <= DEEPEST) return null;
  const message = `nested deeper than ${DEEPEST} levels`;
  return inputProblem('too-deep', '', message, { expected: DEEPEST, actual: depth });
}

/** How deep a JSON text is nested, strings left out. */
function depthOf(text: string): number {
  let open = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = endOfString(text, at);
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
  return depth;
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
