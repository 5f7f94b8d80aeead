import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { verifyFile } from '../../machine/record/verify.ts';
import { course, differences, playthrough } from './digest.ts';
import { chapters } from './files.ts';
import { KEPT, keptLines } from './kept.ts';
import { plans, randomCourse } from './random.ts';

/**
 * The whole suite in one file and few tests: fast enough to be run for every mutant of the rules
 * (`npm run mutation`). Where a line differs and should, `node test/mutation/keep.ts` keeps it.
 */
const all = [...chapters()];
const kept = keptLines();

describe('the fixtures hold', () => {
  test.each(all)('%s', (_, fixtures) => {
    const wrong = fixtures.filter(({ file }) => verifyFile(file).problems.length > 0);
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

describe('the fixtures go as they went', () => {
  test('the worked examples, word for word', () => {
    const examples = all.find(([name]) => name === 'examples')?.[1] ?? [];
    const text = `${examples.map(playthrough).join('\n\n')}\n`;
    expect(text === readFileSync(KEPT.plays, 'utf8')).toBe(true);
  });

  test.each(all)('%s', (_, fixtures) => {
    const courses = fixtures.map(course);
    expect(courses.flatMap(({ unknownClauses }) => unknownClauses)).toEqual([]);
    expect(differences(courses, kept)).toEqual([]);
  });
});

describe('random games go as they went', () => {
  test.each(plans)('game $seed', (plan) => {
    expect(randomCourse(plan)).toBe(kept.get(`random.${plan.seed}`));
  });
});
