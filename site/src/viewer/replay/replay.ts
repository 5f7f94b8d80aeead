import type { Telling } from '../../../../machine/book/telling/told.ts';
import type { GameFile } from '../../../../machine/record/format.ts';
import type { Seat } from '../../../../machine/rules/pieces.ts';
import { isolated } from '../../../../machine/words/isolate.ts';
import type { Sitter } from '../../../../machine/words/say.ts';
import type { Tongue } from '../tongue.ts';

/** A game to step through, and the file behind it, which is read only when something needs it. */
export interface Replay {
  readonly telling: Telling;
  /** The position at which it leaves the record, if it is a branch of one. */
  readonly leaves?: number;
  file(): Promise<GameFile>;
}

/** A seat's name, as a sentence may hold it, or its dynasty. */
export function nameOf(sitters: readonly Sitter[], seat: Seat, { texts }: Tongue): string {
  const sitter = sitters[seat];
  if (sitter === undefined) return `${seat + 1}`;
  return sitter.name === undefined ? texts.dynasty[sitter.dynasty] : isolated(sitter.name);
}
