import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { phaseOf } from '../../machine/chart/machine.ts';
import { readGame } from '../../machine/record/read.ts';
import { type Counted, perft, rootOf } from './perft.ts';

/** Counts up to this many sequences are counted again; `PERFT=1000000` counts further. */
const CHEAP = Number(process.env.PERFT ?? 25_000);

const text = readFileSync(new URL('../../fixtures/perft.ndjson', import.meta.url), 'utf8');
const table = text
  .trimEnd()
  .split('\n')
  .map((line): Counted => JSON.parse(line));

test('the table has positions of every kind, each once', () => {
  expect(table.length).toBeGreaterThanOrEqual(6);
  expect(new Set(table.map(({ id }) => id)).size).toBe(table.length);
  expect(new Set(table.map(({ edition }) => edition)).size).toBe(3);
});

test.each(table)('$id is a position as in fixtures', ({ counts: _counts, ...begun }) => {
  const clauses = ['turn.action.kinds'];
  const steps = [{ seat: begun.position?.seat ?? 0, action: { do: 'pass' } }];
  const fixture = { format: 'shedu-fixture/1', ...begun, clauses, steps };
  expect(readGame(JSON.stringify(fixture))).toHaveProperty('file');
});

test.each(table)('$id: as many sequences of actions as the table says', (counted) => {
  const root = rootOf(counted);
  expect(phaseOf(root)).toBe(counted.position?.phase ?? 'turn.action');
  const cheap = counted.counts.filter((count) => count <= CHEAP);
  expect(cheap.length).toBeGreaterThan(1);
  expect(cheap.map((_, i) => perft(root, i + 1))).toEqual(cheap);
});
