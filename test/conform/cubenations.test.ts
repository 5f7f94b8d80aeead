import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import type { Report } from '../../machine/conform/index.ts';
import { readReport } from '../../machine/conform/readreport.ts';
import { shedu } from '../cli/shedu.ts';
import { temporary } from './engines.ts';
import { REPORTED, reportPath } from './reported.ts';

vi.setConfig({ testTimeout: 240_000 });

/** Long enough for a busy machine. */
const PATIENCE = ['--timeout', '60000', '--start-timeout', '120000'];

const cwd = temporary();
afterAll(() => rmSync(cwd, { recursive: true }));

const stored = (name: string): Report =>
  readReport(JSON.parse(readFileSync(reportPath(name), 'utf8')));

/** What a report tells of an engine, whenever and by which version of the suite it was made. */
const toldBy = ({ engine, capabilities, totals, clauses, cases }: Report) => ({
  engine,
  capabilities,
  totals,
  clauses,
  cases,
});

test('cubenations does what its stored report tells (test/conform/write.ts makes it)', async () => {
  const file = join(cwd, 'cubenations.json');
  const words = ['conform', ...PATIENCE, '--report', file, '--', ...(REPORTED.cubenations ?? [])];
  const { exit, err } = await shedu(words, { cwd });
  expect({ exit, err }).toEqual({ exit: 1, err: '' });
  const now = readReport(JSON.parse(readFileSync(file, 'utf8')));
  expect(toldBy(now)).toEqual(toldBy(stored('cubenations')));
});

test.each([
  ['treasures at the end of a turn alone', 'legal.treasure.two-plain', 'treasure.take.trigger'],
  ['the hands filled before they are taken', 'legal.gameend.one-treasure', 'treasure.take.trigger'],
  ['hands filled from the first seat on', 'games.neglected-colour', 'endturn.refill.first'],
  ['a tile swapped away and kept', 'rulings.bagOutOnSwap.first-action-2015', 'gameend.bag.empty'],
  [
    'no war of a kingdom in three parts',
    'rulings.fragmentSupport.part-with-leader-2015',
    'war.attacker.active',
  ],
  ['a third catastrophe', 'illegal.catastrophe.third', 'catastrophe.use.twice'],
  ['a monument twice', 'illegal.monument.taken', 'monument.build.unavailable'],
  ['a monument on no square', 'illegal.monument.no-square', 'monument.build.square'],
  ['a swap of nothing', 'illegal.swap.nothing', 'swap.count.min'],
  ['an error at a war that is not open', 'illegal.war.not-open', 'war.order.chosen'],
])('what cubenations gets wrong is told with its clause: %s', (_mistake, id, clause) => {
  const found = stored('cubenations').cases.find((one) => one.id === id);
  expect(found).toMatchObject({ outcome: 'failed' });
  expect(found?.outcome === 'failed' ? found.failure.clauses : []).toContain(clause);
});

test.each([
  ['treasures that end the game only where one was taken', 24, 'differs', 'gameend.treasure.two'],
  ['an error at a monument below the board', 1, 'error', 'monument.build.square'],
])('games show on a small board what no case does: %s', async (_mistake, seed, kind, clause) => {
  const cases = stored('cubenations').cases.flatMap((one) =>
    one.outcome === 'failed' ? [one.failure] : [],
  );
  const isIt = (one: { readonly kind: string; readonly clauses: readonly string[] }): boolean =>
    one.kind === kind && one.clauses.includes(clause);
  expect(cases.filter(isIt)).toEqual([]);
  const options = [...PATIENCE, '--play', '1', '--seed', String(seed), '--format', 'json'];
  const { out } = await shedu(['conform', ...options, '--', ...(REPORTED.cubenations ?? [])], {
    cwd,
  });
  const found = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter((line) => line.kind === 'finding')
    .map(({ difference, clauses, pieces }) => ({
      kind: difference,
      clauses: clauses.map(({ id }: { readonly id: string }) => id),
      pieces,
    }));
  expect(found.filter(isIt)).toEqual([expect.objectContaining({ kind })]);
  expect(found.find(isIt)?.pieces).toBeLessThanOrEqual(8);
});

test('the stored report of our own engine is about the same cases, and all pass', () => {
  const { cases } = stored('shedu');
  expect(cases.map(({ id }) => id)).toEqual(stored('cubenations').cases.map(({ id }) => id));
  expect(cases.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
});

test.each([
  [{ format: 'shedu-conformance/2' }, 'suite'],
  [{ ...stored('shedu'), cases: [{ id: 'x', outcome: 'lost' }] }, 'cases[0]'],
  [{ ...stored('shedu'), clauses: [{ clause: 'no clause' }] }, 'clauses[0]'],
  [null, ''],
])('what is no report is told with its place', (value, place) => {
  expect(() => readReport(value)).toThrow(place);
});
