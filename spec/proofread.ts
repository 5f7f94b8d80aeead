import type { ClauseId } from './clauses.ts';
import file from './proofread.json' with { type: 'json' };
import type { SourceId } from './sources.ts';

/** Who read a clause beside the lines that it cites: who wrote it, or somebody else. */
export type Reader = 'author' | 'second';

/** A reading of a clause beside the lines of a source that it cites. */
export interface Proofreading {
  /** The day, as `2026-11-28`. */
  readonly on: string;
  readonly by: Reader;
  /** How the SHA-256 of the cited lines begins; the text itself is not kept. */
  readonly lines: string;
  /** How the SHA-256 of the English statement begins, with what the source is said to have on it. */
  readonly clause: string;
}

/** The last reading of each clause beside each source. */
export const proofreadings = file as Readonly<
  Partial<Record<ClauseId, Readonly<Partial<Record<SourceId, Proofreading>>>>>
>;
