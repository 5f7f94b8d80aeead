import type { EditionId } from '../../spec/ids.ts';
import type { Action } from '../rules/action.ts';
import type { Rulings } from '../rules/game.ts';
import type { Phase } from '../rules/phases.ts';
import type { Color, Dynasty, Seat } from '../rules/pieces.ts';
import type { ObservedJson, OptionsJson, ResultJson } from './format.ts';

/** Phases as the traces name them. */
export type TracePhase =
  | 'turn'
  | 'revolt-support'
  | 'war-support'
  | 'choose-war'
  | 'building'
  | 'monument'
  | 'treasure'
  | 'wonder-point'
  | 'end';

/** A game of another engine with the position after every step. */
export interface TraceJson {
  readonly id: string;
  readonly edition: EditionId;
  readonly rulings?: Partial<Rulings>;
  readonly options: Required<OptionsJson> & { readonly players: number };
  readonly seats: readonly Dynasty[];
  readonly hands: readonly (readonly Color[])[];
  readonly bag: readonly Color[];
  readonly steps: readonly {
    readonly seat: Seat;
    readonly action: Action;
    readonly after: Omit<ObservedJson, 'phase'> & { readonly phase: TracePhase };
  }[];
  readonly result: ResultJson;
}

/** The phases that a trace's phase may stand for. */
export const TRACE_PHASES: Readonly<Record<TracePhase, readonly Phase[]>> = {
  turn: ['turn.action'],
  'revolt-support': ['turn.revolt.attack', 'turn.revolt.defence'],
  'war-support': ['turn.war.attack', 'turn.war.defence'],
  'choose-war': ['turn.war.choose'],
  building: ['turn.building'],
  monument: ['turn.monument'],
  treasure: ['turn.treasures'],
  'wonder-point': ['turn.wonderPoint'],
  end: ['over'],
};
