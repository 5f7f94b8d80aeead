import type { Language } from '../../../spec/text.ts';
import { ask } from '../engine/client.ts';
import type { Listed } from '../engine/listed.ts';
import type { AskOptions } from '../engine/protocol.ts';
import { MEDIA, type Named, type Source } from './source.ts';

/** A game of a source, with its number among all games of all files. */
export interface Offered extends Listed {
  readonly file: Named;
}

/** The games of a source; `more` tells that it has others that are not listed. */
export interface Offer {
  readonly games: readonly Offered[];
  readonly more: boolean;
}

/** Finds the games of a source, in any case the one with the wanted number, from 1. */
export async function offerOf(
  { files }: Source,
  { wanted, language }: { readonly wanted: number | null; readonly language: Language },
  { signal, progress }: Required<AskOptions>,
): Promise<Offer> {
  const games: Offered[] = [];
  for (const [i, { name, content }] of files.entries()) {
    const before = games.length;
    const part = (done: number): void => progress((i + done) / files.length);
    const found = await ask(
      'survey',
      {
        file: content,
        name,
        language,
        listed: files.length > 1,
        ...(wanted === null ? {} : { wanted: wanted - before }),
      },
      { signal, progress: part },
    );
    const file = { name, content: found.file };
    games.push(...found.games.map((game) => ({ ...game, number: before + game.number, file })));
    if (found.more) return { games, more: true };
  }
  return { games, more: false };
}

/** The bytes of a game, unchanged. */
export const contentOf = ({ file, from, to }: Offered): Blob => file.content.slice(from, to, MEDIA);
