import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bundledFixtures } from '../../machine/book/coverage/evidence.node.ts';
import type { GameFile } from '../../machine/record/format.ts';
import { Impossible } from '../../machine/record/impossible.ts';
import { Inconsistent } from '../../machine/record/problem.ts';
import { readGame } from '../../machine/record/read.ts';
import { begin, surveyBeginning } from '../../machine/record/start.ts';

const malformed = globSync('fixtures/malformed/*.json').flatMap((name): readonly GameFile[] => {
  if (name.endsWith('.expect.json')) return [];
  const read = readGame(readFileSync(name, 'utf8'));
  return 'file' in read ? [read.file] : [];
});

/** What a strict reader says of a file; null where it has nothing against it. */
function strictly(file: GameFile): Inconsistent | null {
  try {
    begin(file);
    return null;
  } catch (error) {
    if (error instanceof Inconsistent) return error;
    throw error;
  }
}

describe('what is impossible in a position', () => {
  const impossible = malformed.filter((file) => strictly(file) !== null);

  test('is in many files that must not be accepted', () =>
    expect(impossible.length).toBeGreaterThan(20));

  test('begins with what a strict reader says', () => {
    for (const file of impossible) {
      const [first] = surveyBeginning(file).faults;
      const { path, message, clauses } = strictly(file)!;
      expect(first).toMatchObject({ path, message, clauses });
    }
  });

  test('leaves a position unless it blocks', () => {
    for (const file of impossible) {
      const { at, faults } = surveyBeginning(file);
      const blocks = faults.some((fault) => !(fault instanceof Impossible) || fault.blocking);
      expect(at === null).toBe(blocks);
    }
  });

  test('is nothing where a strict reader has nothing against a file', () => {
    for (const file of bundledFixtures())
      expect(surveyBeginning(file)).toEqual({ at: begin(file), faults: [] });
  });
});
