import type { GameFile } from '../record/format.ts';
import { playersOf } from '../record/seats.ts';
import { type Game, OFF } from '../rules/game.ts';
import { handSize } from '../rules/hand.ts';
import { HAND_SIZE, type Seat, type Tile } from '../rules/pieces.ts';

/** Tiles in play for the action under way were in a hand, which so holds fewer. */
interface InPlay {
  /** The active player. */
  readonly seat: Seat;
  readonly hasPlaced: boolean;
  readonly conflict: { readonly attacker: Seat; readonly added?: number } | null;
}

const mostHeld = ({ seat, hasPlaced, conflict }: InPlay, of: number): number => {
  const placed = hasPlaced && of === seat ? 1 : 0;
  return HAND_SIZE - placed - (conflict?.attacker === of ? (conflict.added ?? 0) : 0);
};

/** Whether play can come to the hands of a game. */
export function canHold(game: Game): boolean {
  const inPlay = { seat: game.seat, hasPlaced: game.placed !== OFF, conflict: game.conflict };
  return game.hands.every((_, seat) => handSize(game, seat as Seat) <= mostHeld(inPlay, seat));
}

/** Untold hands, as full as play can come to with what is in play; null where all are full. */
export function untoldHands(file: GameFile): readonly (readonly Tile[])[] | null {
  const { seat = 0, pending = {} } = file.position ?? {};
  const { placed, conflict = null } = pending;
  const inPlay = { seat, hasPlaced: placed !== undefined, conflict };
  const sizes = Array.from({ length: playersOf(file) }, (_, of) => mostHeld(inPlay, of));
  if (sizes.every((size) => size === HAND_SIZE)) return null;
  return sizes.map((size) => new Array<Tile>(size).fill('?'));
}
