import type { EditionId, SwitchId } from '../../spec/ids.ts';
import type { ChartInput } from '../chart/context.ts';
import type { Verdict } from '../record/explain.ts';
import type { StepJson } from '../record/format.ts';
import type { Action } from '../rules/action.ts';
import type { Seat } from '../rules/pieces.ts';
import { actor, check } from '../rules/turn.ts';
import type { Edit } from './edit.ts';

/** When an action that is refused now would be legal. */
export type Moment =
  /** After another action of the same turn. */
  | 'action-first'
  /** Once what is pending is decided. */
  | 'decided'
  /** In a later turn of the seat. */
  | 'later-turn';

/** What would have to be otherwise. */
export type Change =
  /** The same action at another space. */
  | { readonly kind: 'space'; readonly action: Action }
  /** The same kind of action with another choice: a colour, a number, other tiles. */
  | { readonly kind: 'choice'; readonly action: Action }
  /** The same action of another seat, whose decision it is. */
  | { readonly kind: 'seat'; readonly seat: Seat }
  /** The same action with other pieces in the position, and `elsewhere` at another space as well. */
  | { readonly kind: 'piece'; readonly edits: readonly Edit[]; readonly elsewhere?: true }
  /** The same action after these steps. */
  | {
      readonly kind: 'time';
      readonly when: Moment;
      readonly steps: readonly Pick<StepJson, 'seat' | 'action'>[];
    }
  /** The same action under another reading of a passage, which these editions take. */
  | {
      readonly kind: 'reading';
      readonly ruling: SwitchId;
      readonly reading: string;
      readonly editions: readonly EditionId[];
    };

/** The kinds of changes. */
export type ChangeKind = Change['kind'];

/** A question to the rules: who wants to do what in which position. */
export interface Asked {
  readonly at: ChartInput;
  readonly action: Action;
  readonly seat: Seat;
}

/** The question that a seat, by default the one to act, puts to the rules. */
export const ask = (at: ChartInput, action: Action, seat?: Seat): Asked => ({
  at: { game: at.game, phase: at.phase },
  action,
  seat: seat ?? actor(at.game, at.phase) ?? at.game.seat,
});

/** A change that makes a refused action legal, as the checks of the rules have said. */
export interface Candidate {
  readonly change: Change;
  /** How many things would be otherwise: pieces, parameters, steps. */
  readonly size: number;
  /** How far from the spaces asked for, in steps along rows and columns; 0 where that means nothing. */
  readonly distance: number;
  /** Who wants to do what in which position after the change. */
  readonly asked: Asked;
}

/** A candidate that was played: the verdict is that it is legal. */
export interface Proposal extends Candidate {
  readonly verdict: Verdict;
}

/** Whether the rules allow what is asked. */
export const allowed = ({ at: { game, phase }, action, seat }: Asked): boolean =>
  check(game, phase, seat, action).length === 0;

/** The smallest change first, then the nearest. */
export const nearer = (
  one: Pick<Candidate, 'size' | 'distance'>,
  other: Pick<Candidate, 'size' | 'distance'>,
): number => one.size - other.size || one.distance - other.distance;
