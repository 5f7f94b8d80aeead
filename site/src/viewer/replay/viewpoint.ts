import type { ToldFrame } from '../../../../machine/book/telling/told.ts';
import type { Seat } from '../../../../machine/rules/pieces.ts';

/** Whose eyes the game is seen with: those of a seat, or of all. */
export type Viewpoint = Seat | 'all';

/** Whether what belongs to a seat is seen. */
export const sees = (viewpoint: Viewpoint, seat: Seat): boolean =>
  viewpoint === 'all' || viewpoint === seat;

/** A step's action in words, as far as a viewpoint lets on. */
export function headingOf(
  { heading, masked, seat }: ToldFrame,
  viewpoint: Viewpoint,
): string | null {
  return seat !== null && masked !== undefined && !sees(viewpoint, seat) ? masked : heading;
}

/** A line of a step in words, as far as a viewpoint lets on. */
export function lineText(
  { text, masked, seat }: { text: string; masked?: string; seat?: Seat },
  viewpoint: Viewpoint,
): string {
  return seat !== undefined && masked !== undefined && !sees(viewpoint, seat) ? masked : text;
}
