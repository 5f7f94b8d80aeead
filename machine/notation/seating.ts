import type { LeaderKey } from '../record/format.ts';
import { type Cell, type Leader, SEATS, type Seat } from '../rules/pieces.ts';

/** The first seat without a leader of the kind; null where all have one. */
export const freeSeat = (
  leader: Leader,
  leaders: Readonly<Partial<Record<LeaderKey, Cell>>>,
): Seat | null => SEATS.find((one) => leaders[`${one}.${leader}`] === undefined) ?? null;
