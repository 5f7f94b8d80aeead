import type { GameFile, PositionJson, StepJson } from '../record/format.ts';
import type { Action } from '../rules/action.ts';
import { cellName, geometry } from '../rules/board.ts';
import { BOARDS } from '../rules/boards.ts';
import type { Cell } from '../rules/pieces.ts';

/** Cutting a position out of its board. */

/** A part of a board: columns and rows from 0, the last ones not in it. */
export interface Cut {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

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

/** The smallest part of a free board that holds all that a file names, with a margin around it. */
export function around(file: GameFile, margin: number): Cut | null {
  const terrain = file.position?.terrain;
  if (terrain === undefined) return null;
  const cells = cellsOf(file);
  const columns = cells.map(columnOf);
  const rows = cells.map(rowOf);
  return {
    left: Math.max(0, Math.min(...columns) - margin),
    top: Math.max(0, Math.min(...rows) - margin),
    right: Math.min(terrain[0]?.length ?? 0, Math.max(...columns) + 1 + margin),
    bottom: Math.min(terrain.length, Math.max(...rows) + 1 + margin),
  };
}

/** A file on a part of its free board; null where it names a space outside, or the cut leaves all. */
export function cropped(file: GameFile, cut: Cut): GameFile | null {
  const { position } = file;
  const terrain = position?.terrain;
  if (position === undefined || terrain === undefined) return null;
  const { left, top, right, bottom } = cut;
  const whole = right - left === terrain[0]?.length && bottom - top === terrain.length;
  const isIn = (cell: Cell): boolean =>
    columnOf(cell) >= left && columnOf(cell) < right && rowOf(cell) >= top && rowOf(cell) < bottom;
  if (whole || left >= right || top >= bottom || !cellsOf(file).every(isIn)) return null;
  const move = (cell: Cell): Cell => cellName(columnOf(cell) - left, rowOf(cell) - top);
  const cutOut = (lines: readonly string[]): readonly string[] =>
    lines.slice(top, bottom).map((line) => line.slice(left, right));
  const moved = movedPosition(position, move);
  return {
    ...file,
    position: {
      ...moved,
      terrain: cutOut(terrain),
      bordered: (position.bordered ?? []).filter(isIn).map(move),
      rows: cutOut(position.rows ?? []),
    },
    steps: file.steps.map((step) => movedStep(step, move)),
  };
}

type Move = (cell: Cell) => Cell;

const movedEach = <T extends object>(places: T, move: Move): T =>
  Object.fromEntries(Object.entries(places).map(([key, cell]) => [key, move(cell as Cell)])) as T;

function movedPosition(position: PositionJson, move: Move): PositionJson {
  const { leaders, monuments, buildings, declined, pending } = position;
  const union = pending?.union;
  return {
    ...position,
    ...(leaders === undefined ? {} : { leaders: movedEach(leaders, move) }),
    ...(buildings === undefined ? {} : { buildings: movedEach(buildings, move) }),
    ...(declined === undefined ? {} : { declined: declined.map((one) => movedEach(one, move)) }),
    ...(monuments === undefined
      ? {}
      : { monuments: monuments.map((one) => ({ ...one, square: move(one.square) })) }),
    ...(pending === undefined
      ? {}
      : {
          pending: {
            ...pending,
            ...(pending.placed === undefined ? {} : { placed: move(pending.placed) }),
            ...(union === undefined
              ? {}
              : {
                  union: {
                    at: move(union.at),
                    homes: [union.homes[0].map(move), union.homes[1].map(move)],
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
