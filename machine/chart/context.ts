import type { Action, Draw } from '../rules/action.ts';
import type { Effect } from '../rules/effect.ts';
import type { Game } from '../rules/game.ts';
import type { Phase } from '../rules/phases.ts';
import type { Seat } from '../rules/pieces.ts';

/** What the chart carries from state to state. */
export interface ChartContext {
  readonly game: Game;
  /** What the last event brought about, in order. */
  readonly effects: readonly Effect[];
  /** Tiles the last event tells of and nobody has drawn yet. */
  readonly draws: readonly Draw[];
  /** Where the game is taken up. */
  readonly resumeAt: Phase;
}

/** Where a game begins or is taken up again. */
export interface ChartInput {
  readonly game: Game;
  readonly phase: Phase;
  /** How the position came about, where that is told. */
  readonly effects?: readonly Effect[];
}

type EventOf<A> = A extends { readonly do: infer K }
  ? Omit<A, 'do'> & { readonly type: K; readonly seat: Seat; readonly draws?: readonly Draw[] }
  : never;

/** An action with `do` renamed `type`, the seat that acts, and what a record tells of its draws. */
export type ChartEvent = EventOf<Action>;

/** The event of an action. */
export function eventOf(seat: Seat, action: Action, draws?: readonly Draw[]): ChartEvent {
  const { do: type, ...asked } = action;
  return (
    draws === undefined ? { ...asked, type, seat } : { ...asked, type, seat, draws }
  ) as ChartEvent;
}
