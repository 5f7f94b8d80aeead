import type { GameFile } from '../../../machine/record/format.ts';
import { type Frame, frames } from '../../../machine/record/replay.ts';
import { DYNASTIES, type Dynasty } from '../../../machine/rules/pieces.ts';
import type { Sitter } from '../words.ts';
import type { ClauseId } from '../../../spec/clauses.ts';

/** What a page hands to its viewer. */
export interface ReplayData {
  readonly file: GameFile;
  /** The clauses that the replay cites, in words. */
  readonly statements: Readonly<Partial<Record<ClauseId, string>>>;
}

/** A replay ready to be shown. */
export interface Replay extends ReplayData {
  readonly frames: readonly [Frame, ...Frame[]];
  readonly sitters: readonly Sitter[];
  readonly dynasties: readonly Dynasty[];
}

/** Id of the element that carries the data as JSON. */
export const DATA_ID = 'replay-data';

/**
 * Plays the file of this page through the statechart.
 * @throws Inconsistent when the file makes no sense.
 */
export function loadReplay(): Replay {
  const text = document.getElementById(DATA_ID)?.textContent ?? '';
  const data = JSON.parse(text) as ReplayData;
  const [start, ...rest] = frames(data.file);
  if (start === undefined) throw new RangeError('a replay has at least its start');
  const sitters =
    data.file.seats ??
    DYNASTIES.slice(0, start.game.players).map((dynasty): Sitter => ({ dynasty }));
  return {
    ...data,
    frames: [start, ...rest],
    sitters,
    dynasties: sitters.map(({ dynasty }) => dynasty),
  };
}
