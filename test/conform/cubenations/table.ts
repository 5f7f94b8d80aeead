import type { Color } from '../../../machine/rules/pieces.ts';
import type { At } from '../../bench/peer.ts';

/** What lies on a space of the engine's board. */
export type Occupant =
  | { readonly type: 'tile'; readonly color: Color }
  | { readonly type: 'leader'; readonly color: Color; readonly playerID: string }
  | { readonly type: 'catastrophe' }
  | Monument;

/** A monument, on the board or in the supply; its four spaces all hold it. */
export interface Monument {
  readonly type: 'monument';
  readonly colors: readonly [Color, Color];
  /** Top left space; null in the supply. */
  readonly position: At | null;
}

export interface Space {
  readonly river: boolean;
  readonly border: boolean;
  readonly treasure: boolean;
  readonly occupant?: Occupant;
}

/** A board by columns. */
export type Columns = readonly (readonly Space[])[];

interface Piece {
  readonly type: 'tile';
  readonly color: Color;
}

export interface Player {
  readonly id: string;
  readonly leaders: Readonly<Record<Color, At | null>>;
  readonly score: Readonly<Record<Color | 'treasure', number>>;
  readonly hand: readonly (Piece | null)[];
  readonly catastrophes: number;
  readonly actions: number;
}

/** An open conflict as the engine keeps it. */
export interface Conflict {
  readonly type: 'Revolt' | 'War';
  /** Colour of the tiles that support. */
  readonly color: Color;
  readonly aggressor: string;
}

/** The engine's state of a game, `G` of boardgame.io. */
export interface Table {
  readonly board: Columns;
  /** Drawn from its end. */
  readonly tileBag: readonly Piece[];
  readonly players: Readonly<Record<string, Player>>;
  readonly monuments: readonly Monument[];
  readonly conflict: Conflict | null;
  readonly playerOrder: readonly string[];
  readonly unificationTile: At | null;
  readonly discardCount: number;
  /** Treasures on the board, as the end of the game counts them. */
  readonly treasureCount: number;
}

/** What the engine calls the decision of a player beside the choice of an action. */
export type Stage =
  | 'conflict'
  | 'resolveConflict'
  | 'chooseWar'
  | 'monument'
  | 'treasure'
  | 'confirm';

/** Whose move it is, `ctx` of boardgame.io. */
export interface Turn {
  readonly currentPlayer: string;
  readonly playOrderPos: number;
  readonly activePlayers: Readonly<Record<string, Stage>> | null;
  readonly gameover?: unknown;
}

/** A game on the engine. */
export interface State {
  readonly G: Table;
  readonly ctx: Turn;
}

export const tile = (color: Color): Piece => ({ type: 'tile', color });
