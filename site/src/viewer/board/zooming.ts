import type { View } from '../../../../machine/draw/piece.ts';
import type { Point } from '../../../../machine/draw/svg.ts';

/** How many times larger than the whole a part may be shown. */
export const MOST = 6;

/** A view moved so that it lies within the whole. */
function within({ x, y, width, height }: View, whole: View): View {
  const along = (at: number, size: number, from: number, all: number): number =>
    Math.min(Math.max(at, from), from + all - size);
  return {
    x: along(x, width, whole.x, whole.width),
    y: along(y, height, whole.y, whole.height),
    width,
    height,
  };
}

/** How large a view shows things, 1 being the whole. */
export const scaleOf = (view: View, whole: View): number => whole.width / view.width;

/** A view enlarged by a factor, with a point of the drawing kept where it is seen. */
export function enlarged(view: View, whole: View, factor: number, around: Point): View {
  const scale = Math.min(Math.max(scaleOf(view, whole) * factor, 1), MOST);
  const width = whole.width / scale;
  const height = whole.height / scale;
  const part = width / view.width;
  const x = around.x - (around.x - view.x) * part;
  const y = around.y - (around.y - view.y) * part;
  return within({ x, y, width, height }, whole);
}

/** A view moved by a distance in units of the drawing. */
export const moved = (view: View, whole: View, by: Point): View =>
  within({ ...view, x: view.x + by.x, y: view.y + by.y }, whole);

/** The nearest view of the same size that has all of a square in sight. */
export function revealing(view: View, whole: View, { x, y }: Point, side: number): View {
  const along = (at: number, from: number, size: number): number =>
    Math.min(0, at - side / 2 - from) || Math.max(0, at + side * 1.5 - from - size);
  return moved(view, whole, { x: along(x, view.x, view.width), y: along(y, view.y, view.height) });
}

/** The middle of a view. */
export const middleOf = ({ x, y, width, height }: View): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});
