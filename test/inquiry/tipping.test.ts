import { expect, test, vi } from 'vitest';
import { type Tip, tipsOf } from '../../machine/inquiry/tipping.ts';
import { gameOf } from '../model/games.ts';
import { SEED } from '../model/seed.ts';
import { tippingHolds } from './laws.ts';

vi.setConfig({ testTimeout: 240_000 });

/** Conflicts of generated games that are compared: `CONFLICTS` takes it further. */
const CONFLICTS = Number(process.env.CONFLICTS ?? 150);

test('tipping points are those of every number of tiles that either side may add', () => {
  let conflicts = 0;
  for (let game = 0; conflicts < CONFLICTS; game++) {
    const seed = (SEED + game * 7919) % 0x8000_0000;
    try {
      conflicts += tippingHolds(gameOf(seed, 150));
    } catch (error) {
      throw new Error(`SEED=${SEED}, game of seed ${seed}\n${error}`, { cause: error });
    }
  }
  expect(conflicts).toBeGreaterThanOrEqual(CONFLICTS);
});

/** A table in which the defender has so many tiles at most and needs so many against each attack. */
const table = (needs: readonly (number | null)[], counts = needs.map((_, i) => i)) =>
  needs.map((least, i) => ({
    count: counts[i] as number,
    possible: false,
    answers: [0, 1, 2].map((count) => {
      const winner = least !== null && count >= least ? (1 as const) : (0 as const);
      return { count, possible: false, winner };
    }),
  }));

const tip = (from: number, to: number, needs: number | null, rising = false): Tip => ({
  from,
  to,
  needs,
  rising,
  possible: false,
});

test.each([
  [
    'nothing, then one more for each, then it is lost',
    [0, 0, 1, 2, null, null],
    [tip(0, 1, 0), tip(2, 3, 1, true), tip(4, 5, null)],
  ],
  ['the defender is never in need', [0, 0, 0], [tip(0, 2, 0)]],
  ['the attacker wins at once', [null], [tip(0, 0, null)]],
] as const)('%s', (_, needs, tips) => {
  expect(tipsOf(table(needs), 1)).toEqual(tips);
});

test('numbers that the English variant leaves out stay out', () => {
  expect(tipsOf(table([0, 1, 2], [0, 2, 3]), 1)).toEqual([tip(0, 0, 0), tip(2, 3, 1, true)]);
});
