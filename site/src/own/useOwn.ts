import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Language } from '../../../spec/text.ts';
import { ask } from '../engine/client.ts';
import { BadLink, fromFragment, holdsGame, type LinkFault } from '../engine/fragment.ts';
import type { Opened } from '../engine/protocol.ts';
import { clearAddress } from '../viewer/page/address.ts';
import { askedGame, nameGame, suggestPosition } from './gameaddress.ts';
import { forget, keep, kept } from './kept.ts';
import { contentOf, type Offer, type Offered, offerOf } from './offer.ts';
import { ofBlob, type Source } from './source.ts';

/** A game of a source. */
export interface Chosen {
  readonly source: Source;
  readonly offer: Offer;
  readonly game: Offered;
  /** Its bytes, unchanged. */
  readonly content: Blob;
}

/** Why there is nothing to show. */
export type Fault =
  | { readonly of: 'link'; readonly fault: LinkFault }
  | { readonly of: 'stopped' | 'tooSlow' | 'empty'; readonly name: string }
  | { readonly of: 'broken'; readonly name: string; readonly reason: string };

export type OwnState =
  | { readonly at: 'nothing'; readonly fault: Fault | null }
  | { readonly at: 'reading'; readonly name: string; readonly part: number | null }
  | {
      readonly at: 'choosing';
      readonly source: Source;
      readonly offer: Offer;
      /** The number of a game that is not there. */
      readonly missed: number | null;
    }
  | { readonly at: 'opened'; readonly chosen: Chosen; readonly opened: Opened };

/** No file takes as long, in milliseconds. */
const PATIENCE = 60_000;

export interface Opener {
  readonly own: OwnState;
  /** Reads a source; several games are offered to choose from. */
  read(source: Source): void;
  choose(source: Source, offer: Offer, game: Offered): void;
  /** Back to the list of games, or to nothing. */
  leave(): void;
  stop(): void;
}

/** What is open on the page: what its link holds, what the tab had open, or what a reader brings. */
export function useOwn(language: Language, shared: string): Opener {
  const [own, show] = useState<OwnState>({ at: 'nothing', fault: null });
  const under = useRef<AbortController | null>(null);

  /** Does what may take long, so that it can be stopped and a later one takes its place. */
  const work = useCallback(
    async (name: string, task: (signal: AbortSignal) => Promise<OwnState>): Promise<void> => {
      under.current?.abort('replaced');
      const control = new AbortController();
      under.current = control;
      const limit = setTimeout(() => control.abort('tooSlow'), PATIENCE);
      show({ at: 'reading', name, part: null });
      let next: OwnState;
      try {
        next = await task(control.signal);
      } catch (error) {
        next = { at: 'nothing', fault: faultOf(error, control.signal, name) };
      }
      clearTimeout(limit);
      if (control.signal.reason !== 'replaced') show(next);
    },
    [],
  );

  const open = useCallback(
    async (source: Source, offer: Offer, game: Offered, signal: AbortSignal): Promise<OwnState> => {
      const content = contentOf(game);
      const line = game.line === null || offer.games.length === 1 ? {} : { line: game.line };
      const opened = await ask('open', { text: content, language, ...line }, { signal });
      suggestFault(opened);
      return { at: 'opened', chosen: { source, offer, game, content }, opened };
    },
    [language],
  );

  const load = useCallback(
    (source: Source, wanted: number | null = null): Promise<void> =>
      work(source.name, async (signal) => {
        const { name, files } = source;
        if (files.every(({ content }) => content.size === 0))
          return { at: 'nothing', fault: { of: 'empty', name } };
        const progress = (part: number): void => show({ at: 'reading', name, part });
        const offer = await offerOf(source, { wanted, language }, { signal, progress });
        void keep({ ...source, files: [...new Set(offer.games.map(({ file }) => file))] });
        const [first, ...others] = offer.games;
        if (first !== undefined && others.length === 0) return open(source, offer, first, signal);
        const asked = offer.games.find(({ number }) => number === wanted);
        return asked === undefined
          ? { at: 'choosing', source, offer, missed: wanted }
          : open(source, offer, asked, signal);
      }),
    [work, open, language],
  );

  const read = useCallback(
    (source: Source): void => {
      clearAddress();
      void load(source);
    },
    [load],
  );

  const begin = useCallback(
    (): Promise<void> =>
      work(shared, async (signal) => {
        const content = await fromFragment(location.hash);
        signal.throwIfAborted();
        const source = content === null ? kept() : ofBlob(shared, content);
        if (source === null) return { at: 'nothing', fault: null };
        await load(source, askedGame());
        return { at: 'nothing', fault: null };
      }),
    [work, load, shared],
  );

  useEffect(() => {
    // Somebody quick may have chosen a file before this runs.
    if (under.current === null) void begin();
    const changed = (): void => {
      if (holdsGame(location.hash)) void begin();
    };
    window.addEventListener('hashchange', changed);
    return () => window.removeEventListener('hashchange', changed);
  }, [begin]);

  return {
    own,
    read,
    choose(source, offer, game) {
      nameGame(game.number);
      void work(source.name, (signal) => open(source, offer, game, signal));
    },
    leave() {
      clearAddress();
      if (own.at === 'opened' && own.chosen.offer.games.length > 1) {
        const { source, offer } = own.chosen;
        show({ at: 'choosing', source, offer, missed: null });
      } else {
        forget();
        show({ at: 'nothing', fault: null });
      }
    },
    stop: () => under.current?.abort('stopped'),
  };
}

/** Lets a file that is shown in spite of its faults open at the first of them. */
function suggestFault({ file, problems }: Opened): void {
  const at = problems.find(({ position }) => position !== undefined)?.position;
  if (file !== null && at !== undefined && at <= file.steps.length) suggestPosition(at);
}

function faultOf(error: unknown, { reason }: AbortSignal, name: string): Fault {
  if (error instanceof BadLink) return { of: 'link', fault: error.fault };
  if (reason === 'stopped' || reason === 'tooSlow') return { of: reason, name };
  return { of: 'broken', name, reason: error instanceof Error ? error.message : String(error) };
}
