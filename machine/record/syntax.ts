import { type ParseError, parse, printParseErrorCode, visit } from 'jsonc-parser';
import { brief, cut } from './brief.ts';
import { jsonPath } from './path.ts';
import { inputProblem, type Problem } from './problem.ts';

const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false };

/** What a text is that begins like this. */
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/^\s*$/, 'it is empty'],
  [/^\s*(```|~~~)/, 'it begins with a code fence'],
  [/^\s*</, 'it is HTML or XML'],
];

/** Why a text is not JSON. */
export function syntaxProblem(text: string): Problem {
  const errors: ParseError[] = [];
  parse(text, errors, STRICT);
  const { error, offset } = errors[0] ?? { error: null, offset: 0 };
  const at = place(text, offset);
  const other = OTHERS.find(([begins]) => begins.test(text))?.[1];
  if (other !== undefined) return inputProblem('json-syntax', '', `not JSON: ${other}`, at);
  if (error === null) return inputProblem('json-syntax', '', 'not JSON', at);
  const name = printParseErrorCode(error);
  const reason = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  const rest = text.slice(offset).trimStart();
  const ends = rest === '' ? ' (the text ends here)' : '';
  const told = name === 'EndOfFileExpected' ? follows(rest) : reason;
  return inputProblem('json-syntax', '', `not JSON: ${told}${ends}`, at);
}

/** What stands after a whole value. */
function follows(rest: string): string {
  return rest.startsWith('{')
    ? 'another object follows the first (games with a line each belong in a file named .jsonl)'
    : `${brief(rest, 20)} follows after its end`;
}

/** What no reader would take the same way: a key that occurs twice, or a number beyond all bounds. */
export function ambiguity(text: string): Problem | null {
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
        if (keys?.has(key)) {
          const path = jsonPath([...pathSupplier(), key]);
          const message = `the key ${brief(key)} occurs twice`;
          found ??= inputProblem('duplicate-key', path, message, place(text, offset));
        }
        keys?.add(key);
      },
      onLiteralValue: (value, offset, length, _line, _character, pathSupplier) => {
        if (typeof value !== 'number' || Number.isFinite(value)) return;
        const path = jsonPath(pathSupplier());
        const number = cut(text.slice(offset, offset + length), 40);
        const message = `the number ${number} is beyond all bounds`;
        found ??= inputProblem('schema', path, message, place(text, offset));
      },
    },
    STRICT,
  );
  return found;
}

function place(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}
