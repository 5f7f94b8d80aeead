import { useEffect, useRef, useState } from 'preact/hooks';
import type { Steps } from '../replay/useSteps.ts';

/** Steps a second. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Playback {
  readonly playing: boolean;
  readonly speed: Speed;
  toggle(): void;
  setSpeed(speed: Speed): void;
}

/**
 * Steps on by itself until the end, until somebody steps by hand, or until the page is hidden. Play
 * at the end begins anew.
 */
export function usePlay({ position, go }: Steps, last: number): Playback {
  const [playing, play] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  /** Where play itself has led; anywhere else somebody else has. */
  const reached = useRef(position);

  useEffect(() => {
    if (!playing) return;
    if (position >= last || position !== reached.current) {
      play(false);
      return;
    }
    const due = setTimeout(() => {
      reached.current = position + 1;
      go(position + 1);
    }, 1000 / speed);
    return () => clearTimeout(due);
  }, [playing, position, speed, last, go]);

  useEffect(() => {
    const hidden = (): void => {
      if (document.hidden) play(false);
    };
    document.addEventListener('visibilitychange', hidden);
    return () => document.removeEventListener('visibilitychange', hidden);
  }, []);

  const toggle = (): void => {
    if (!playing) {
      reached.current = position < last ? position : 0;
      if (position >= last) go(0);
    }
    play(!playing && last > 0);
  };
  return { playing, speed, toggle, setSpeed };
}
