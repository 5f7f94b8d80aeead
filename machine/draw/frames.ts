import type { Geometry } from '../rules/board.ts';
import type { Cell } from '../rules/pieces.ts';
import { type Paint, paint } from './paint.ts';
import type { Piece } from './piece.ts';
import { corner, element, SPACE } from './svg.ts';

const frame = (stroke: Paint, width: number): string =>
  element('rect', {
    x: 1,
    y: 1,
    width: SPACE - 2,
    height: SPACE - 2,
    rx: 6,
    fill: 'none',
    stroke: paint(stroke),
    'stroke-width': width,
  });

/** The action's own spaces have a heavy frame, those that it touched a light one. */
const FRAMES = {
  acted: frame('edge', 6) + frame('mark', 3.6),
  touched: frame('edge', 3.4) + frame('mark', 1.6),
} as const;

/** A frame around each of these spaces; names that are not of this board are left out. */
export function drawFrames(
  shape: Geometry,
  cells: readonly Cell[],
  kind: keyof typeof FRAMES,
): readonly Piece[] {
  return onSpaces(shape, cells, kind, FRAMES[kind]);
}

/** A space that may be chosen: a light ground with a dot, which shows on pieces too. */
const LIT =
  element('rect', {
    x: 3,
    y: 3,
    width: SPACE - 6,
    height: SPACE - 6,
    rx: 5,
    fill: paint('mark'),
    'fill-opacity': 0.32,
    stroke: paint('edge'),
    'stroke-width': 1.4,
    'stroke-dasharray': '5 3',
  }) +
  element('circle', {
    cx: SPACE / 2,
    cy: SPACE / 2,
    r: 5,
    fill: paint('mark'),
    stroke: paint('edge'),
    'stroke-width': 1.4,
  });

export const drawLit = (shape: Geometry, cells: readonly Cell[]): readonly Piece[] =>
  onSpaces(shape, cells, 'lit', LIT);

function onSpaces(
  { index, columns }: Geometry,
  cells: readonly Cell[],
  kind: string,
  markup: string,
): readonly Piece[] {
  return [...new Set(cells)].flatMap((cell) => {
    const space = index.get(cell);
    if (space === undefined) return [];
    return [{ key: cell, at: corner(space, columns), kind, title: null, markup }];
  });
}
