import type { Cell } from '../../machine/rules/pieces.ts';
import advanced from '../../spec/boards/advanced.json' with { type: 'json' };
import standard from '../../spec/boards/standard.json' with { type: 'json' };

/** The printed part of the game: what lies on the board is in the state. */
export interface Board {
  readonly name: 'standard' | 'advanced' | 'free';
  /** Every space, row by row. */
  readonly cells: readonly Cell[];
  readonly columns: number;
  readonly river: ReadonlySet<Cell>;
  readonly bordered: ReadonlySet<Cell>;
  /** Where the game starts with a temple and a treasure. */
  readonly temples: readonly Cell[];
  /** The spaces that share a side with a space. */
  readonly beside: ReadonlyMap<Cell, readonly Cell[]>;
}

const PRINTED = { standard: standard.terrain, advanced: advanced.terrain };

export const cellAt = (column: number, row: number): Cell =>
  `${String.fromCharCode('A'.charCodeAt(0) + column)}${row + 1}`;

/** Column and row of a space, both from 0. */
export const placeOf = (cell: Cell): readonly [column: number, row: number] => [
  cell.charCodeAt(0) - 'A'.charCodeAt(0),
  Number(cell.slice(1)) - 1,
];

export const shifted = (cell: Cell, columns: number, rows: number): Cell => {
  const [column, row] = placeOf(cell);
  return cellAt(column + columns, row + rows);
};

function make(
  name: Board['name'],
  terrain: readonly string[],
  bordered: readonly Cell[] = [],
): Board {
  const drawn = new Map<Cell, string>();
  for (const [row, line] of terrain.entries())
    for (const [column, letter] of [...line].entries()) drawn.set(cellAt(column, row), letter);
  const cells = [...drawn.keys()];
  const withLetter = (...letters: string[]) =>
    cells.filter((cell) => letters.includes(drawn.get(cell) ?? ''));
  const beside = new Map(
    cells.map((cell) => [
      cell,
      [shifted(cell, 0, -1), shifted(cell, 1, 0), shifted(cell, 0, 1), shifted(cell, -1, 0)].filter(
        (other) => drawn.has(other),
      ),
    ]),
  );
  return {
    name,
    cells,
    columns: terrain[0]?.length ?? 0,
    river: new Set(withLetter('~')),
    bordered: new Set([...withLetter('B'), ...bordered]),
    temples: withLetter('T', 'B'),
    beside,
  };
}

export const printedBoard = (name: 'standard' | 'advanced'): Board => make(name, PRINTED[name]);

export const freeBoard = (terrain: readonly string[], bordered: readonly Cell[]): Board =>
  make('free', terrain, bordered);

export const beside = (board: Board, cell: Cell): readonly Cell[] => board.beside.get(cell) ?? [];
