import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../../../../spec/text.ts';
import { ask } from '../../engine/client.ts';
import type { Draft } from '../../engine/writing/draft.ts';

/** The last text that was read, and what came of it. */
export interface Drafted {
  readonly text: string;
  /** Null where the text is no notation. */
  readonly draft: Draft | null;
  /** It could not be read in time. */
  readonly slow: boolean;
}

/** So long nothing is typed before a text is read; no text takes longer to read. In milliseconds. */
const PAUSE = 200;
const PATIENCE = 10_000;

/** Reads a text after each pause in typing; what comes too late for it is dropped. */
export function useDraft(text: string, language: Language): Drafted | null {
  const [drafted, show] = useState<Drafted | null>(null);
  useEffect(() => {
    let current = true;
    const read = async (): Promise<void> => {
      const control = new AbortController();
      const limit = setTimeout(() => control.abort('tooSlow'), PATIENCE);
      const draft = await ask('draft', { text, language }, { signal: control.signal }).catch(
        () => 'slow' as const,
      );
      clearTimeout(limit);
      if (!current) return;
      show({ text, draft: draft === 'slow' ? null : draft, slow: draft === 'slow' });
    };
    const pause = setTimeout(read, PAUSE);
    return () => {
      current = false;
      clearTimeout(pause);
    };
  }, [text, language]);
  return drafted;
}
