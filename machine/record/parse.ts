import { type ParseError, parse, printParseErrorCode, visit } from 'jsonc-parser';
import { inputProblem, type Problem } from './problem.ts';

const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/** A document longer than this is refused (UTF-16 units, which is bytes for plain JSON). */
export const LONGEST = 16 * 1024 * 1024;

/** No file that means anything is nested deeper. */
const DEEPEST = 32;

const [QUOTE, COLON, BACKSLASH, BRACE, BRACE_END, BRACKET, BRACKET_END] = [...'":\\{}[]'].map(
  (letter) => letter.charCodeAt(0),
);

/** A JSON text as a value, or what is wrong with the text. Keys that occur twice are wrong too. */
export function parseJson(
  text: string,
): { readonly value: unknown } | { readonly problem: Problem } {
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
  const twice = countKeys(value) === keys ? null : duplicateKey(text);
  return twice === null ? { value } : { problem: twice };
}

/** Keys in a value; fewer than its text has means that a key occurs twice. */
function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) if (typeof item === 'object') count += countKeys(item);
    return count;
  }
  for (const key of Object.keys(value)) {
    const item = (value as Record<string, unknown>)[key];
    count += typeof item === 'object' ? 1 + countKeys(item) : 1;
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

function place(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}

function syntaxProblem(text: string): Problem {
  const errors: ParseError[] = [];
  parse(text, errors, STRICT);
  const first = errors[0];
  if (first === undefined) return inputProblem('json-syntax', '', 'not JSON', place(text, 0));
  const reason = printParseErrorCode(first.error)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  const cut = text.slice(first.offset).trim() === '' ? ' (the text ends here)' : '';
  return inputProblem('json-syntax', '', `not JSON: ${reason}${cut}`, place(text, first.offset));
}

function duplicateKey(text: string): Problem | null {
  const open: Set<string>[] = [];
  let found: Problem | null = null;
  visit(
    text,
    {
      onObjectBegin: () => {
        open.push(new Set());
      },
      onObjectEnd: () => {
        open.pop();
      },
      onObjectProperty: (key, offset, _length, _line, _character, pathSupplier) => {
        const keys = open.at(-1);
        if (found === null && keys?.has(key)) {
          const path = jsonPath([...pathSupplier(), key]);
          found = inputProblem(
            'duplicate-key',
            path,
            `the key "${key}" occurs twice`,
            place(text, offset),
          );
        }
        keys?.add(key);
      },
    },
    STRICT,
  );
  return found;
}

/** A JSON path as we write it: `steps[12].after.leaders["0.king"]`. */
export function jsonPath(segments: readonly (string | number)[]): string {
  return segments.reduce<string>((path, segment) => path + step(path, segment), '');
}

function step(path: string, segment: string | number): string {
  if (typeof segment === 'number') return `[${segment}]`;
  if (!/^[A-Za-z_][\w-]*$/.test(segment)) return `[${JSON.stringify(segment)}]`;
  return path === '' ? segment : `.${segment}`;
}
