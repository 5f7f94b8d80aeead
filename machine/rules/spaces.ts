import { lowest, type Rows } from './rows.ts';

/** The word of a row of the board. */
export const wordOf = (rows: Rows, row: number): number => rows[row] as number;

/** How many bits a word has. */
function bitsOf(word: number): number {
  let pairs = word - ((word >>> 1) & 0x5555_5555);
  pairs = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** The spaces that two sets have and a third has not. */
export function bothBut(one: Rows, other: Rows, without: Rows): Rows {
  return one.map((word, row) => word & wordOf(other, row) & ~wordOf(without, row));
}

/** The spaces of one set that another does not have. */
export function except(one: Rows, other: Rows): Rows {
  return one.map((word, row) => word & ~wordOf(other, row));
}

/** Puts what a table has for each of the spaces, in their order, behind what a list has. */
export function listInto<T>(list: T[], table: readonly T[], rows: Rows, columns: number): void {
  for (let row = 0; row < rows.length; row++) {
    const first = row * columns;
    for (let word = wordOf(rows, row); word !== 0; word &= word - 1) {
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
    for (const word of rows) count += bitsOf(word);
    this.count = count;
  }

  has(space: number): boolean {
    const word = wordOf(this.rows, Math.floor(space / this.columns));
    return ((word >>> (space % this.columns)) & 1) === 1;
  }

  /** The space at a place of their order, from 0 and below `count`. */
  at(place: number): number {
    let left = place;
    let row = 0;
    let word = wordOf(this.rows, 0);
    for (let here = bitsOf(word); left >= here; here = bitsOf(word)) {
      left -= here;
      word = wordOf(this.rows, ++row);
    }
    for (; left > 0; left--) word &= word - 1;
    return row * this.columns + lowest(word);
  }
}
