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

/** How many bits a word has. */
function bitsOf(word: number): number {
  let pairs = word - ((word >>> 1) & 0x5555_5555);
  pairs = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** The place of the lowest bit of a word. */
export const lowest = (word: number): number => 31 - Math.clz32(word & -word);

/** The same spaces but that a row has those of a word. */
export function withRow(rows: Rows, row: number, word: number): Rows {
  const changed = rows.slice();
  changed[row] = word;
  return changed;
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

/** The spaces of either set. */
export function either(one: Rows, other: Rows): Rows {
  const rows: number[] = [];
  for (let row = 0; row < one.length; row++) {
    rows.push((one[row] as number) | (other[row] as number));
  }
  return rows;
}

/** The spaces that two sets have and a third has not. */
export function bothBut(one: Rows, other: Rows, without: Rows): Rows {
  const rows: number[] = [];
  for (let row = 0; row < one.length; row++) {
    rows.push((one[row] as number) & (other[row] as number) & ~(without[row] as number));
  }
  return rows;
}

/** The spaces of one set that another does not have. */
export function except(one: Rows, other: Rows): Rows {
  const rows: number[] = [];
  for (let row = 0; row < one.length; row++) {
    rows.push((one[row] as number) & ~(other[row] as number));
  }
  return rows;
}

/** Whether two sets have the same spaces. */
export function alike(one: Rows, other: Rows): boolean {
  for (let row = 0; row < one.length; row++) if (one[row] !== other[row]) return false;
  return true;
}

/** The spaces of a row that share a side with one of the set (clause `define.adjacent.side`). */
export function besideIn(rows: Rows, row: number): number {
  const word = rows[row] as number;
  const above = row > 0 ? (rows[row - 1] as number) : 0;
  const below = row + 1 < rows.length ? (rows[row + 1] as number) : 0;
  return (word << 1) | (word >>> 1) | above | below;
}

/** The spaces that share a side with one of the set, and bits beyond the right edge. */
export function besideOf(rows: Rows): Rows {
  const beside: number[] = [];
  for (let row = 0; row < rows.length; row++) beside.push(besideIn(rows, row));
  return beside;
}

/** Those of the spaces `within` that hang together with the ones of a row that a word has. */
export function reachIn(within: Rows, row: number, word: number): Rows {
  const found = noRows(within.length);
  found[row] = word;
  let [top, bottom] = [row, row];
  for (let grown = true; grown; ) {
    grown = false;
    const [first, last] = [Math.max(top - 1, 0), Math.min(bottom + 1, within.length - 1)];
    for (let here = first; here <= last; here++) {
      const before = found[here] as number;
      const after = before | (besideIn(found, here) & (within[here] as number));
      if (after === before) continue;
      grown = true;
      found[here] = after;
      if (here < top) top = here;
      else if (here > bottom) bottom = here;
    }
  }
  return found;
}

/** Puts what a table has for each of the spaces, in their order, behind what a list has. */
export function listInto<T>(list: T[], table: readonly T[], rows: Rows, columns: number): void {
  for (let row = 0; row < rows.length; row++) {
    const first = row * columns;
    for (let word = rows[row] as number; word !== 0; word &= word - 1) {
      list.push(table[first + lowest(word)] as T);
    }
  }
}

/** The spaces of a set by their places in it. */
export class Spaces {
  readonly rows: Rows;
  readonly columns: number;
  /** How many there are. */
  readonly count: number;

  constructor(rows: Rows, columns: number) {
    this.rows = rows;
    this.columns = columns;
    let count = 0;
    for (let row = 0; row < rows.length; row++) count += bitsOf(rows[row] as number);
    this.count = count;
  }

  has(space: number): boolean {
    const word = this.rows[Math.floor(space / this.columns)] as number;
    return ((word >>> (space % this.columns)) & 1) === 1;
  }

  /** The space at a place of their order, from 0 and below `count`. */
  at(place: number): number {
    let left = place;
    let row = 0;
    let word = this.rows[0] as number;
    for (let here = bitsOf(word); left >= here; here = bitsOf(word)) {
      left -= here;
      word = this.rows[++row] as number;
    }
    for (; left > 0; left--) word &= word - 1;
    return row * this.columns + lowest(word);
  }
}
