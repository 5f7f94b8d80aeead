import type { ClauseId } from '../../spec/clauses.ts';
import { geometry } from './board.ts';
import { Change, NO_EFFECTS, type Outcome } from './change.ts';
import type { Game } from './game.ts';
import { declineSquares, noteUnofferableSquares, offeredSquares } from './monument.ts';
import type { Phase } from './phases.ts';
import type { Cell } from './pieces.ts';
import { completedSquares } from './shapes.ts';
import {
  barredCrosses,
  declineCrosses,
  noteBarredCrosses,
  ONE_FIGURE,
  offeredCrosses,
} from './wonder.ts';

/** The squares and crosses on which a figure, a monument or the wonder, may be built now. */
export interface Offer {
  readonly squares: readonly number[];
  readonly crosses: readonly number[];
}

/** What is on offer: a monument on a square or the wonder on a cross (clause `wonder.figure.one`). */
export function offered(game: Game): Offer {
  return { squares: offeredSquares(game), crosses: offeredCrosses(game) };
}

/** What of a monument and the wonder can be raised: one of them, or either. */
export type Raisable = 'monument' | 'wonder' | 'either';

/** What the active player may raise now; null where that is not what is decided. */
export function raisable(game: Game, phase: Phase): Raisable | null {
  if (phase !== 'turn.monument') return null;
  const { squares, crosses } = offered(game);
  if (crosses.length === 0) return 'monument';
  return squares.length === 0 ? 'wonder' : 'either';
}

/** Notes the figures that were on offer in `change.before` and are not built. */
function decline(change: Change, { squares, crosses }: Offer, because: readonly ClauseId[]): void {
  declineSquares(change, squares, because);
  declineCrosses(change, crosses, because);
}

/** The clause that is at work where a square and a cross are on offer at once. */
const oneOf = ({ squares, crosses }: Offer): readonly ClauseId[] =>
  squares.length > 0 && crosses.length > 0 ? ONE_FIGURE : [];

/** The active player builds nothing on what he completed. */
export function declineMonument(game: Game): Outcome {
  const change = new Change(game);
  const unbuilt = offered(game);
  decline(change, unbuilt, oneOf(unbuilt));
  return change;
}

/** Notes what a monument or the wonder just built, at `at`, leaves unbuilt beside it. */
export function leaveOthers(
  before: Game,
  built: Outcome,
  at: { readonly square?: Cell; readonly center?: Cell },
): Outcome {
  const onOffer = offered(before);
  const { squares, crosses } = onOffer;
  const { names } = geometry(before.board);
  const rest = {
    squares: squares.filter((square) => names[square] !== at.square),
    crosses: crosses.filter((center) => names[center] !== at.center),
  };
  const change = new Change(built.game);
  decline(change, rest, oneOf(onOffer));
  return { game: change.game, effects: [...built.effects, ...change.effects] };
}

/** Notes what was completed and could not be offered, as no monument fits or it is barred. */
export function noteUnofferable(game: Game): Outcome {
  const squares = completedSquares(game);
  const crosses = barredCrosses(game);
  if (squares.length + crosses.length === 0) return { game, effects: NO_EFFECTS };
  const change = new Change(game);
  noteUnofferableSquares(change, squares);
  noteBarredCrosses(change, crosses);
  return change;
}
