import type { ReadText } from '../../../../machine/record/local.ts';
import type { ClauseId, ClauseKind, Says, SourceId } from '../../../../spec/clauses.ts';

/** What a clause says, in one language. */
export interface ClauseText {
  readonly kind: ClauseKind;
  readonly title: string;
  readonly statement: string;
}

/** All there is on a clause, in one language. */
export interface ClauseCard extends ClauseText {
  /** What it is for, or which reading it shuts out. */
  readonly why?: string;
  readonly ruling?: { readonly id: string; readonly title: string };
  /** The reading of each edition, where a ruling leaves it to the edition. */
  readonly editions?: readonly { readonly edition: string; readonly reading: string }[];
  readonly sources: readonly {
    readonly id: SourceId;
    readonly says: Says;
    readonly at?: string;
    readonly note?: string;
  }[];
  readonly examples: readonly (ReadText & {
    readonly id: string;
    /** Whether the clause refuses an action there or decides the result. */
    readonly contrast: boolean;
  })[];
}

/** What a clause that stands open is given. */
export interface OpenedProps {
  readonly id: ClauseId;
  close(): void;
}
