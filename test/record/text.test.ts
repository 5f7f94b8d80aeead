import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode } from '../../machine/record/decode.ts';
import { parseJson } from '../../machine/record/parse.ts';
import type { Problem } from '../../machine/record/problem.ts';
import { readGame } from '../../machine/record/read.ts';
import { ambiguity } from '../../machine/record/syntax.ts';
import { verifyFile } from '../../machine/record/verify.ts';
import { game } from '../cli/shedu.ts';
import { SEED } from '../model/seed.ts';

const problemOf = (text: string): Partial<Problem> => {
  const parsed = parseJson(text);
  return 'problem' in parsed ? parsed.problem : {};
};

describe('of a text that cannot be read it is said what it is', () => {
  const two = `{"id": "a"}\n{"id": "b"}`;
  test.each([
    ['games with a line each', two, '.jsonl', { line: 2, column: 1 }],
    ['more after the end', '{"id": "a"} []', '"[]" follows', { line: 1, column: 13 }],
    ['nothing', '', 'it is empty', {}],
    ['blanks alone', ' \r\n\t', 'it is empty', {}],
    ['a code fence', '```json\n{}\n```', 'code fence', { line: 1, column: 1 }],
    ['a page', '<!doctype html>', 'HTML', { line: 1, column: 1 }],
    ['a number', '{"seat":\n 1e400}', 'the number 1e400', { path: 'seat', line: 2, column: 2 }],
    ['a number below', '{"a": [0, -1e999]}', 'the number -1e999', { path: 'a[1]' }],
    ['a number alone', '1e400', 'the number 1e400', { path: '' }],
    ['the first of two', '{"a": 1e400, "a": 1}', 'the number 1e400', { path: 'a' }],
    ['a key twice', '{"a": 1, "a": 1e400}', 'the key "a"', { path: 'a' }],
  ])('%s', (_, text, told, rest) => {
    const problem = problemOf(text);
    expect(problem).toMatchObject(rest);
    expect(problem.message).toContain(told);
  });

  test('UTF-16, as some editors save it', () => {
    const text = Buffer.from('\ufeff{}', 'utf16le');
    for (const bytes of [text, Buffer.from(text).swap16()]) {
      expect(decode(bytes)).toMatchObject({
        problem: { code: 'unreadable', message: expect.stringContaining('UTF-16') },
      });
    }
  });
});

test('a byte order mark before a text is passed over', () => {
  const marked = Buffer.from('\ufeff{"a": 1}');
  expect(decode(marked)).toEqual({ text: '{"a": 1}' });
  expect(parseJson(marked.toString())).toEqual({ value: { a: 1 } });
  expect(parseJson('{"a": \ufeff1}')).toHaveProperty('problem');
});

describe('numbers are compared as numbers', () => {
  const after = (scores: string): string =>
    JSON.stringify(
      game('zeros', { steps: [{ seat: 0, action: { do: 'pass' }, after: {} }] }),
    ).replace('"after":{}', `"after":{"scores":${scores}}`);
  test.each(['[[-0.0,-0,0.0,0e5,0],[0,0,0,0,0]]'])('%s', (scores) => {
    const read = readGame(after(scores));
    if (!('file' in read)) throw new Error(JSON.stringify(read.problems));
    expect(verifyFile(read.file).problems).toEqual([]);
  });
});

test('signs that turn the writing around are told by number, in keys and in values', () => {
  const turned = '\u202etfel\u2069';
  const read = readGame(JSON.stringify({ ...game('a'), [turned]: 1 }));
  expect(read).toMatchObject({ problems: [{ path: '["\\u202etfel\\u2069"]' }] });
  const named = readGame(JSON.stringify(game('a', { edition: turned })));
  const [problem] = 'problems' in named ? named.problems : [];
  expect(problem?.message).toContain('"\\u202etfel\\u2069"');
  expect(problem?.message).not.toMatch(/[\u202e\u2069]/);
});

/** JSON with keys that occur twice now and then, colons in keys and strings, and colons as escapes. */
const doubtful = fc.letrec<{ value: string; object: string; list: string; plain: string }>(
  (tie) => ({
    plain: fc.constantFrom(
      '1',
      '-0',
      '1e999',
      'null',
      '":"',
      '"a:b::"',
      '"\\u003a"',
      '"\\":"',
      '"\\\\"',
    ),
    object: fc
      .array(
        fc.tuple(fc.constantFrom('"a"', '"b"', '"a:"', '"\\u0061"', '"c\\u003A"'), tie('value')),
        {
          maxLength: 3,
        },
      )
      .chain((entries) =>
        fc
          .constantFrom(':', ' :', ': ')
          .map((colon) => `{${entries.map(([key, value]) => `${key}${colon}${value}`).join()}}`),
      ),
    list: fc.array(tie('value'), { maxLength: 3 }).map((items) => `[${items.join(' , ')}]`),
    value: fc.oneof({ maxDepth: 4 }, tie('plain'), tie('object'), tie('list')),
  }),
).value;

test('a key that occurs twice is found wherever colons stand', () => {
  const law = fc.property(doubtful, (text) => {
    const problem = ambiguity(text);
    expect(parseJson(text)).toEqual(problem === null ? { value: JSON.parse(text) } : { problem });
  });
  fc.assert(law, { seed: SEED, numRuns: 3000 });
});

test('what is nested too deep is told before all else that is wrong with it', () => {
  const nested = (depth: number, inside: string): string =>
    `${'['.repeat(depth)}${inside}${']'.repeat(depth)}`;
  expect(parseJson(nested(32, '0'))).toHaveProperty('value');
  for (const inside of ['0', '{"a":0,"a":0}', '1e999', '!', `"${'x'.repeat(2 ** 20)}"`]) {
    expect(parseJson(nested(40, inside))).toMatchObject({
      problem: { code: 'too-deep', expected: 32, actual: inside.startsWith('{') ? 41 : 40 },
    });
  }
});
