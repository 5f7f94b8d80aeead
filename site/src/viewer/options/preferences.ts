import type { Outlines } from '../../../../machine/draw/kingdoms.ts';

/** How a reader likes a game to be shown. */
export interface Preferences {
  readonly outlines: Outlines;
  /** Whether leaders bear their strengths. */
  readonly strengths: boolean;
  /** Whether the clauses are told in full. */
  readonly statements: boolean;
}

/** What is shown to who has not chosen. */
export const CUSTOMARY: Preferences = { outlines: 'faint', strengths: true, statements: false };
