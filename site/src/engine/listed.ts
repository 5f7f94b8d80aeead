/** A game in a file, with the bytes it takes up. */
export interface Listed {
  /** Which game of the file it is, from 1. */
  readonly number: number;
  /** Line of a stream, from 1; null where the file is one document. */
  readonly line: number | null;
  readonly from: number;
  readonly to: number;
  /** What the game calls itself, where that can be told. */
  readonly name: string | null;
  readonly steps: number | null;
}

/** A name is cut behind so many letters. */
export const NAME = 120;
