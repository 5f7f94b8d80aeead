import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { ToldProblem } from '../../../machine/book/telling/problems.ts';
import type { HouseEdition } from '../../../machine/record/house.ts';
import type { Language } from '../../../spec/text.ts';
import { ask } from '../engine/client.ts';
import {
  BadLink,
  fromFragment,
  holdsGame,
  type LinkFault,
  toFragment,
} from '../engine/fragment.ts';

/** What has come of the file of an edition. */
export type Come =
  | { readonly at: 'nothing' }
  | { readonly at: 'reading' }
  | { readonly at: 'shown'; readonly house: HouseEdition; readonly fragment: string }
  | { readonly at: 'refused'; readonly problems: readonly ToldProblem[] }
  | { readonly at: 'badLink'; readonly fault: LinkFault }
  | { readonly at: 'broken' };

interface Opened {
  readonly come: Come;
  read(content: Blob): void;
  leave(): void;
}

const NOTHING: Come = { at: 'nothing' };

/** The edition of one's own that the page shows: what its link holds, or what a reader brings. */
export function useEdition(language: Language): Opened {
  const [come, show] = useState<Come>(NOTHING);
  const latest = useRef(0);

  /** Shows what comes of a task, unless another came after it. */
  const work = useCallback(async (task: () => Promise<Come>): Promise<void> => {
    const number = ++latest.current;
    show({ at: 'reading' });
    const next = await task().catch(
      (error: unknown): Come =>
        error instanceof BadLink ? { at: 'badLink', fault: error.fault } : { at: 'broken' },
    );
    if (number !== latest.current) return;
    show(next);
    if (next.at === 'shown') name(next.fragment);
  }, []);

  const read = useCallback(
    (content: Blob): void => void work(() => editionOf(content, language)),
    [work, language],
  );

  useEffect(() => {
    const linked = (): void => {
      if (!holdsGame(location.hash)) return;
      void work(async () => {
        const content = await fromFragment(location.hash);
        return content === null ? NOTHING : editionOf(content, language);
      });
    };
    linked();
    window.addEventListener('hashchange', linked);
    return () => window.removeEventListener('hashchange', linked);
  }, [work, language]);

  return {
    come,
    read,
    leave() {
      latest.current++;
      show(NOTHING);
      if (holdsGame(location.hash)) name('');
    },
  };
}

async function editionOf(content: Blob, language: Language): Promise<Come> {
  const found = await ask('edition', { content, language });
  return 'house' in found
    ? { at: 'shown', house: found.house, fragment: await toFragment(new Blob([found.text])) }
    : { at: 'refused', problems: found.problems };
}

/** Makes the address of the page hold an edition, without a new entry in the history. */
const name = (fragment: string): void =>
  history.replaceState(null, '', location.pathname + location.search + fragment);
