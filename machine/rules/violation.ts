import type { ClauseId } from '../../spec/clauses.ts';
import type { ActionKind } from './action.ts';
import type { Phase } from './phases.ts';
import type { Cell, Color, Leader, MonumentPair, Seat, Tile } from './pieces.ts';

/** What may lie on a space that was to be empty. */
export type Occupant = 'tile' | 'leader' | 'catastrophe' | 'face-down' | 'wonder';

/** The reasons for a refusal, with the parameters of each. */
export interface ViolationParams {
  'wrong-phase': { phase: Phase; action: ActionKind };
  'wrong-seat': { phase: Phase; expected: Seat; seat: Seat };
  'off-board': { at: Cell };
  'not-empty': { at: Cell; occupant: Occupant };
  'no-temple': { at: Cell };
  'temple-face-down': { at: Cell };
  'leader-on-river': { at: Cell };
  'joins-kingdoms': { at: Cell; kingdoms: number };
  'rejoins-kingdom': { at: Cell; from: Cell };
  'same-space': { at: Cell };
  'leader-not-on-board': { leader: Leader };
  'tile-not-held': { color: Color };
  'no-such-tile-left': { color: Color; total: number };
  'farm-on-land': { at: Cell };
  'needs-land': { at: Cell; color: Color };
  'three-kingdoms': { at: Cell; kingdoms: number };
  'no-catastrophe-left': { used: number };
  'covers-leader': { at: Cell };
  'covers-catastrophe': { at: Cell };
  'covers-treasure': { at: Cell };
  'covers-monument': { at: Cell };
  'covers-wonder': { at: Cell };
  'covers-building': { at: Cell; color: Color };
  'swap-of-nothing': Record<never, never>;
  'swap-too-many': { count: number; max: number };
  'swap-not-held': { tile: Tile; asked: number; held: number };
  'support-not-held': { color: Color; count: number; held: number };
  'english-attacker': { count: number; least: number; held: number };
  'english-defender': { count: number; exact: number; held: number };
  'war-not-open': { color: Color; open: readonly Color[] };
  'no-square': { square: Cell };
  'square-forfeited': { square: Cell };
  'monument-color': { monument: MonumentPair; square: Color };
  'monument-taken': { monument: MonumentPair };
  'option-off': { option: 'wonder' | 'buildings' };
  'no-cross': { center: Cell };
  'cross-forfeited': { center: Cell };
  'wonder-taken': { center: Cell };
  'no-line': { color: Color; at: Cell };
  'building-color': { color: Color; placed: Color };
  'line-not-longer': { color: Color; at: Cell; length: number; standing: number };
  'own-line': { color: Color; at: Cell };
  'no-treasure-due': { at: Cell };
  'bordered-first': { at: Cell; bordered: readonly Cell[] };
}

/** The codes of all reasons for a refusal. */
export type ViolationCode = keyof ViolationParams;

/** One broken rule: the clause, the spaces that show it, and a code for the sentence. */
export type Violation = {
  readonly [C in ViolationCode]: {
    readonly code: C;
    readonly clause: ClauseId;
    readonly cells: readonly Cell[];
    readonly params: Readonly<ViolationParams[C]>;
  };
}[ViolationCode];

/** The answer of a check that found nothing. */
export const NONE: readonly Violation[] = [];

/** Builds a violation. */
export function violate<C extends ViolationCode>(
  code: C,
  clause: ClauseId,
  cells: readonly Cell[],
  params: ViolationParams[C],
): Violation {
  return { code, clause, cells, params } as unknown as Violation;
}

/** What speaks against a cell that the board does not have (clause `define.space.board`). */
export const offBoard = (at: Cell): readonly Violation[] => [
  violate('off-board', 'define.space.board', [at], { at }),
];
