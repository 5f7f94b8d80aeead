import type { Laid } from './laid.ts';

/** The position without the last at the table, and without all that was theirs. */
export function withoutSeat(laid: Laid): Laid {
  const last = laid.seats.length - 1;
  if (last < 2) return laid;
  const { hands, scores, catastrophesLeft, seat, leaders } = laid.position;
  return {
    ...laid,
    seats: laid.seats.slice(0, last),
    position: {
      ...laid.position,
      leaders: Object.fromEntries(
        Object.entries(leaders).filter(([key]) => !key.startsWith(`${last}.`)),
      ),
      ...(hands === undefined ? {} : { hands: hands.slice(0, last) }),
      ...(scores === undefined ? {} : { scores: scores.slice(0, last) }),
      ...(catastrophesLeft === undefined
        ? {}
        : { catastrophesLeft: catastrophesLeft.slice(0, last) }),
      ...(seat === last ? { seat: 0 as const } : {}),
    },
  };
}
