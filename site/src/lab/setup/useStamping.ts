import { useEffect, useRef } from 'preact/hooks';
import type { Cell } from '../../../../machine/rules/pieces.ts';
import { crossed, type Extent, type Place, spaceAt } from './crossed.ts';

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

/** The board under the window, by the grid that lies over the drawing. */
interface Ground extends Extent {
  placeOf(point: Pick<PointerEvent, 'clientX' | 'clientY'>): Place;
}

function groundOf(host: HTMLElement): Ground | null {
  const grid = host.querySelector('[role="grid"]');
  if (grid === null) return null;
  const { left, top, width, height } = grid.getBoundingClientRect();
  const lines = grid.querySelectorAll('tr');
  const rows = lines.length;
  const columns = lines[0]?.querySelectorAll('[data-cell]').length ?? 0;
  return {
    columns,
    rows,
    placeOf: ({ clientX, clientY }) => ({
      x: ((clientX - left) / width) * columns,
      y: ((clientY - top) / height) * rows,
    }),
  };
}

/** Where a pointer has been since the last event, as far as the browser tells it. */
function samplesOf(event: PointerEvent): readonly PointerEvent[] {
  const samples = event.getCoalescedEvents?.() ?? [];
  return samples.length === 0 ? [event] : samples;
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
    /** Where the stroke has come to. */
    let place: Place | null = null;
    let done = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (): void => {
      clearTimeout(timer);
      pointer = null;
      from = null;
      place = null;
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
      const ground = groundOf(element);
      if (ground === null) return;
      const pressedAt = ground.placeOf(event);
      const cell = spaceAt(pressedAt, ground);
      if (cell === null) return;
      pointer = event.pointerId;
      from = { x: event.clientX, y: event.clientY, cell };
      place = pressedAt;
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
      const ground = groundOf(element);
      if (ground === null) return;
      for (const sample of samplesOf(event)) {
        const next = ground.placeOf(sample);
        for (const cell of crossed(place ?? next, next, ground)) {
          if (!done) latest.current.draw(from.cell, true);
          done = true;
          latest.current.draw(cell, false);
        }
        place = next;
      }
    };
    const lifted = (event: PointerEvent): void => {
      movedTo(event);
      end();
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
    element.addEventListener('pointerup', lifted, { signal });
    element.addEventListener('pointercancel', end, { signal });
    element.addEventListener('click', clicked, { signal, capture: true });
    element.addEventListener('contextmenu', held, { signal });
    return () => {
      stop.abort();
      end();
    };
  }, [host]);
}
