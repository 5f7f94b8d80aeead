import { cellName } from '../../../../machine/rules/board.ts';
import type { Cell } from '../../../../machine/rules/pieces.ts';

/** A place on a board, in spaces from its top left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** How many spaces a board has across and down. */
export interface Extent {
  readonly columns: number;
  readonly rows: number;
}

/** The space at a place, null beside the board. */
export function spaceAt({ x, y }: Place, { columns, rows }: Extent): Cell | null {
  if (x < 0 || y < 0 || x >= columns || y >= rows) return null;
  return cellName(Math.floor(x), Math.floor(y));
}

/**
 * The spaces that a straight stroke enters after the one in which it begins, in its order: a fast
 * finger is seen at a few places only.
 */
export function crossed(from: Place, to: Place, extent: Extent): readonly Cell[] {
  const across = to.x - from.x;
  const down = to.y - from.y;
  const lines = [...linesBetween(from.x, to.x), ...linesBetween(from.y, to.y)];
  // Between two lines of the grid a stroke is in one space, and there is its middle.
  const cuts = [0, ...lines.toSorted((one, other) => one - other), 1];
  const spaces = cuts.slice(1).flatMap((end, i) => {
    const middle = ((cuts[i] ?? 0) + end) / 2;
    const place = { x: from.x + across * middle, y: from.y + down * middle };
    return spaceAt(place, extent) ?? [];
  });
  const begun = spaceAt(from, extent);
  const ended = spaceAt(to, extent) ?? [];
  return [...new Set(spaces.concat(ended))].filter((cell) => cell !== begun);
}

/** How far on its way, from 0 to 1, a stroke passes each line of the grid. */
function linesBetween(from: number, to: number): readonly number[] {
  const low = Math.floor(Math.min(from, to)) + 1;
  const count = Math.max(0, Math.ceil(Math.max(from, to)) - low);
  return Array.from({ length: count }, (_, i) => (low + i - from) / (to - from));
}
