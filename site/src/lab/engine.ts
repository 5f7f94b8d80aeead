import type { AskPage } from '../engine/protocol.ts';

let client: AskPage | null = null;

/**
 * Puts questions to the engine, which is loaded with the first; each later one is on its way before
 * anything is drawn anew.
 */
export const ask: AskPage = async (...question) => {
  client ??= (await import('../engine/client.ts')).ask;
  return client(...question);
};
