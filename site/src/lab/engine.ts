import type { AskPage } from '../engine/protocol.ts';

/** Puts questions to the engine, which is loaded with the first. */
export const ask: AskPage = async (...question) =>
  (await import('../engine/client.ts')).ask(...question);
