import file from './aid.json' with { type: 'json' };
import type { ClauseId } from './clauses.ts';
import type glossary from './glossary.json';
import type { Readings } from './ids.ts';
import type { Text } from './text.ts';

/** A module that an aid tells of only where it is played. */
export type AidModule = 'advanced' | 'buildings' | 'wonder' | 'englishVariant';

/** Where something is told: with a module, without one, under a reading; everywhere if it says nothing. */
export interface AidScope {
  readonly module?: AidModule;
  readonly without?: AidModule;
  readonly reading?: Partial<Readings>;
  /** It goes on what is said before it, and is no step of its own. */
  readonly within?: boolean;
}

/** One thing to be looked up, in a line. */
export interface AidEntry {
  /** What stands before the text: a name or a number. */
  readonly term?: Text;
  readonly text: Text;
  /** The clauses that it puts in short. */
  readonly clauses: readonly ClauseId[];
  /** A term of the glossary whose picture stands beside it. */
  readonly picture?: keyof typeof glossary.terms;
  readonly when?: AidScope;
}

/** A strip of boxes, a list, numbered steps, counts of pieces, or the heads of a table to write in. */
export type AidKind = 'strip' | 'list' | 'steps' | 'counts' | 'table';

/** A part of the player aid, on one of its two pages. */
export interface AidPart {
  readonly id: string;
  readonly kind: AidKind;
  readonly page: 1 | 2;
  readonly title: Text;
  readonly when?: AidScope;
  readonly lines: readonly AidEntry[];
}

/** The player aid in its order: the rules in short, each line with the clauses that it rests on. */
export const aidParts = file.sections as readonly AidPart[];
