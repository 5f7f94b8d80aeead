import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundledFixtures } from '../../machine/book/coverage/evidence.node.ts';
import { rulingGaps } from '../../machine/book/coverage/gaps.ts';
import { compareReadings } from '../../machine/record/compare.ts';
import type { GameFile } from '../../machine/record/format.ts';
import { rulingsOf } from '../../machine/record/start.ts';
import { clauses } from '../../spec/clauses.ts';
import { editionIds } from '../../spec/editions.ts';
import { rulingIds, rulings, settled, switches, switchIds } from '../../spec/rulings.ts';

const fixtures = new Map(bundledFixtures().map((file) => [file.id as string, file]));
const ids: ReadonlySet<string> = new Set(fixtures.keys());
const fixture = (id: string): GameFile => fixtures.get(id) as GameFile;

test('every file of a ruling is listed by its id', () => {
  const files = globSync(join(import.meta.dirname, '../../spec/rulings/*.json'));
  expect(files.map((path) => basename(path, '.json')).sort()).toEqual([...rulingIds].sort());
  for (const id of rulingIds) expect(rulings[id].id).toBe(id);
});

test('every ruling, and each reading of a switch, has fixtures that exist', () => {
  expect(rulingGaps(Object.values(rulings), ids)).toEqual([]);
});

test('a ruling whose fixture is deleted is named', () => {
  const without = new Set([...ids].filter((id) => id !== 'legal.final.beyond-supply'));
  expect(rulingGaps(Object.values(rulings), without).map(({ subject }) => subject)).toEqual([
    'point-supply',
  ]);
});

describe.each(switchIds)('the switch %s', (id) => {
  const { readings, decision, fixtures: shown } = switches[id];

  test.each(Object.entries(shown))(
    'has fixtures for %s that part from the other reading',
    (reading, names) => {
      for (const name of names as readonly string[]) {
        expect(rulingsOf(fixture(name))[id], name).toBe(reading);
        const parting = compareReadings(fixture(name)).filter(
          ({ under, parting: found }) => 'ruling' in under && under.ruling === id && found !== null,
        );
        expect(
          parting.map(({ parting: found }) => found?.by),
          name,
        ).toEqual([[id]]);
      }
    },
  );

  test('decides for each edition by a reading that it has', () => {
    expect(Object.keys(shown).sort()).toEqual(Object.keys(readings).sort());
    for (const edition of editionIds) expect(readings).toHaveProperty(decision[edition]);
  });
});

test('every settled ruling is shown by a fixture on one of its clauses', () => {
  const off = Object.values(settled).flatMap((ruling) =>
    ruling.fixtures.filter((name) => {
      const listed = fixture(name).clauses ?? [];
      return !ruling.clauses.some((clause) => listed.includes(clause));
    }),
  );
  expect(off).toEqual([]);
});

test('rulings and clauses know each other', () => {
  for (const id of rulingIds) {
    for (const clause of rulings[id].clauses) expect(clauses, id).toHaveProperty([clause]);
  }
  for (const [id, { ruling }] of Object.entries(clauses)) {
    if (ruling !== undefined) expect(rulings[ruling].clauses, ruling).toContain(id);
  }
});
