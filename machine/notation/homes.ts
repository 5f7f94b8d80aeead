import type { PositionJson } from '../record/format.ts';
import { cellName } from '../rules/board.ts';
import type { Cell } from '../rules/pieces.ts';

type Board = Pick<PositionJson, 'rows' | 'leaders'>;

/** What the spaces of a board hang together by. */
class Ground {
  readonly #rows: readonly string[];
  readonly #leaders: ReadonlySet<Cell>;
  readonly #apart: Cell;

  /** `apart` is a space whose tile connects nothing. */
  constructor({ rows = [], leaders = {} }: Board, apart: Cell) {
    this.#rows = rows;
    this.#leaders = new Set(Object.values(leaders));
    this.#apart = apart;
  }

  hasLeader(cell: Cell): boolean {
    return this.#leaders.has(cell);
  }

  /** What stands on spaces, and all that hangs together with it. */
  reached(from: readonly Cell[]): readonly Cell[] {
    const found = new Set(from);
    for (const cell of found)
      if (this.#connects(cell))
        for (const next of beside(cell)) if (this.#connects(next)) found.add(next);
    return [...found].sort(inRows);
  }

  /** The groups beside a space, in the order of its sides. */
  groupsBeside(at: Cell): readonly (readonly Cell[])[] {
    const groups: (readonly Cell[])[] = [];
    for (const next of beside(at))
      if (this.#connects(next) && !groups.some((group) => group.includes(next)))
        groups.push(this.reached([next]));
    return groups;
  }

  #connects(cell: Cell): boolean {
    if (cell === this.#apart) return false;
    const sign = this.#rows[rowOf(cell)]?.[columnOf(cell)] ?? '.';
    return (sign !== '.' && sign !== '#') || this.#leaders.has(cell);
  }
}

/**
 * The two kingdoms that a tile joins, as the board tells them: what hangs together beside the tile
 * and has a leader. Null where there are not two.
 */
export function homesBeside(
  board: Board,
  at: Cell,
): readonly [readonly Cell[], readonly Cell[]] | null {
  const ground = new Ground(board, at);
  const homes = ground
    .groupsBeside(at)
    .filter((group) => group.some((one) => ground.hasLeader(one)));
  const [first, second, more] = homes;
  return first === undefined || second === undefined || more !== undefined ? null : [first, second];
}

/** All that hangs together with spaces of a kingdom, though not by the tile that joins it. */
export const homeFrom = (board: Board, at: Cell, spaces: readonly Cell[]): readonly Cell[] =>
  new Ground(board, at).reached(spaces);

/** Spaces from which a kingdom comes whole; null where more hangs together with them. */
export function spacesOf(board: Board, at: Cell, home: readonly Cell[]): readonly Cell[] | null {
  const ground = new Ground(board, at);
  const chosen: Cell[] = [];
  const covered = new Set<Cell>();
  for (const cell of home) {
    if (covered.has(cell)) continue;
    chosen.push(cell);
    for (const reached of ground.reached([cell])) covered.add(reached);
  }
  return ground.reached(chosen).join() === home.join() ? chosen : null;
}

const columnOf = (cell: Cell): number => cell.charCodeAt(0) - 'A'.charCodeAt(0);
const rowOf = (cell: Cell): number => Number(cell.slice(1)) - 1;

const inRows = (one: Cell, other: Cell): number =>
  rowOf(one) - rowOf(other) || columnOf(one) - columnOf(other);

function beside(cell: Cell): readonly Cell[] {
  const [column, row] = [columnOf(cell), rowOf(cell)];
  return (
    [
      [column, row - 1],
      [column - 1, row],
      [column + 1, row],
      [column, row + 1],
    ] as const
  )
    .filter(([x, y]) => x >= 0 && y >= 0)
    .map(([x, y]) => cellName(x, y));
}
