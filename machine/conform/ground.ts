import { type Board, cellName, geometry } from '../rules/board.ts';
import type { Ground, WholePosition } from './protocol.ts';

/** The size of the printed boards, which engines with one size of board have. */
const COLUMNS = 16;
const ROWS = 11;

/** A board as an engine is told of it. */
export function groundOf(board: Board): Ground {
  const { bordered, names } = geometry(board);
  return {
    name: board.id,
    terrain: board.terrain.map((line) => line.replace(/[TB]/g, '.')),
    bordered: names.filter((_, space) => bordered[space]),
  };
}

/** A free board filled up to the size of the printed ones with land that nobody can use. */
export function padded(
  ground: Ground,
  position: WholePosition,
): { readonly ground: Ground; readonly position: WholePosition } {
  const fill = (lines: readonly string[], letter: string): readonly string[] => [
    ...lines.map((line) => line.padEnd(COLUMNS, letter)),
    ...new Array<string>(ROWS - lines.length).fill(letter.repeat(COLUMNS)),
  ];
  return {
    ground: { ...ground, terrain: fill(ground.terrain, '.') },
    position: { ...position, rows: fill(position.rows, '#') },
  };
}

/** Rows as an engine with a padded board tells them, cut to the board that was meant. */
export function unpadded(rows: readonly string[], { terrain }: Ground): readonly string[] {
  const width = terrain[0]?.length ?? 0;
  return rows.slice(0, terrain.length).map((line) => line.slice(0, width));
}

/** Whether a space is on a ground. */
export function isOn({ terrain }: Ground, cell: string): boolean {
  return terrain.some((line, row) => [...line].some((_, column) => cellName(column, row) === cell));
}
