import type { Telling, ToldFrame } from '../../../machine/book/telling/told.ts';
import type { GameFile } from '../../../machine/record/format.ts';
import type { Seat } from '../../../machine/rules/pieces.ts';
import { isolated } from '../../../machine/words/isolate.ts';
import type { Sitter } from '../../../machine/words/say.ts';
import { ask } from '../engine/engine.ts';
import { fetched } from './page.ts';
import type { Tongue } from './tongue.ts';

/** A game to step through, and the file behind it, which is read only when something needs it. */
export interface Replay {
  readonly telling: Telling;
  file(): Promise<GameFile>;
}

/** A bundled replay: told at build time, its record fetched and read by the engine on demand. */
export async function bundledReplay(telling: string | Telling, record: string): Promise<Replay> {
  const told =
    typeof telling === 'string' ? (JSON.parse(await fetched(telling)) as Telling) : telling;
  let reading: Promise<GameFile> | null = null;
  const file = async (): Promise<GameFile> => {
    const opened = await ask('open', { text: await fetched(record), language: told.language });
    if (opened.file === null) throw new Error(opened.problems.map(({ text }) => text).join(' '));
    return opened.file;
  };
  return {
    telling: told,
    file: () => {
      reading ??= file().catch((fault: unknown) => {
        reading = null;
        throw fault;
      });
      return reading;
    },
  };
}

/** Whose eyes the game is seen with: those of a seat, or of all. */
export type View = Seat | 'all';

/** Whether what belongs to a seat is seen. */
export const sees = (view: View, seat: Seat): boolean => view === 'all' || view === seat;

/** A step's action in words, as far as a view lets on. */
export function headingOf({ heading, masked, seat }: ToldFrame, view: View): string | null {
  return seat !== null && masked !== undefined && !sees(view, seat) ? masked : heading;
}

/** A line of a step in words, as far as a view lets on. */
export function lineText(
  { text, masked, seat }: { text: string; masked?: string; seat?: Seat },
  view: View,
): string {
  return seat !== undefined && masked !== undefined && !sees(view, seat) ? masked : text;
}

/** A seat's name, as a sentence may hold it, or its dynasty. */
export function nameOf(sitters: readonly Sitter[], seat: Seat, { texts }: Tongue): string {
  const sitter = sitters[seat];
  if (sitter === undefined) return `${seat + 1}`;
  return sitter.name === undefined ? texts.dynasty[sitter.dynasty] : isolated(sitter.name);
}
