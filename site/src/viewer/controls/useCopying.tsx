import type { JSX } from 'preact';
import { useState } from 'preact/hooks';

/** What is told of copying. */
interface Texts {
  readonly copied: string;
  readonly byHand: string;
  readonly failed: string;
}

/** What can be tried, and what came of it, to be shown. */
interface Copying {
  /** Does something, and tells what it answers, or that it failed. */
  tried(act: () => Promise<string>): Promise<void>;
  /** Puts a text into the clipboard. */
  copy(of: () => string | Promise<string>): Promise<void>;
  readonly outcome: JSX.Element;
}

/** Copies texts; what the browser does not let into the clipboard is shown, to be copied by hand. */
export function useCopying(text: Texts): Copying {
  const [told, tell] = useState('');
  const [byHand, show] = useState<string | null>(null);
  const tried = async (act: () => Promise<string>): Promise<void> => {
    show(null);
    tell(await act().catch(() => text.failed));
  };
  return {
    tried,
    copy: (of) =>
      tried(async () => {
        const what = await of();
        try {
          await navigator.clipboard.writeText(what);
          return text.copied;
        } catch {
          show(what);
          return text.byHand;
        }
      }),
    outcome: (
      <>
        <p role="status">{told}</p>
        {byHand !== null && (
          <textarea
            readOnly
            rows={6}
            aria-label={text.byHand}
            ref={(field) => field?.select()}
            value={byHand}
          />
        )}
      </>
    ),
  };
}
