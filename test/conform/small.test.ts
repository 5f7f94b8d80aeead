import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EngineProcess } from '../../machine/cli/conform/process.ts';
import { driveCase, Engine } from '../../machine/conform/index.ts';
import { frames } from '../../machine/record/replay.ts';
import { clauseIds } from '../../spec/clauses.ts';
import { load, ROOT, sound } from '../fixtures/suite.ts';

const ADAPTER = join(ROOT, 'adapters/small.py');

/** The clauses that the engine says it breaks, a group for each of its faults. */
const broken = [...readFileSync(ADAPTER, 'utf8').matchAll(/# BROKEN: .*\(([^)]*)\)/g)].map(
  ([, ids]) => (ids as string).split(', '),
);

/** The cases in which the small engine failed, with all clauses that are at work in the step. */
async function failures(): Promise<ReadonlyMap<string, readonly string[]>> {
  const line = new EngineProcess(['python3', ADAPTER], { start: 30_000, answer: 30_000 });
  const found = new Map<string, readonly string[]>();
  try {
    const engine = new Engine(line);
    const { capabilities } = await engine.hello();
    for (const name of sound) {
      const file = load(name);
      const came = await driveCase(engine, capabilities, file);
      if (came.outcome !== 'failed') continue;
      const { step, clauses } = came.failure;
      const effects = [...frames(file)][step + 1]?.effects ?? [];
      found.set(name, [...clauses, ...effects.flatMap((effect) => effect.clauses)]);
    }
  } finally {
    line.close();
  }
  return found;
}

test('all that the small engine breaks is found, and nothing else', async () => {
  expect(broken).toHaveLength(5);
  expect(broken.flat().filter((id) => clauseIds.every((known) => known !== id))).toEqual([]);
  const found = await failures();
  const cited = new Set([...found.values()].flat());
  expect(broken.flat().filter((id) => !cited.has(id))).toEqual([]);
  const others = [...found].filter(([, ids]) => !broken.flat().some((id) => ids.includes(id)));
  expect(others).toEqual([]);
});
