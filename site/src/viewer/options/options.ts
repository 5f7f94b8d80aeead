import type { Outlines } from '../../../../machine/draw/kingdoms.ts';
import type { View } from '../replay/replay.ts';

/** What a reader may choose to see. */
export interface Shown {
  readonly outlines: Outlines;
  /** Whether leaders bear their strengths. */
  readonly strengths: boolean;
  /** Whether the clauses are told in full. */
  readonly statements: boolean;
  readonly view: View;
}
