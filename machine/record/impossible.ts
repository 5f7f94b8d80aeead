import type { ClauseId } from '../../spec/clauses.ts';
import type { Phase } from '../rules/phases.ts';
import type { Cell, Color, Leader, MonumentPair, Seat } from '../rules/pieces.ts';
import { Inconsistent } from './problem.ts';

/** What can be impossible in a position, with the parameters of each. */
export interface ImpossibleParams {
  'off-board': { at: Cell };
  'tile-on-river': { color: Color; at: Cell };
  'farm-on-land': { at: Cell };
  'no-such-leader': { players: number };
  'leader-on-piece': { seat: Seat; leader: Leader; at: Cell };
  'leader-on-river': { seat: Seat; leader: Leader; at: Cell };
  'leader-without-temple': { seat: Seat; leader: Leader; at: Cell };
  /** Two leaders of a colour in one kingdom, and no conflict. */
  rivals: { leader: Leader };
  'monument-twice': { monument: MonumentPair };
  'monument-color': { monument: MonumentPair; of: Color };
  'monument-tiles': { monument: MonumentPair; square: Cell };
  'face-down-alone': { at: Cell };
  'no-square': { at: Cell };
  'no-cross': { at: Cell };
  'wonder-off': Record<never, never>;
  'wonder-shape': Record<never, never>;
  'building-off': { color: Color; at: Cell };
  'building-tile': { color: Color; at: Cell };
  tiles: { color: Color; count: number; total: number };
  'tiles-in-all': { total: number };
  'hand-size': { seat: Seat; count: number; most: number };
  catastrophes: { players: number; count: number; total: number };
  treasures: { count: number; total: number };
  'no-such-seat': { players: number };
  /** Nothing is there that a phase asks to be decided, or something else is open. */
  'not-due': { phase: Phase };
  'conflict-apart': { leader: Leader };
  'not-added-yet': Record<never, never>;
}

export type ImpossibleId = keyof ImpossibleParams;

/** What is impossible, for whoever says it in a language of his own. */
export type ToldImpossible = {
  readonly [I in ImpossibleId]: {
    readonly id: I;
    readonly params: Readonly<ImpossibleParams[I]>;
    /** The spaces concerned. */
    readonly cells: readonly Cell[];
  };
}[ImpossibleId];

/** A part of a position that no play can reach. */
export class Impossible extends Inconsistent {
  readonly told: ToldImpossible;

  constructor(
    path: string,
    message: string,
    told: ToldImpossible,
    ...clauses: readonly ClauseId[]
  ) {
    super(path, message, ...clauses);
    this.told = told;
  }

  /** Whether no rule would know what to do with it, so that nothing can be asked. */
  get blocking(): boolean {
    return BLOCKING.has(this.told.id);
  }
}

const BLOCKING: ReadonlySet<ImpossibleId> = new Set<ImpossibleId>([
  'off-board',
  'no-such-leader',
  'leader-on-piece',
  'no-square',
  'no-cross',
  'wonder-shape',
  'no-such-seat',
  'not-due',
  'conflict-apart',
  'not-added-yet',
]);

/** Takes what is found wrong: strict readers throw it, and then nothing more is looked for. */
export type Fault = (fault: Inconsistent) => void;

/** The strict one. */
export const raise: Fault = (fault) => {
  throw fault;
};
