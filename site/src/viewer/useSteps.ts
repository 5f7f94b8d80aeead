import { useCallback, useContext, useEffect, useState } from 'preact/hooks';
import { addressPlace } from './address.ts';
import { type Place, PlaceContext } from './place.ts';

const KEYS: Readonly<Record<string, (position: number, last: number) => number>> = {
  ArrowLeft: (position) => position - 1,
  ArrowRight: (position) => position + 1,
  Home: () => 0,
  End: (_position, last) => last,
};

const MODIFIERS = ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const;

/** Where arrows and letters belong to the control that has the focus. */
const OWN_KEYS = 'input, textarea, select, [contenteditable]';

export interface Steps {
  readonly position: number;
  /** What was asked for in vain. */
  readonly asked: string | null;
  go(position: number): void;
}

/** The page itself, unless the viewer stands in something else. */
export const usePlace = (): Place => useContext(PlaceContext) ?? addressPlace;

/** The position shown: it follows its place, the keyboard and `go`, and the place follows it. */
export function useSteps(last: number, place: Place): Steps {
  const [{ position, asked }, show] = useState(() => place.asked(last));

  const move = useCallback(
    (target: (position: number) => number) => {
      show((before) => {
        const next = Math.min(Math.max(target(before.position), 0), last);
        place.show(next);
        return { position: next, asked: null };
      });
    },
    [last, place],
  );
  const go = useCallback((wanted: number) => move(() => wanted), [move]);

  useEffect(() => {
    const pressed = (event: Event): void => {
      if (!(event instanceof KeyboardEvent)) return;
      if (event.defaultPrevented || MODIFIERS.some((modifier) => event[modifier])) return;
      if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
      const step = KEYS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      move((position) => step(position, last));
    };
    const moved = (): void => show(place.asked(last));
    const { keys } = place;
    keys.addEventListener('keydown', pressed);
    const leave = place.follow(moved);
    return () => {
      keys.removeEventListener('keydown', pressed);
      leave();
    };
  }, [move, last, place]);

  return { position: Math.min(position, last), asked, go };
}
