/**
 * Sets of spaces as bits: one word for each row of a board, in it the bit of each column. A board
 * has at most 26 columns, so that a word and its shift by one stay small whole numbers.
 */
export type Rows = readonly number[];

/** No space of a board with so many rows. */
export const noRows = (rows: number): number[] => new Array<number>(rows).fill(0);

/** How many bits a word has. */
function bitsOf(word: number): number {
  let pairs = word - ((word >>> 1) & 0x5555_5555);
  pairs = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** The column of the lowest bit of a word. */
const lowest = (word: number): number => 31 - Math.clz32(word & -word);

/** Whether a space is among them; `columns` are those of the board. */
export const holds = (rows: Rows, columns: number, space: number): boolean =>
  (((rows[Math.floor(space / columns)] as number) >>> (space % columns)) & 1) === 1;

/** Takes a space out. */
export function leaveOut(rows: number[], columns: number, space: number): void {
  const row = Math.floor(space / columns);
  rows[row] = (rows[row] as number) & ~(1 << (space % columns));
}

/** The bits of a row of the spaces that share a side with one of the set (`define.adjacent.side`). */
export const besideIn = (rows: Rows, row: number): number => {
  const word = rows[row] as number;
  const above = row > 0 ? (rows[row - 1] as number) : 0;
  const below = row + 1 < rows.length ? (rows[row + 1] as number) : 0;
  return (word << 1) | (word >>> 1) | above | below;
};

/** The spaces that share a side with one of the set; beyond the right edge bits may stand too. */
export function besideOf(rows: Rows): number[] {
  const beside = noRows(rows.length);
  for (let row = 0; row < rows.length; row++) beside[row] = besideIn(rows, row);
  return beside;
}

/** Those of the spaces `within` that hang together with a space of them. */
export function reachIn(within: Rows, columns: number, space: number): number[] {
  const found = noRows(within.length);
  found[Math.floor(space / columns)] = 1 << (space % columns);
  for (let grown = true; grown; ) {
    grown = false;
    for (let row = 0; row < within.length; row++) {
      const before = found[row] as number;
      const word = before | (besideIn(found, row) & (within[row] as number));
      if (word !== before) grown = true;
      found[row] = word;
    }
  }
  return found;
}

/** The spaces of a set by their places in it. */
export class Spaces {
  readonly #rows: Rows;
  readonly #columns: number;
  /** How many there are. */
  readonly count: number;

  constructor(rows: Rows, columns: number) {
    this.#rows = rows;
    this.#columns = columns;
    let count = 0;
    for (let row = 0; row < rows.length; row++) count += bitsOf(rows[row] as number);
    this.count = count;
  }

  has(space: number): boolean {
    return holds(this.#rows, this.#columns, space);
  }

  /** The space at a place of their order, from 0 and below `count`. */
  at(place: number): number {
    let left = place;
    let row = 0;
    let word = this.#rows[0] as number;
    for (let here = bitsOf(word); left >= here; here = bitsOf(word)) {
      left -= here;
      word = this.#rows[++row] as number;
    }
    for (; left > 0; left--) word &= word - 1;
    return row * this.#columns + lowest(word);
  }

  /** Puts what a table has for each of the spaces, in their order, behind what a list has. */
  listInto<T>(list: T[], table: readonly T[]): void {
    for (let row = 0; row < this.#rows.length; row++) {
      const first = row * this.#columns;
      for (let word = this.#rows[row] as number; word !== 0; word &= word - 1) {
        list.push(table[first + lowest(word)] as T);
      }
    }
  }
}
