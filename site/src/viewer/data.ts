import type { GameFile } from '../../../machine/record/format.ts';
import type { ClauseId } from '../../../spec/clauses.ts';
import { type Played, play } from '../play.ts';

/** Clauses in words. */
export type Statements = Readonly<Partial<Record<ClauseId, string>>>;

/** What a page hands to its viewer. */
export interface ReplayData {
  readonly file: GameFile;
  /** The clauses that the replay cites. */
  readonly statements: Statements;
}

/** A replay ready to be shown. */
export type Replay = ReplayData & Played;

/** Why a file cannot be replayed. */
export interface Broken {
  readonly reason: string;
}

/** Id of the element that carries the data as JSON. */
export const DATA_ID = 'replay-data';

/** The replay of the file that the page carries. */
export function carriedReplay(): Replay | Broken {
  const text = document.getElementById(DATA_ID)?.textContent ?? '';
  return replayOf(JSON.parse(text) as ReplayData);
}

/** Plays a file, or tells why it cannot be played. */
export function replayOf({ file, statements }: ReplayData): Replay | Broken {
  try {
    return { statements, ...play(file) };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}
