import { isolated } from '../../../machine/words/isolate.ts';
import { fill } from '../strings.ts';
import type { Tongue } from '../viewer/tongue.ts';
import { recordOf, toldAt } from './bundled.ts';
import type { Content } from './Embedded.tsx';
import { ask, NoEngine } from './elementservices.ts';
import { fetchRecord } from './fetching.ts';
import { statementOf } from './statements.ts';

/** What the attributes of an element ask for. */
interface Wanted {
  /** The address of a file; without one, `game` may be the id of a bundled game. */
  readonly src: string | null;
  readonly game: string | null;
  /** What addresses are relative to. */
  readonly base: string;
}

/** The game that is asked for, or why it is not there. */
export async function gameFor(
  { src, game, base }: Wanted,
  tongue: Tongue,
  signal: AbortSignal,
): Promise<Content> {
  const { embedded } = tongue.texts;
  const bundled = src === null && game !== null ? recordOf(game) : null;
  if (src === null && bundled === null) return { message: embedded.noSource, details: [] };
  const number = bundled === null ? game : null;
  try {
    const address = bundled ?? new URL(src!, base).href;
    // What is asked for as if it were told, and is not, may be a file all the same.
    const told =
      number === null || number === '1' ? await toldAt(address, tongue).catch(() => null) : null;
    return told ?? (await read(address, number, tongue, signal));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message =
      error instanceof NoEngine
        ? fill(embedded.noScript, { address: reason })
        : fill(embedded.unreachable, { reason });
    return { message, details: [] };
  }
}

/** Fetches a record, or a game of a stream by its number, and lets the engine read and play it. */
async function read(
  address: string,
  asked: string | null,
  { language, texts: { viewer, embedded } }: Tongue,
  signal: AbortSignal,
): Promise<Content> {
  const name = new URL(address).pathname.split('/').at(-1) ?? address;
  const wanted = asked === null ? 1 : Number(asked);
  const { file: whole, games } = await ask('survey', {
    file: await fetchRecord(address, signal),
    name,
    language,
    wanted,
  });
  const chosen = games.find(({ number }) => number === wanted);
  if (chosen === undefined) {
    const message = fill(embedded.noGame, { number: isolated(asked ?? '') });
    return { message, details: [] };
  }
  const { line, from, to } = chosen;
  const text = whole.slice(from, to);
  const opened = await ask('open', { text, language, ...(line === null ? {} : { line }) });
  if (opened.file === null) {
    const details = opened.problems.map(({ where, text }) => (where ? `${where}: ${text}` : text));
    return { message: fill(viewer.unreadable, { name: isolated(name) }), details };
  }
  const { file, telling } = opened;
  return {
    replay: { telling, file: async () => file },
    clauseCard: (id) => statementOf(id, language),
  };
}
