import { useEffect, useRef } from 'preact/hooks';
import { usePlace } from '../services.ts';

/** How far a finger goes at least, in CSS pixels, and how long it takes at most, in milliseconds. */
const FAR = 50;
const LONG = 700;

/** Only the whole board: enlarged, it moves below the finger. */
const BOARD = '.board-frame:not(.zoomed)';

/** Calls with the way in steps when one finger wipes over the whole board to the side. */
export function useSwipe(swiped: (by: 1 | -1) => void): void {
  const { keys: where } = usePlace();
  const told = useRef(swiped);
  told.current = swiped;
  useEffect(() => {
    let start: { x: number; y: number; time: number } | null = null;
    const began = (event: Event): void => {
      const { touches } = event as TouchEvent;
      const [target] = event.composedPath();
      const alone = touches.length === 1 && target instanceof Element && target.closest(BOARD);
      const [touch] = touches;
      start = alone && touch ? { x: touch.clientX, y: touch.clientY, time: event.timeStamp } : null;
    };
    const ended = (event: Event): void => {
      const [touch] = (event as TouchEvent).changedTouches;
      if (start === null || touch === undefined || event.timeStamp - start.time > LONG) return;
      const [x, y] = [touch.clientX - start.x, touch.clientY - start.y];
      start = null;
      if (Math.abs(x) >= FAR && Math.abs(x) > 2 * Math.abs(y)) told.current(x < 0 ? 1 : -1);
    };
    const stop = new AbortController();
    const passive = { passive: true, signal: stop.signal };
    where.addEventListener('touchstart', began, passive);
    where.addEventListener('touchend', ended, passive);
    return () => stop.abort();
  }, [where]);
}
