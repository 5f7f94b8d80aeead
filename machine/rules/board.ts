import type { Cell } from './pieces.ts';

/** A board as printed, of 16 columns and 11 rows. */
export type PrintedBoard = 'standard' | 'advanced';

/**
 * A board as plain data. `terrain` has one string a row: `.` land, `~` river, `T` land where a
 * temple with a treasure starts, `B` the same on a bordered space. On a free board `bordered`
 * names further bordered spaces.
 */
export interface Board {
  readonly id: PrintedBoard | 'free';
  readonly terrain: readonly string[];
  readonly bordered: readonly Cell[];
}

/** What is computed once from a board. Spaces are numbered row by row from A1 = 0. */
export interface Geometry {
  readonly columns: number;
  readonly rows: number;
  readonly size: number;
  readonly names: readonly Cell[];
  readonly index: ReadonlyMap<string, number>;
  readonly river: readonly boolean[];
  readonly bordered: readonly boolean[];
  /** Spaces where a temple with a treasure starts. */
  readonly winged: readonly number[];
  /** The row of each space, from 0, and the bit of its column in sets of spaces. */
  readonly rowOf: readonly number[];
  readonly bitOf: readonly number[];
  /** The spaces that share a side with each space (clause `define.adjacent.side`). */
  readonly neighbours: readonly (readonly number[])[];
}

/** The name of the space in a column and a row, both from 0. */
export function cellName(column: number, row: number): Cell {
  return `${String.fromCharCode(65 + column)}${row + 1}`;
}

/** Makes what is worked out once for each board, or its like, and kept for as long as that is there. */
export function oncePer<K extends WeakKey, T>(work: (of: K) => T): (of: K) => T {
  const known = new WeakMap<K, T>();
  let last: K | null = null;
  let found: T | null = null;
  return (of) => {
    if (of === last && found !== null) return found;
    found = known.get(of) ?? work(of);
    known.set(of, found);
    last = of;
    return found;
  };
}

/** The geometry of a board, computed at its first use. */
export const geometry: (board: Board) => Geometry = oncePer(survey);

/** The name of a space of the board. */
export const nameOf = (shape: Geometry, space: number): Cell => shape.names[space] as Cell;

/** The spaces that share a side with a space of the board. */
export const neighboursOf = (shape: Geometry, space: number): readonly number[] =>
  shape.neighbours[space] as readonly number[];

function survey(board: Board): Geometry {
  const rows = board.terrain.length;
  const columns = (board.terrain[0] as string).length;
  const names: Cell[] = [];
  const river: boolean[] = [];
  const bordered: boolean[] = [];
  const winged: number[] = [];
  const rowOf: number[] = [];
  const bitOf: number[] = [];
  const neighbours: number[][] = [];
  board.terrain.forEach((line, row) => {
    for (let column = 0; column < columns; column++) {
      const space = names.length;
      const letter = line[column];
      const name = cellName(column, row);
      names.push(name);
      river.push(letter === '~');
      bordered.push(letter === 'B' || board.bordered.includes(name));
      if (letter === 'T' || letter === 'B') winged.push(space);
      rowOf.push(row);
      bitOf.push(1 << column);
      const beside: number[] = [];
      if (row > 0) beside.push(space - columns);
      if (column > 0) beside.push(space - 1);
      if (column < columns - 1) beside.push(space + 1);
      if (row < rows - 1) beside.push(space + columns);
      neighbours.push(beside);
    }
  });
  return {
    columns,
    rows,
    size: names.length,
    names,
    index: new Map(names.map((name, space) => [name, space])),
    river,
    bordered,
    winged,
    rowOf,
    bitOf,
    neighbours,
  };
}
