import type { ClauseId } from '../../spec/clauses.ts';
import type { PrintedBoard } from './board.ts';
import type { Cell, Color, Leader, MonumentPair, Seat, Tile } from './pieces.ts';

/** What a point is gained for. */
export type PointReason = 'leader' | 'king' | 'revolt' | 'war' | 'monument' | 'wonder';

/**
 * Why a tile brings nobody a point: it joins kingdoms, lies outside of all, or nobody there takes
 * it.
 */
export type NoPointReason = 'joining' | 'outside' | 'no-leader';

/** Why a leader goes back to his owner. */
export type ReturnReason = 'withdrawn' | 'revolt-lost' | 'war-lost' | 'no-temple';

/** What ends the game: treasures run out, or tiles. */
export type Ending = 'treasures' | 'bag';

/** One side's strength: tiles on the board and tiles added. */
export interface Strength {
  readonly board: number;
  readonly added: number;
}

/** What an effect of each type tells, beside its clauses. */
export interface EffectFields {
  'leader-placed': { seat: Seat; leader: Leader; at: Cell };
  'leader-moved': { seat: Seat; leader: Leader; from: Cell; at: Cell };
  'leader-returned': { seat: Seat; leader: Leader; from: Cell; reason: ReturnReason };
  'tile-placed': { seat: Seat; color: Color; at: Cell };
  point: { seat: Seat; color: Color; count: number; reason: PointReason; cells: readonly Cell[] };
  'no-point': { color: Color; at: Cell; reason: NoPointReason };
  'kingdoms-joined': { at: Cell; wars: readonly Color[] };
  'union-settled': { at: Cell };
  'revolt-opened': { leader: Leader; attacker: Seat; defender: Seat; at: Cell; against: Cell };
  'war-opened': {
    color: Color;
    attacker: Seat;
    defender: Seat;
    attackerAt: Cell;
    defenderAt: Cell;
  };
  'war-lapsed': { color: Color };
  'wars-remain': { wars: readonly Color[] };
  'game-begun': { board: PrintedBoard | 'free'; players: number };
  'support-added': {
    seat: Seat;
    color: Color;
    count: number;
    side: 'attacker' | 'defender';
    kind: 'revolt' | 'war';
  };
  'conflict-won': {
    kind: 'revolt' | 'war';
    color: Color;
    winner: Seat;
    loser: Seat;
    attacker: Strength;
    defender: Strength;
    tie: boolean;
  };
  'tiles-removed': { color: Color; cells: readonly Cell[] };
  'tiles-protected': { color: Color; cells: readonly Cell[] };
  'tiles-discarded': { seat: Seat; tiles: readonly Tile[] };
  'catastrophe-placed': { seat: Seat; at: Cell; covered: Color | null };
  drawn: { seat: Seat; tiles: readonly Tile[] };
  'bag-short': { seat: Seat; missing: number };
  'monument-built': { seat: Seat; square: Cell; monument: MonumentPair; of: Color };
  'monument-declined': { square: Cell; forfeited: boolean };
  'monument-unavailable': { square: Cell; color: Color };
  'square-barred': { square: Cell };
  'wonder-built': { seat: Seat; center: Cell; of: Color };
  'wonder-declined': { center: Cell; forfeited: boolean };
  'cross-barred': { center: Cell };
  'building-placed': { seat: Seat; color: Color; at: Cell; from: Cell | null };
  'building-declined': { color: Color };
  'building-returned': { color: Color; from: Cell };
  'treasure-taken': { seat: Seat; from: Cell };
  passed: { seat: Seat };
  'turn-ended': { seat: Seat; next: Seat };
  'game-ended': { ending: Ending; ranking: readonly (readonly Seat[])[] };
}

/** The kinds of effects. */
export type EffectType = keyof EffectFields;

/** Something that happened, with the clauses that made it happen. */
export type Effect = {
  readonly [T in EffectType]: {
    readonly type: T;
    readonly clauses: readonly ClauseId[];
  } & Readonly<EffectFields[T]>;
}[EffectType];

/** The effects of one kind. */
export type EffectOf<T extends EffectType> = Extract<Effect, { readonly type: T }>;
