import { expect, test } from 'vitest';
import { startOf } from '../../machine/bots/play.ts';
import type { Seat } from '../../machine/rules/pieces.ts';
import { holds, refute } from './holds.ts';
import { rotated } from './symmetry.ts';
import { compare, VIEW_LAWS } from './viewlaws.ts';

const EFFORT = { runs: 50, length: 120 };

test.each(Object.entries(VIEW_LAWS))('%s', (_, law) => holds(law, EFFORT));

test('the clockwise order is no mere name', () => {
  const failure = refute((record) => {
    const start = startOf(record);
    const view = rotated(start.game, 0);
    compare(start, record, { ...view, seat: (seat) => [1, 0, 2, 3][seat] as Seat });
  }, EFFORT);
  expect(failure?.record.seats.length).toBeGreaterThan(2);
});
