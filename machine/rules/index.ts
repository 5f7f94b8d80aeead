/**
 * The rules as pure functions on plain data: what a position is, what may be done in it, and the
 * shapes of effects and refusals. What is exported here is what `shedu/rules` promises; a game is
 * played through `shedu/chart`.
 *
 * @module shedu/rules
 */
export type { Action, ActionKind, Draw } from './action.ts';
export { type Board, type Geometry, geometry, type PrintedBoard } from './board.ts';
export { BOARDS } from './boards.ts';
export type { Outcome } from './change.ts';
export { MONUMENTS, TILE_TOTALS } from './component.ts';
export type { BoardStrength } from './conflict.ts';
export type {
  Effect,
  EffectFields,
  EffectOf,
  EffectType,
  Ending,
  NoPointReason,
  PointReason,
  ReturnReason,
  Strength,
} from './effect.ts';
export { type Raisable, raisable } from './figures.ts';
export { rank, settledScore } from './final.ts';
export type { Bag, Conflict, Game, Monument, Options, Rulings, Union } from './game.ts';
export {
  type LegalAction,
  type LegalSet,
  type LegalSpaces,
  legalActions,
  legalSet,
  legalSpaces,
} from './legal.ts';
export type { Decision, Phase } from './phases.ts';
export { DECISIONS, PHASES } from './phases.ts';
export {
  type ByColor,
  type ByTile,
  type Cell,
  COLORS,
  type Color,
  type ColorIndex,
  DYNASTIES,
  type Dynasty,
  LEADERS,
  type Leader,
  type MonumentPair,
  type Seat,
  type Tile,
  type TileIndex,
} from './pieces.ts';
export { beginGame, type Setup, UNTOLD_HAND } from './setup.ts';
export { actor, check } from './turn.ts';
export type { Occupant, Violation, ViolationCode, ViolationParams } from './violation.ts';
