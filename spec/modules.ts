import type { ChapterId, ClauseId } from './clauses.ts';
import file from './modules.json' with { type: 'json' };

/** The module of the rules that applies a chapter, null if none does. */
export const moduleOfChapter: Readonly<Record<ChapterId, string | null>> = file.chapters;

/** The module that applies a clause in place of its chapter's, and why. */
export interface Elsewhere {
  readonly module: string;
  readonly why: string;
}

/** The clauses that the rules cite, but not in the module of their chapter. */
export const exceptions: Readonly<Partial<Record<ClauseId, Elsewhere>>> = file.exceptions;
