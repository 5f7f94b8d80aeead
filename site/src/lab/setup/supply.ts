import { CATASTROPHES } from '../../../../machine/rules/pieces.ts';
import type { Laid } from './laid.ts';
import { moved } from './spots.ts';

/**
 * Keeps the catastrophe tiles of the game at two for each seat: one that is laid comes from somebody,
 * from the one whose turn it is last, and one that is taken away goes back.
 */
export function supplied(laid: Laid, before: Laid): Laid {
  const used = laidDown(laid);
  if (used === laidDown(before)) return laid;
  const { catastrophesLeft, seat: turn = 0 } = laid.position;
  const left = [...(catastrophesLeft ?? laid.seats.map(() => CATASTROPHES))];
  const spare = (): number =>
    CATASTROPHES * laid.seats.length - used - left.reduce((sum, count) => sum + count, 0);
  const order = laid.seats.map((_, i) => (turn + 1 + i) % laid.seats.length);
  while (spare() < 0) {
    const from = order.find((seat) => (left[seat] ?? 0) > 0);
    if (from === undefined) break;
    left[from] = (left[from] ?? 0) - 1;
  }
  while (spare() > 0) {
    const to = order.findLast((seat) => (left[seat] ?? 0) < CATASTROPHES);
    if (to === undefined) break;
    left[to] = (left[to] ?? 0) + 1;
  }
  return moved(laid, { catastrophesLeft: left });
}

const laidDown = ({ position: { rows } }: Laid): number =>
  rows.reduce((sum, row) => sum + row.split('#').length - 1, 0);
