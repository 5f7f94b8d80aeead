import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GRAMMAR, PARSER, parserOf } from '../../machine/grammar.node.ts';
import { readGames } from '../../machine/notation/game/read.ts';
import { writeGame } from '../../machine/notation/game/write.ts';
import type { FixtureJson, RecordJson } from '../../machine/record/format.ts';
import { checkGame } from '../../machine/record/read.ts';

const ROOT = join(import.meta.dirname, '../../fixtures');

const bundled = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json') && !path.startsWith('malformed'))
  .map((path) => [path, JSON.parse(readFileSync(join(ROOT, path), 'utf8'))] as const)
  .filter(([, json]) => typeof json.format === 'string');

/** The game of a text, which has to be one. */
function onlyGame(text: string): unknown {
  const [first, ...more] = readGames(text, { checkGame });
  expect(more).toEqual([]);
  return first?.read;
}

test('the parser is made of the grammar as it is', () => {
  expect(readFileSync(PARSER, 'utf8')).toBe(parserOf(readFileSync(GRAMMAR, 'utf8')));
});

describe('a game as text', () => {
  test.each(bundled)('%s comes back as it was', (_, json: RecordJson | FixtureJson) => {
    const read = checkGame(json);
    expect(onlyGame(writeGame(json))).toEqual(read);
  });
});
