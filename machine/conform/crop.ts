import type { GameFile, PositionJson, StepJson } from '../record/format.ts';
import type { Action } from '../rules/action.ts';
import { cellName, geometry } from '../rules/board.ts';
import { BOARDS } from '../rules/boards.ts';
import type { Cell } from '../rules/pieces.ts';

/** Cutting a position out of its board. */

const columnOf = (cell: Cell): number => cell.charCodeAt(0) - 65;
const rowOf = (cell: Cell): number => Number(cell.slice(1)) - 1;

/** The same position on a board that is not a printed one; null if it is on such a one already. */
export function freed(file: GameFile): GameFile | null {
  const { position } = file;
  if (position === undefined || position.terrain !== undefined) return null;
  const board = BOARDS[position.board ?? file.options?.board ?? 'standard'];
  const { names, bordered } = geometry(board);
  const rich = (cell: Cell): boolean =>
    /[A-Z]/.test(position.rows?.[rowOf(cell)]?.[columnOf(cell)] ?? '.');
  const { board: _board, ...rest } = position;
  const { board: _option, ...options } = file.options ?? {};
  return {
    ...file,
    options,
    position: {
      terrain: board.terrain.map((line) => line.replace(/[TB]/g, '.')),
      bordered: names.filter((cell, space) => bordered[space] && rich(cell)),
      treasureEnd: true,
      ...rest,
    },
  };
}

/** All spaces that a file names, without those of the board alone. */
function cellsOf({ position = {}, steps }: GameFile): readonly Cell[] {
  const { rows = [], leaders = {}, declined = [], pending } = position;
  const laid = rows.flatMap((line, row) =>
    [...line].flatMap((letter, column) => (letter === '.' ? [] : [cellName(column, row)])),
  );
  const figures = declined.map((figure) => ('square' in figure ? figure.square : figure.center));
  const { placed, union } = pending ?? {};
  return [
    ...laid,
    ...Object.values(leaders),
    ...figures,
    ...(placed === undefined ? [] : [placed]),
    ...(union === undefined ? [] : [union.at, ...union.homes.flat()]),
    ...steps.flatMap(({ action }) => cellsIn(action)),
  ];
}

function cellsIn(action: Action): readonly Cell[] {
  if ('at' in action) return [action.at];
  if (action.do === 'monument') return [action.square];
  return action.do === 'wonder' ? [action.center] : [];
}

/** The columns and rows of a board that are kept, from 0 and in order. */
interface Kept {
  readonly columns: readonly number[];
  readonly rows: readonly number[];
}

const span = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_, i) => from + i);

/** A free board cut down to what stands on it and a margin around that; null where it is so already. */
export function cropped(file: GameFile, margin: number): GameFile | null {
  const terrain = file.position?.terrain ?? [];
  const cells = cellsOf(file);
  const reach = (places: readonly number[], end: number): readonly number[] =>
    places.length === 0
      ? [0]
      : span(
          Math.max(0, Math.min(...places) - margin),
          Math.min(end, Math.max(...places) + 1 + margin),
        );
  const columns = reach(cells.map(columnOf), terrain[0]?.length ?? 0);
  return kept(file, { columns, rows: reach(cells.map(rowOf), terrain.length) });
}

/** A free board with one column or row less and all else moved together; null where it is needed. */
export function folded(
  file: GameFile,
  line: { column: number } | { row: number },
): GameFile | null {
  const terrain = file.position?.terrain ?? [];
  const columns = span(0, terrain[0]?.length ?? 0);
  const rows = span(0, terrain.length);
  return kept(
    file,
    'column' in line
      ? { columns: columns.filter((one) => one !== line.column), rows }
      : { columns, rows: rows.filter((one) => one !== line.row) },
  );
}

/**
 * A file on some columns and rows of its free board, with what stands there. Null where that is
 * nothing or everything, where the steps or what is pending need another space, or where a monument
 * or the wonder would come apart.
 */
function kept(file: GameFile, { columns, rows }: Kept): GameFile | null {
  const { position } = file;
  const terrain = position?.terrain;
  if (position === undefined || terrain === undefined) return null;
  const whole = columns.length === terrain[0]?.length && rows.length === terrain.length;
  if (whole || columns.length === 0 || rows.length === 0) return null;
  const isIn = (cell: Cell): boolean =>
    columns.includes(columnOf(cell)) && rows.includes(rowOf(cell));
  const { placed, union } = position.pending ?? {};
  const needed = [
    ...file.steps.flatMap(({ action }) => cellsIn(action)),
    ...(placed === undefined ? [] : [placed]),
    ...(union === undefined ? [] : [union.at]),
  ];
  if (!needed.every(isIn)) return null;
  const move = (cell: Cell): Cell =>
    cellName(columns.indexOf(columnOf(cell)), rows.indexOf(rowOf(cell)));
  const cutOut = (lines: readonly string[]): readonly string[] =>
    rows.map((row) => columns.map((column) => lines[row]?.[column] ?? '.').join(''));
  return {
    ...file,
    position: {
      ...movedPosition(position, isIn, move),
      terrain: cutOut(terrain),
      rows: cutOut(position.rows ?? []),
    },
    steps: file.steps.map((step) => movedStep(step, move)),
  };
}

type Move = (cell: Cell) => Cell;
type IsIn = (cell: Cell) => boolean;

function movedPosition(position: PositionJson, isIn: IsIn, move: Move): PositionJson {
  const { leaders, monuments, buildings, declined, pending, bordered = [] } = position;
  const each = <T extends object>(places: T): T =>
    Object.fromEntries(
      Object.entries(places).flatMap(([key, cell]) =>
        isIn(cell as Cell) ? [[key, move(cell as Cell)]] : [],
      ),
    ) as T;
  const list = (cells: readonly Cell[]): readonly Cell[] => cells.filter(isIn).map(move);
  const { placed, union } = pending ?? {};
  return {
    ...position,
    bordered: list(bordered),
    ...(leaders === undefined ? {} : { leaders: each(leaders) }),
    ...(buildings === undefined ? {} : { buildings: each(buildings) }),
    ...(declined === undefined
      ? {}
      : {
          declined: declined.map(each).filter((figure) => Object.keys(figure).length > 0),
        }),
    ...(monuments === undefined
      ? {}
      : {
          monuments: monuments.flatMap((one) =>
            isIn(one.square) ? [{ ...one, square: move(one.square) }] : [],
          ),
        }),
    ...(pending === undefined
      ? {}
      : {
          pending: {
            ...pending,
            ...(placed === undefined ? {} : { placed: move(placed) }),
            ...(union === undefined
              ? {}
              : {
                  union: {
                    at: move(union.at),
                    homes: [list(union.homes[0]), list(union.homes[1])],
                  },
                }),
          },
        }),
  };
}

function movedStep(step: StepJson, move: Move): StepJson {
  const { action } = step;
  if ('at' in action) return { ...step, action: { ...action, at: move(action.at) } };
  if (action.do === 'monument')
    return { ...step, action: { ...action, square: move(action.square) } };
  if (action.do === 'wonder')
    return { ...step, action: { ...action, center: move(action.center) } };
  return step;
}
