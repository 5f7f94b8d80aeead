import type { Outlines } from '../../../../machine/draw/kingdoms.ts';
import type { Piece } from '../../../../machine/draw/piece.ts';
import type { Game } from '../../../../machine/rules/game.ts';
import type { Cell, Dynasty } from '../../../../machine/rules/pieces.ts';

/** What an annotator has marked. */
export interface Marked {
  /** As it is drawn. */
  readonly pieces: readonly Piece[];
  /** In words, by space. */
  readonly spoken: ReadonlyMap<Cell, readonly string[]>;
}

export interface BoardProps {
  readonly game: Game;
  /** The position before the step, of which the drawing shows what has gone and what was joined. */
  readonly previous: Game | null;
  /** Tiles the step added to a conflict. */
  readonly committed?: number;
  /** The spaces of the action, and those that it touched. */
  readonly acted: readonly Cell[];
  readonly touched: readonly Cell[];
  /** The dynasty of each seat. */
  readonly seats: readonly Dynasty[];
  /** What the drawing as a whole shows. */
  readonly title: string;
  readonly outlines: Outlines;
  readonly marked?: Marked | undefined;
  /** Whether leaders bear their strengths. */
  readonly strengths: boolean;
  /** Spaces that may be chosen. */
  readonly lit?: readonly Cell[];
  /** What choosing a space does, whether it is lit or not. */
  onCell?(cell: Cell): void;
}
