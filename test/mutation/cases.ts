import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { verifyFile } from '../../machine/record/verify.ts';
import { assertLimits } from './asked.ts';
import { course, differences, playthrough } from './digest.ts';
import { chapters } from './files.ts';
import { KEPT, keptLines } from './kept.ts';
import { plans, randomCourse } from './random.ts';

/** A test that needs no test framework: it throws if it fails. */
export interface Case {
  readonly name: string;
  readonly run: () => void;
}

const all = [...chapters()];
const kept = keptLines();

const holding = all.map(([chapter, fixtures]): Case => {
  const run = (): void => {
    const wrong = fixtures.filter(({ file }) => verifyFile(file).problems.length > 0);
    assert.deepEqual(
      wrong.map(({ id }) => id),
      [],
    );
  };
  return { name: `the fixtures of ${chapter} hold`, run };
});

const going = all.map(([chapter, fixtures]): Case => {
  const run = (): void => {
    const courses = fixtures.map(course);
    assert.deepEqual(
      courses.flatMap(({ unknownClauses }) => unknownClauses),
      [],
    );
    assert.deepEqual(differences(courses, kept), []);
  };
  return { name: `the fixtures of ${chapter} go as they went`, run };
});

const told: Case = {
  name: 'the worked examples go word for word as they went',
  run: () => {
    const examples = all.find(([chapter]) => chapter === 'examples')?.[1] ?? [];
    const text = `${examples.map(playthrough).join('\n\n')}\n`;
    assert.ok(text === readFileSync(KEPT.plays, 'utf8'));
  },
};

const gone: Case = {
  name: 'every line is of a fixture or a random game',
  run: () => {
    const ids = new Set(all.flatMap(([, fixtures]) => fixtures.map(({ id }) => id)));
    const lost = [...kept.keys()].filter((id) => !ids.has(id) && !id.startsWith('random.'));
    assert.deepEqual(lost, []);
  },
};

const random = plans.map((plan): Case => {
  const run = (): void => assert.equal(randomCourse(plan), kept.get(`random.${plan.seed}`));
  return { name: `random game ${plan.seed} goes as it went`, run };
});

const limits: Case = { name: 'what there is not is refused', run: assertLimits };

/** Everything the machine is known to do, in a few tests that are fast enough for every mutant. */
export const cases: readonly Case[] = [...holding, told, ...going, ...random, gone, limits];
