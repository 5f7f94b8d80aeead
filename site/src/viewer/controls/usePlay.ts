import { useEffect, useRef, useState } from 'preact/hooks';
import type { Telling } from '../../../../machine/book/telling/told.ts';
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

/** How long a letter of a note is waited for, in milliseconds. */
const LETTER = 50;

/**
 * Steps on by itself until the end, until somebody steps by hand, or until the page is hidden. It
 * waits on a note until that can be read, unless it begins there. Play at the end begins anew.
 */
export function usePlay({ position, go }: Steps, frames: Telling['frames']): Playback {
  const last = frames.length - 1;
  const [playing, play] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  /** Where play itself has led; anywhere else somebody else has. */
  const reached = useRef(position);
  const begun = useRef(position);
  const letters = frames[position]?.note?.length ?? 0;

  useEffect(() => {
    if (!playing) return;
    if (position >= last || position !== reached.current) {
      play(false);
      return;
    }
    const due = setTimeout(
      () => {
        reached.current = position + 1;
        go(position + 1);
      },
      1000 / speed + (position === begun.current ? 0 : LETTER * letters),
    );
    return () => clearTimeout(due);
  }, [playing, position, speed, last, go, letters]);

  useEffect(() => {
    const hidden = (): void => {
      if (document.hidden) play(false);
    };
    document.addEventListener('visibilitychange', hidden);
    return () => document.removeEventListener('visibilitychange', hidden);
  }, []);

  const toggle = (): void => {
    if (!playing) {
      begun.current = reached.current = position < last ? position : 0;
      if (position >= last) go(0);
    }
    play(!playing && last > 0);
  };
  return { playing, speed, toggle, setSpeed };
}
