import { useEffect, useRef } from 'preact/hooks';
import type { Cell } from '../../../../machine/rules/pieces.ts';

/** How long a press clears a space, in milliseconds. */
const LONG = 480;

/** How far a finger may slip in a press, in CSS pixels. */
const SLIP = 10;

interface Strokes {
  /** Whether a stroke over spaces lays something on each. */
  readonly draws: boolean;
  /** A space was entered; `first` where the stroke begins. */
  draw(cell: Cell, first: boolean): void;
  /** A space was pressed for long. */
  clear(cell: Cell): void;
}

/** The space of the board under a place in the window, by the grid that lies over the drawing. */
function cellUnder(host: HTMLElement, x: number, y: number): Cell | null {
  const grid = host.querySelector('[role="grid"]');
  const box = grid?.getBoundingClientRect();
  if (grid == null || box === undefined) return null;
  const rows = grid.querySelectorAll('tr');
  const row = rows[Math.floor(((y - box.top) / box.height) * rows.length)];
  const cells = row?.querySelectorAll<HTMLElement>('[data-cell]');
  const at = cells?.[Math.floor(((x - box.left) / box.width) * (cells?.length ?? 0))];
  return (at?.dataset.cell as Cell | undefined) ?? null;
}

/**
 * Long presses and strokes on a board, beside the taps that the board tells of itself. The tap that
 * ends one of them is none.
 */
export function useStamping(
  host: { readonly current: HTMLElement | null },
  strokes: Strokes | null,
): void {
  const latest = useRef(strokes);
  latest.current = strokes;
  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    let pointer: number | null = null;
    let from: { readonly x: number; readonly y: number; readonly cell: Cell } | null = null;
    let over: Cell | null = null;
    let done = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (): void => {
      clearTimeout(timer);
      pointer = null;
      from = null;
      over = null;
    };
    const pressed = (event: PointerEvent): void => {
      if (pointer !== null) {
        // A second finger enlarges.
        end();
        return;
      }
      done = false;
      if (latest.current === null || event.button !== 0) return;
      if (!(event.target instanceof Element) || event.target.closest('.board-frame') === null)
        return;
      const cell = cellUnder(element, event.clientX, event.clientY);
      if (cell === null) return;
      pointer = event.pointerId;
      from = { x: event.clientX, y: event.clientY, cell };
      over = cell;
      timer = setTimeout(() => {
        if (pointer === null || done) return;
        done = true;
        latest.current?.clear(cell);
      }, LONG);
    };
    const movedTo = (event: PointerEvent): void => {
      if (event.pointerId !== pointer || from === null) return;
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < SLIP && !done) return;
      clearTimeout(timer);
      const zoomed = element.querySelector('.board-frame.zoomed') !== null;
      if (latest.current?.draws !== true || zoomed) return;
      const cell = cellUnder(element, event.clientX, event.clientY);
      if (cell === null || cell === over) return;
      if (!done) latest.current.draw(from.cell, true);
      done = true;
      over = cell;
      latest.current.draw(cell, false);
    };
    const clicked = (event: MouseEvent): void => {
      if (!done) return;
      done = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const held = (event: Event): void => {
      if (latest.current !== null) event.preventDefault();
    };
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('pointerdown', pressed, { signal });
    element.addEventListener('pointermove', movedTo, { signal });
    element.addEventListener('pointerup', end, { signal });
    element.addEventListener('pointercancel', end, { signal });
    element.addEventListener('click', clicked, { signal, capture: true });
    element.addEventListener('contextmenu', held, { signal });
    return () => {
      stop.abort();
      end();
    };
  }, [host]);
}
