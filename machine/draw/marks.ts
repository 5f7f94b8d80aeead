import type { Action } from '../rules/action.ts';
import { cellName } from '../rules/board.ts';
import type { Effect } from '../rules/effect.ts';
import type { Cell } from '../rules/pieces.ts';

/** Column and row of a space, both from 0. */
const place = (cell: Cell): readonly [number, number] => [
  cell.charCodeAt(0) - 65,
  Number(cell.slice(1)) - 1,
];

/** The four spaces of the square with this top left space. */
function square(cell: Cell): readonly Cell[] {
  const [column, row] = place(cell);
  return [
    cell,
    cellName(column + 1, row),
    cellName(column, row + 1),
    cellName(column + 1, row + 1),
  ];
}

/** The five spaces of the cross around a space. */
function cross(cell: Cell): readonly Cell[] {
  const [column, row] = place(cell);
  return [
    cell,
    cellName(column, row - 1),
    cellName(column - 1, row),
    cellName(column + 1, row),
    cellName(column, row + 1),
  ];
}

/** The spaces an action names. */
export function actedCells(action: Action): readonly Cell[] {
  if ('at' in action) return [action.at];
  if ('square' in action) return square(action.square);
  return 'center' in action ? cross(action.center) : [];
}

/** The spaces an effect tells of. */
export function touchedCells(effect: Effect): readonly Cell[] {
  const cells: Cell[] = [];
  if ('at' in effect) cells.push(effect.at);
  if ('from' in effect && effect.from !== null) cells.push(effect.from);
  if ('against' in effect) cells.push(effect.against);
  if ('attackerAt' in effect) cells.push(effect.attackerAt, effect.defenderAt);
  if ('cells' in effect) cells.push(...effect.cells);
  if ('square' in effect) cells.push(...square(effect.square));
  if ('center' in effect) cells.push(...cross(effect.center));
  return cells;
}
