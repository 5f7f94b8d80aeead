import type { Readings } from '../../spec/rulings.ts';
import type { Board } from './board.ts';
import type { ByColor, ByTile, ColorIndex, Seat, TileIndex } from './pieces.ts';

/** Which of the modules are in play. */
export interface Options {
  readonly englishVariant: boolean;
  readonly wonder: boolean;
  readonly buildings: boolean;
  /** Whether two treasures left on the board end the game. */
  readonly treasureEnd: boolean;
}

/** Which reading of each contested passage holds. */
export type Rulings = Readings;

/**
 * A monument on the board; `square` is its top left space, `of` the colour of the tiles below if
 * that is told.
 */
export interface Monument {
  readonly colors: readonly [ColorIndex, ColorIndex];
  readonly square: number;
  readonly of: ColorIndex | typeof NO_COLOR;
}

/** An open revolt, or the war being fought; `added` is what the attacker has committed. */
export interface Conflict {
  readonly kind: 'revolt' | 'war';
  /** Index of the leaders' colour. */
  readonly color: ColorIndex;
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly added: number;
}

/** Two kingdoms that a tile has joined, until their wars are over. */
export interface Union {
  readonly at: number;
  /** The spaces of each kingdom as they were before the tile, in order. */
  readonly homes: readonly [readonly number[], readonly number[]];
}

/**
 * The bag. With `order` the tiles are known and drawn from `drawn` on; without, `left` tiles of
 * unknown order remain.
 */
export interface Bag {
  readonly order: readonly TileIndex[] | null;
  readonly drawn: number;
  readonly left: number;
}

/**
 * Everything a game is at a moment, as plain data that survives JSON. Lists by colour follow
 * `COLORS`; leaders are numbered `seat * 4 + colour`; spaces as in `Geometry`.
 */
export interface Game {
  readonly board: Board;
  readonly options: Options;
  readonly rulings: Rulings;
  readonly players: number;
  /** What lies on each space: see the codes below. */
  readonly cells: readonly number[];
  /** Where each leader stands, or `OFF`. */
  readonly leaders: readonly number[];
  readonly monuments: readonly Monument[];
  /** Centre of the wonder, or `OFF`. */
  readonly wonder: number;
  /** Where the building of each colour stands, or `OFF`. */
  readonly buildings: ByColor;
  /** Squares (top left) that may not carry a monument any more, under `redeclineSquare: forbid`. */
  readonly declinedSquares: readonly number[];
  readonly declinedCenters: readonly number[];
  /** For each seat the tiles held: black, red, blue, green, unknown. */
  readonly hands: readonly ByTile[];
  readonly bag: Bag;
  /** Tiles that have left the game: black, red, blue, green, unknown. */
  readonly discarded: ByTile;
  /** How many tiles of each colour nobody has told where they are. */
  readonly unseen: ByColor;
  readonly catastrophes: readonly number[];
  /** For each seat: black, red, blue, green points and treasures. */
  readonly scores: readonly ByTile[];
  /** The active player. */
  readonly seat: Seat;
  readonly actionsLeft: number;
  /** The tile placed in the action under way, or `OFF`. */
  readonly placed: number;
  readonly union: Union | null;
  readonly conflict: Conflict | null;
}

/** Not on the board. */
export const OFF = -1;

/** Codes of a space: 0 empty; 1–4 a face-up tile, colour + 1; these, and a leader from 16. */
export const EMPTY = 0;
export const FACE_DOWN = 5;
export const WONDER = 6;
export const CATASTROPHE = 7;
/** Added to the code of a tile that bears a treasure. */
export const TREASURE = 8;
const LEADER = 16;

/** The code of a face-up temple without a treasure. */
export const RED_TEMPLE = 2;

/** What lies on a space, as a code, of the `cells` of a game. */
export const codeAt = (cells: Game['cells'], space: number): number => cells[space] as number;
/** Where a leader stands, or `OFF`, of the `leaders` of a game. */
export const standsAt = (leaders: Game['leaders'], leader: number): number =>
  leaders[leader] as number;

export const tileCode = (color: number): number => color + 1;
export const leaderCode = (leader: number): number => LEADER + leader;
export const isLeader = (code: number): boolean => code >= LEADER;
export const leaderOf = (code: number): number => code - LEADER;
export const hasTreasure = (code: number): boolean => code > TREASURE && code < LEADER;
/** The code of the tile on a space, its treasure aside. */
export const withoutTreasure = (code: number): number =>
  hasTreasure(code) ? code - TREASURE : code;
/** No colour: what lies on a space is no face-up tile. */
export const NO_COLOR = -1;
/** The colour of a face-up tile, or `NO_COLOR` for anything else. */
export function faceUpColor(code: number): ColorIndex | typeof NO_COLOR {
  const tile = withoutTreasure(code);
  return tile >= 1 && tile <= 4 ? ((tile - 1) as ColorIndex) : NO_COLOR;
}
/** Whether what lies here connects: tiles and leaders do, catastrophes do not. */
export const connects = (code: number): boolean => code !== EMPTY && code !== CATASTROPHE;
