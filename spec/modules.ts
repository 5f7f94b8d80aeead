import type { ChapterId, ClauseId } from './clauses.ts';
import file from './modules.json' with { type: 'json' };

/** The chapter of a clause, with which its id begins. */
export const chapterOf = (id: ClauseId): ChapterId => id.split('.', 1)[0] as ChapterId;

/** The module of the rules that applies a chapter, null if none does. */
export const moduleOfChapter: Readonly<Record<ChapterId, string | null>> = file.chapters;

/** The module that applies a clause in place of its chapter's, and why. */
export interface Elsewhere {
  readonly module: string;
  readonly why: string;
}

/** The clauses that the rules cite, but not in the module of their chapter. */
export const exceptions: Readonly<Partial<Record<ClauseId, Elsewhere>>> = file.exceptions;
