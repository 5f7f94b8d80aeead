import { useCallback, useEffect, useState } from 'preact/hooks';
import { askedPosition, showInAddress } from './address.ts';

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
  /** What the address asked for in vain. */
  readonly asked: string | null;
  go(position: number): void;
}

/** The position shown: it follows the address, the keyboard and `go`, and the address follows it. */
export function useSteps(last: number): Steps {
  const [{ position, asked }, show] = useState(() => askedPosition(location.search, last));

  const move = useCallback(
    (target: (position: number) => number) => {
      show((before) => {
        const next = Math.min(Math.max(target(before.position), 0), last);
        showInAddress(next);
        return { position: next, asked: null };
      });
    },
    [last],
  );
  const go = useCallback((wanted: number) => move(() => wanted), [move]);

  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || MODIFIERS.some((modifier) => event[modifier])) return;
      if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
      const step = KEYS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      move((position) => step(position, last));
    };
    const moved = (): void => show(askedPosition(location.search, last));
    document.addEventListener('keydown', pressed);
    window.addEventListener('popstate', moved);
    return () => {
      document.removeEventListener('keydown', pressed);
      window.removeEventListener('popstate', moved);
    };
  }, [move, last]);

  return { position, asked, go };
}
