import type { PositionJson } from '../record/format.ts';
import { cellName } from '../rules/board.ts';
import type { Cell } from '../rules/pieces.ts';

const COLUMNS = 'ABCDEFGHIJKLMNOP';

/**
 * The two kingdoms that a tile here joins, as the board tells them: what hangs together beside the
 * tile and has a leader. Null where there are not two, or where part of them is gone.
 */
export function homesBeside(
  { rows = [], leaders = {} }: Pick<PositionJson, 'rows' | 'leaders'>,
  at: Cell,
): readonly [readonly Cell[], readonly Cell[]] | null {
  const standing = new Set<string>(Object.values(leaders));
  const connects = (column: number, row: number): boolean =>
    (column >= 0 && !'.#'.includes(rows[row]?.[column] ?? '.')) ||
    standing.has(cellName(column, row));
  const tile = { column: COLUMNS.indexOf(at[0]!), row: Number(at.slice(1)) - 1 };
  const seen = new Set([key(tile)]);
  const homes: Space[][] = [];
  for (const next of beside(tile)) {
    if (seen.has(key(next)) || !connects(next.column, next.row)) continue;
    const home = [next];
    seen.add(key(next));
    for (const space of home)
      for (const other of beside(space))
        if (!seen.has(key(other)) && connects(other.column, other.row)) {
          seen.add(key(other));
          home.push(other);
        }
    if (home.some(({ column, row }) => standing.has(cellName(column, row)))) homes.push(home);
  }
  const [first, second, more] = homes.map((home) =>
    home.sort((one, other) => key(one) - key(other)),
  );
  if (first === undefined || second === undefined || more !== undefined) return null;
  const names = (home: readonly Space[]) => home.map(({ column, row }) => cellName(column, row));
  return [names(first), names(second)];
}

interface Space {
  readonly column: number;
  readonly row: number;
}

const key = ({ column, row }: Space): number => row * 100 + column;

const beside = ({ column, row }: Space): readonly Space[] => [
  { column, row: row - 1 },
  { column: column - 1, row },
  { column: column + 1, row },
  { column, row: row + 1 },
];
