import { isolated } from '../../../machine/words/isolate.ts';
import { fill } from '../strings.ts';
import type { Tongue } from '../viewer/tongue.ts';
import type { Content } from './Embedded.tsx';
import { ask } from './elementservices.ts';
import { fetchRecord } from './fetching.ts';
import { statementOf } from './statements.ts';
import { complete } from './tongues.ts';

/** Fetches a record, or a game of a stream by its number, and lets the engine read and play it. */
export async function read(
  address: string,
  asked: string | null,
  tongue: Tongue,
  signal: AbortSignal,
): Promise<Content> {
  const { language, texts } = tongue;
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
    await complete(tongue);
    const message = fill(texts.embedded.noGame, { number: isolated(asked ?? '') });
    return { message, details: [] };
  }
  const { line, from, to } = chosen;
  const text = whole.slice(from, to);
  const opened = await ask('open', { text, language, ...(line === null ? {} : { line }) });
  if (opened.file === null) {
    await complete(tongue);
    const details = opened.problems.map(({ where, text }) => (where ? `${where}: ${text}` : text));
    return { message: fill(texts.viewer.unreadable, { name: isolated(name) }), details };
  }
  const { file, telling } = opened;
  return {
    replay: { telling, file: async () => file },
    clauseCard: (id) => statementOf(id, language),
  };
}
