import type { Change } from './change.ts';
import type { Game } from './game.ts';
import {
  BLACK,
  BLUE,
  type ByTile,
  type ColorIndex,
  GREEN,
  RED,
  type Seat,
  type TileIndex,
  UNKNOWN,
} from './pieces.ts';

/** The tiles that a seat of the game holds. */
export const handOf = (game: Pick<Game, 'hands'>, seat: Seat): ByTile => game.hands[seat] as ByTile;

/** How many tiles a seat holds. */
export function handSize(game: Game, seat: Seat): number {
  const hand = handOf(game, seat);
  return hand[BLACK] + hand[RED] + hand[BLUE] + hand[GREEN] + hand[UNKNOWN];
}

/** How many tiles of a colour a seat surely holds. */
export function surelyHeld(game: Game, seat: Seat, color: TileIndex): number {
  return handOf(game, seat)[color];
}

/** How many tiles of a colour a seat may hold, its unknown tiles included. */
export function heldAtMost(game: Game, seat: Seat, color: ColorIndex): number {
  const hand = handOf(game, seat);
  return hand[color] + Math.min(hand[UNKNOWN], game.unseen[color]);
}

/**
 * Takes tiles of a kind from a hand: known ones of a colour first, then unknown ones, which it
 * reveals; or unknown ones that stay so.
 */
export function spend(change: Change, seat: Seat, tile: TileIndex, count: number): void {
  const known = Math.min(count, surelyHeld(change.game, seat, tile));
  change.addToHand(seat, tile, -known);
  if (tile === UNKNOWN) return;
  for (let i = known; i < count; i++) {
    change.addToHand(seat, UNKNOWN, -1);
    change.reveal(tile);
  }
}
