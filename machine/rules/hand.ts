import type { Change } from './change.ts';
import type { Game } from './game.ts';
import { type Seat, UNKNOWN } from './pieces.ts';

/** How many tiles a seat holds. */
export function handSize(game: Game, seat: Seat): number {
  let size = 0;
  for (const count of game.hands[seat] as readonly number[]) size += count;
  return size;
}

/** How many tiles of a colour a seat surely holds. */
export function surelyHeld(game: Game, seat: Seat, color: number): number {
  return (game.hands[seat] as readonly number[])[color] as number;
}

/** How many tiles of a colour a seat may hold, its unknown tiles included. */
export function heldAtMost(game: Game, seat: Seat, color: number): number {
  const hand = game.hands[seat] as readonly number[];
  return (hand[color] as number) + Math.min(hand[UNKNOWN] as number, game.unseen[color] as number);
}

/**
 * Takes tiles of a kind from a hand: known ones of a colour first, then unknown ones, which it
 * reveals; or unknown ones that stay so.
 */
export function spend(change: Change, seat: Seat, color: number, count: number): void {
  const known = Math.min(count, surelyHeld(change.game, seat, color));
  change.addToHand(seat, color, -known);
  for (let i = known; i < count; i++) {
    change.addToHand(seat, UNKNOWN, -1);
    change.reveal(color);
  }
}
