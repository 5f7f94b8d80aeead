import type { Action } from '../../../../machine/rules/action.ts';
import type { Game } from '../../../../machine/rules/game.ts';
import type { LegalAction } from '../../../../machine/rules/legal.ts';
import type { Phase } from '../../../../machine/rules/phases.ts';
import type { Cell, Seat } from '../../../../machine/rules/pieces.ts';
import type { Offer } from '../../viewer/whatif/pieces.ts';

/** What may be asked in a position. */
export interface Askable {
  readonly index: number;
  readonly phase: Phase;
  readonly toAct: Seat | null;
  readonly game: Game;
  /** Who is to decide what, in words; null where no play can be taken up. */
  readonly standing: string | null;
  readonly choices: readonly LegalAction[];
  readonly offers: readonly Offer[];
}

/** The space that an action is about, if it is about one. */
export function cellsOf(action: Action): readonly Cell[] {
  if ('at' in action) return [action.at];
  if ('square' in action) return [action.square];
  return 'center' in action ? [action.center] : [];
}
