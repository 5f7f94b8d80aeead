import { useCallback, useRef, useState } from 'preact/hooks';
import type { Language } from '../../../../spec/text.ts';
import type { Asked, Judged } from '../../engine/judging/judged.ts';
import { ask } from '../engine.ts';

/** A question that was put to the rules, and the verdict as far as it has come. */
export interface Question extends Asked {
  readonly judged: Judged | null;
  /** Whether more is to come. */
  readonly pending: boolean;
  /** Whether the engine failed. */
  readonly broken: boolean;
}

export interface Asker {
  readonly question: Question | null;
  /** Has the engine judge something before anything is asked, which then is answered sooner. */
  warm(asked: Asked): void;
  /** Puts a question; answers whether the rules allow it, null where another was put meanwhile. */
  put(asked: Asked): Promise<boolean | null>;
  /** Takes the verdict away. */
  clear(): void;
}

/** What takes long is not begun before nobody has tapped for so many milliseconds. */
const PAUSE = 120;

/** So long the verdict before stands while the next is on its way: the page is drawn once, not twice. */
const STANDS = 80;

const paused = (): Promise<void> => new Promise((done) => setTimeout(done, PAUSE));

/** The question that is open: the verdict comes first, what is considered besides comes after it. */
export function useAsked(language: Language): Asker {
  const [question, show] = useState<Question | null>(null);
  const count = useRef(0);
  const clear = useCallback(() => {
    count.current++;
    show(null);
  }, []);
  const warm = useCallback(
    (asked: Asked): void => {
      if (count.current === 0) ask('judge', { ...asked, language }).catch(() => {});
    },
    [language],
  );
  const put = useCallback(
    async (asked: Asked): Promise<boolean | null> => {
      const number = ++count.current;
      const meant = (): boolean => number === count.current;
      const tell = (judged: Judged | null, pending: boolean, broken = false): void => {
        if (meant()) show({ ...asked, judged, pending, broken });
      };
      const consider = async (judged: Judged): Promise<void> => {
        await paused();
        if (!meant()) return;
        const further = await ask('consider', { ...asked, language }).catch(() => null);
        tell({ ...judged, further }, false);
      };
      const late = setTimeout(() => tell(null, true), STANDS);
      try {
        const judged = await ask('judge', { ...asked, language });
        clearTimeout(late);
        const more = judged.further === null && judged.outcome !== 'impossible';
        tell(judged, more);
        if (more) void consider(judged);
        return meant() ? judged.outcome === 'legal' : null;
      } catch {
        clearTimeout(late);
        tell(null, false, true);
        return null;
      }
    },
    [language],
  );
  return { question, warm, put, clear };
}
