/**
 * Sets of spaces as bits: one word for each row of a board, in it the bit of each column. A board
 * has at most 26 columns, so that a word and its shift by one stay small whole numbers.
 */
export type Rows = readonly number[];

/** No space of a board with so many rows. */
export function noRows(rows: number): number[] {
  const none: number[] = [];
  for (let row = 0; row < rows; row++) none.push(0);
  return none;
}

/** The place of the lowest bit of a word. */
export const lowest = (word: number): number => 31 - Math.clz32(word & -word);

/** The same spaces but that a row has those of a word. */
function withRow(rows: Rows, row: number, word: number): Rows {
  const changed = rows.slice();
  changed[row] = word;
  return changed;
}

/** The same spaces with or without the one that a bit of a row is. */
export function mark(rows: Rows, row: number, bit: number, set: boolean): Rows {
  const word = rows[row] as number;
  const after = set ? word | bit : word & ~bit;
  return after === word ? rows : withRow(rows, row, after);
}

/** The spaces by their numbers, on a board of so many columns. */
export function spacesIn(rows: Rows, columns: number): readonly number[] {
  const spaces: number[] = [];
  for (let row = 0; row < rows.length; row++) {
    for (let word = rows[row] as number; word !== 0; word &= word - 1) {
      spaces.push(row * columns + lowest(word));
    }
  }
  return spaces;
}

/** The spaces of a row that share a side with one of the set (clause `define.adjacent.side`). */
export function besideIn(rows: Rows, row: number): number {
  const word = rows[row] as number;
  const above = row > 0 ? (rows[row - 1] as number) : 0;
  const below = row + 1 < rows.length ? (rows[row + 1] as number) : 0;
  return (word << 1) | (word >>> 1) | above | below;
}

/** The bits of `within` that hang together in their row with those of a word. */
function along(word: number, within: number): number {
  let reached = word;
  for (let before = 0; reached !== before; ) {
    before = reached;
    reached |= ((reached << 1) | (reached >>> 1)) & within;
  }
  return reached;
}

/** Those of the spaces `within` that hang together with the ones of a row that a word has. */
export function reachIn(within: Rows, start: number, word: number): Rows {
  const found = noRows(within.length);
  found[start] = word;
  let top = start;
  let bottom = start;
  for (let grown = true; grown; ) {
    grown = false;
    const last = Math.min(bottom + 1, within.length - 1);
    for (let here = Math.max(top - 1, 0); here <= last; here++) {
      const before = found[here] as number;
      const row = within[here] as number;
      const after = along(before | (besideIn(found, here) & row), row);
      if (after === before) continue;
      grown = true;
      found[here] = after;
      top = Math.min(top, here);
      bottom = Math.max(bottom, here);
    }
  }
  return found;
}
