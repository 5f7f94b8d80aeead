import type { GameFile } from '../../record/format.ts';
import type { Action } from '../../rules/action.ts';
import type { ByTile, Seat } from '../../rules/pieces.ts';
import type { Violation } from '../../rules/violation.ts';

/** Where a log and the rules part. */
export type Parting =
  /** The rules refuse what the log says was done; the rest could not be played. */
  | {
      readonly code: 'refused';
      readonly step: number;
      readonly seat: Seat;
      readonly action: Action;
      readonly violations: readonly Violation[];
    }
  /** The log counts other points for a seat than the rules, at the end of what it tells. */
  | { readonly code: 'points'; readonly seat: Seat; readonly log: ByTile; readonly rules: ByTile }
  /** A conflict was won by another side, or with other strengths. */
  | {
      readonly code: 'conflict';
      readonly step: number;
      readonly log: Outcome;
      readonly rules: Outcome;
    };

/** How a conflict came out. */
export interface Outcome {
  readonly winner: Seat;
  readonly strengths: readonly [winner: number, loser: number];
}

/** A game out of a log, and where the log and the rules part. */
export interface Imported {
  readonly file: GameFile;
  readonly partings: readonly Parting[];
}
