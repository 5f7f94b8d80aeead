import { CATASTROPHES, type Dynasty } from '../../../../machine/rules/pieces.ts';
import { type Laid, UNTOLD } from './laid.ts';
import { moved } from './spots.ts';

/** The seat of a dynasty, -1 where nobody plays it. */
export const seatOfDynasty = ({ seats }: Laid, dynasty: Dynasty): number =>
  seats.findIndex((seat) => seat.dynasty === dynasty);

/** Somebody of the dynasty sits at the table, of whom nothing else is known. */
export function withDynasty(laid: Laid, dynasty: Dynasty): Laid {
  if (seatOfDynasty(laid, dynasty) >= 0) return laid;
  const { hands, scores, catastrophesLeft } = laid.position;
  return moved(
    { ...laid, seats: [...laid.seats, { dynasty }] },
    {
      ...(hands === undefined ? {} : { hands: [...hands, UNTOLD] }),
      ...(scores === undefined ? {} : { scores: [...scores, [0, 0, 0, 0, 0] as const] }),
      ...(catastrophesLeft === undefined
        ? {}
        : { catastrophesLeft: [...catastrophesLeft, CATASTROPHES] }),
    },
  );
}

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
