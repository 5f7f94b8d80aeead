import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Language } from '../../../spec/text.ts';
import { ask } from '../engine/client.ts';
import type { Opened } from '../engine/protocol.ts';
import type { Listed, Survey } from '../engine/survey.ts';
import { clearAddress } from '../viewer/page/address.ts';
import { BadLink, fromFragment, type LinkFault } from './fragment.ts';
import { forget, keep, kept } from './kept.ts';
import { MEDIA, type Source } from './source.ts';

/** A game of a source. */
export interface Chosen {
  readonly source: Source;
  readonly survey: Survey;
  readonly game: Listed;
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
  | { readonly at: 'choosing'; readonly source: Source; readonly survey: Survey }
  | { readonly at: 'opened'; readonly chosen: Chosen; readonly opened: Opened };

/** No file takes as long, in milliseconds. */
const PATIENCE = 60_000;

export interface Opener {
  readonly own: OwnState;
  /** Reads a source; a stream of several games is offered to choose from. */
  read(source: Source): void;
  choose(source: Source, survey: Survey, game: Listed): void;
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
    async (
      source: Source,
      survey: Survey,
      game: Listed,
      signal: AbortSignal,
    ): Promise<OwnState> => {
      const content = source.content.slice(game.from, game.to, MEDIA);
      const line = game.line === null ? {} : { line: game.line };
      const opened = await ask('open', { text: content, language, ...line }, { signal });
      return { at: 'opened', chosen: { source, survey, game, content }, opened };
    },
    [language],
  );

  const load = useCallback(
    (source: Source): Promise<void> =>
      work(source.name, async (signal) => {
        const { name, content } = source;
        if (content.size === 0) return { at: 'nothing', fault: { of: 'empty', name } };
        const progress = (part: number): void => show({ at: 'reading', name, part });
        const asks = { file: content, name, language };
        const survey = await ask('survey', asks, { signal, progress });
        const [first] = survey.games;
        return survey.games.length === 1 && first !== undefined
          ? open(source, survey, first, signal)
          : { at: 'choosing', source, survey };
      }),
    [work, open, language],
  );

  const read = useCallback(
    (source: Source): void => {
      clearAddress();
      void keep(source);
      void load(source);
    },
    [load],
  );

  const begin = useCallback(
    (): Promise<void> =>
      work(shared, async (signal) => {
        const content = await fromFragment(location.hash);
        signal.throwIfAborted();
        const source = content === null ? kept() : { name: shared, content };
        if (source === null) return { at: 'nothing', fault: null };
        await load(source);
        return { at: 'nothing', fault: null };
      }),
    [work, load, shared],
  );

  useEffect(() => {
    // Somebody quick may have chosen a file before this runs.
    if (under.current === null) void begin();
    const changed = (): void => {
      if (location.hash.startsWith('#r=')) void begin();
    };
    window.addEventListener('hashchange', changed);
    return () => window.removeEventListener('hashchange', changed);
  }, [begin]);

  return {
    own,
    read,
    choose(source, survey, game) {
      clearAddress();
      void work(source.name, (signal) => open(source, survey, game, signal));
    },
    leave() {
      clearAddress();
      if (own.at === 'opened' && own.chosen.survey.games.length > 1) {
        show({ at: 'choosing', source: own.chosen.source, survey: own.chosen.survey });
      } else {
        forget();
        show({ at: 'nothing', fault: null });
      }
    },
    stop: () => under.current?.abort('stopped'),
  };
}

function faultOf(error: unknown, { reason }: AbortSignal, name: string): Fault {
  if (error instanceof BadLink) return { of: 'link', fault: error.fault };
  if (reason === 'stopped' || reason === 'tooSlow') return { of: reason, name };
  return { of: 'broken', name, reason: error instanceof Error ? error.message : String(error) };
}
