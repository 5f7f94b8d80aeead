import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { View } from '../../../../machine/draw/piece.ts';
import { type Point, SPACE } from '../../../../machine/draw/svg.ts';
import { enlarged, MOST, middleOf, moved, revealing, scaleOf } from './zooming.ts';

/** How far a pointer must move before it drags instead of clicking, in CSS pixels. */
const DRAG = 5;

const STEP = 1.5;

export interface Zoom {
  /** How large the board is shown, 1 being the whole. */
  readonly scale: number;
  readonly most: boolean;
  larger(): void;
  smaller(): void;
  reset(): void;
  /** Brings a space, by its top left corner, into sight. */
  reveal(at: Point): void;
  /** The place on the drawing that a click hit; null when the click ended a drag. */
  hit(event: MouseEvent): Point | null;
}

/**
 * Enlarges and moves what a drawing shows, by buttons, pinch, drag and wheel. The whole board never
 * keeps a touch from scrolling the page. `follow` is told every view.
 */
export function useZoom(
  svg: { readonly current: SVGSVGElement | null },
  whole: View,
  follow: (view: View) => void,
): Zoom {
  const view = useRef(whole);
  const dragged = useRef(false);
  const [scale, tell] = useState(1);

  const show = useCallback(
    (next: View) => {
      view.current = next;
      const { x, y, width, height } = next;
      svg.current?.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
      follow(next);
      tell(scaleOf(next, whole));
    },
    [svg, whole, follow],
  );

  useLayoutEffect(() => show(whole), [show, whole]);

  useEffect(() => {
    const host = svg.current;
    if (host === null) return undefined;
    return listen(host, {
      zoomed: () => scaleOf(view.current, whole) > 1,
      enlarge: (factor, around) => show(enlarged(view.current, whole, factor, around)),
      move: (by) => show(moved(view.current, whole, by)),
      dragging: (is) => {
        dragged.current = is;
      },
    });
  }, [svg, whole, show]);

  const by = (factor: number) => (): void =>
    show(enlarged(view.current, whole, factor, middleOf(view.current)));
  return {
    scale,
    most: scale >= MOST,
    larger: by(STEP),
    smaller: by(1 / STEP),
    reset: () => show(whole),
    reveal: (at) => {
      if (scaleOf(view.current, whole) > 1) show(revealing(view.current, whole, at, SPACE));
    },
    hit: (event) =>
      dragged.current || svg.current === null ? null : onDrawing(svg.current, event),
  };
}

/** Where on a drawing a place in the window lies. */
function onDrawing(svg: SVGSVGElement, at: { clientX: number; clientY: number }): Point {
  const matrix = svg.getScreenCTM();
  const point = new DOMPoint(at.clientX, at.clientY);
  return matrix === null ? point : point.matrixTransform(matrix.inverse());
}

interface Moves {
  zoomed(): boolean;
  enlarge(factor: number, around: Point): void;
  move(by: Point): void;
  dragging(is: boolean): void;
}

/** Listens to pointers and the wheel; returns how to stop. */
function listen(svg: SVGSVGElement, moves: Moves): () => void {
  const down = new Map<number, PointerEvent>();
  let start: PointerEvent | null = null;

  const pressed = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    down.set(event.pointerId, event);
    if (down.size > 1) return;
    start = event;
    moves.dragging(false);
  };
  const movedTo = (event: PointerEvent): void => {
    const before = down.get(event.pointerId);
    if (before === undefined) return;
    const [other] = [...down.values()].filter(({ pointerId }) => pointerId !== event.pointerId);
    if (other !== undefined) {
      const spread = (from: PointerEvent): number =>
        Math.hypot(from.clientX - other.clientX, from.clientY - other.clientY);
      const middle = {
        clientX: (event.clientX + other.clientX) / 2,
        clientY: (event.clientY + other.clientY) / 2,
      };
      moves.dragging(true);
      moves.enlarge(spread(event) / Math.max(spread(before), 1), onDrawing(svg, middle));
    } else if (moves.zoomed() && start !== null) {
      const way = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
      if (way < DRAG && !svg.hasPointerCapture(event.pointerId)) return;
      svg.setPointerCapture(event.pointerId);
      moves.dragging(true);
      const [from, to] = [onDrawing(svg, before), onDrawing(svg, event)];
      moves.move({ x: from.x - to.x, y: from.y - to.y });
    } else return;
    down.set(event.pointerId, event);
  };
  const released = ({ pointerId }: PointerEvent): void => {
    down.delete(pointerId);
  };
  const wheeled = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    moves.enlarge(Math.exp(-event.deltaY / 200), onDrawing(svg, event));
  };

  const stop = new AbortController();
  const { signal } = stop;
  svg.addEventListener('pointerdown', pressed, { signal });
  svg.addEventListener('pointermove', movedTo, { signal });
  svg.addEventListener('pointerup', released, { signal });
  svg.addEventListener('pointercancel', released, { signal });
  svg.addEventListener('wheel', wheeled, { signal, passive: false });
  return () => stop.abort();
}
