import type { Cell } from '../../../../machine/rules/pieces.ts';
import type { Laid } from './laid.ts';

/** What rows have at a space, and a position with another letter there. */

/** A space by its numbers from 0. */
export type Spot = readonly [column: number, row: number];

export const spotOf = (cell: Cell): Spot => [cell.charCodeAt(0) - 65, Number(cell.slice(1)) - 1];

export const letterAt = ({ position: { rows } }: Laid, [column, row]: Spot): string =>
  rows[row]?.[column] ?? '.';

/** The position with parts of it changed. */
export const moved = (laid: Laid, change: Partial<Laid['position']>): Laid => ({
  ...laid,
  position: { ...laid.position, ...change },
});

/** The position with another letter at a spot; the same where there is no such spot. */
export function written(laid: Laid, [column, row]: Spot, letter: string): Laid {
  const rows = laid.position.rows.map((line, i) =>
    i === row && column < line.length
      ? line.slice(0, column) + letter + line.slice(column + 1)
      : line,
  );
  return moved(laid, { rows });
}
