import type { Telling } from '../../../../machine/book/telling/told.ts';
import type { GameFile } from '../../../../machine/record/format.ts';
import type { Ask } from '../../engine/protocol.ts';
import { fetched } from '../../fetched.ts';
import type { Replay } from './replay.ts';

/** A bundled replay: told at build time, its record fetched and read by the engine on demand. */
export function bundledReplay(telling: Telling, record: string, ask: Ask): Replay {
  let reading: Promise<GameFile> | null = null;
  const file = async (): Promise<GameFile> => {
    const opened = await ask('open', { text: await fetched(record), language: telling.language });
    if (opened.file === null) throw new Error(opened.problems.map(({ text }) => text).join(' '));
    return opened.file;
  };
  return {
    telling,
    file: () => {
      reading ??= file().catch((fault: unknown) => {
        reading = null;
        throw fault;
      });
      return reading;
    },
  };
}
