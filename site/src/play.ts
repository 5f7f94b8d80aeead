import type { GameFile } from '../../machine/record/format.ts';
import { type Frame, frames } from '../../machine/record/replay.ts';
import { DYNASTIES, type Dynasty, type Seat } from '../../machine/rules/pieces.ts';
import { strings } from './strings.ts';
import type { Sitter } from './words.ts';

/** A file with all its positions. */
export interface Played {
  readonly file: GameFile;
  /** The start and the position after each step. */
  readonly frames: readonly [Frame, ...Frame[]];
  /** Who sits where; a file that does not tell gets the dynasties in their order. */
  readonly sitters: readonly Sitter[];
  readonly dynasties: readonly Dynasty[];
}

/**
 * Plays a file through the statechart.
 * @throws Inconsistent when the file makes no sense.
 */
export function play(file: GameFile): Played {
  const [start, ...rest] = frames(file);
  if (start === undefined) throw new RangeError('a replay has at least its start');
  const sitters: readonly Sitter[] =
    file.seats ?? DYNASTIES.slice(0, start.game.players).map((dynasty) => ({ dynasty }));
  const dynasties = sitters.map(({ dynasty }) => dynasty);
  return { file, frames: [start, ...rest], sitters, dynasties };
}

/** A seat's name, or its dynasty. */
export function nameOf(sitters: readonly Sitter[], seat: Seat): string {
  const sitter = sitters[seat];
  return sitter === undefined ? `${seat + 1}` : (sitter.name ?? strings.dynasty[sitter.dynasty]);
}
