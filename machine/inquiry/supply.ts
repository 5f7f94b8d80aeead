import type { Game } from '../rules/game.ts';
import { handSize } from '../rules/hand.ts';
import {
  type Color,
  type ColorIndex,
  colorIndex,
  HAND_SIZE,
  plus,
  type Seat,
  type Tile,
  type TileIndex,
  tileIndex,
  type Writable,
} from '../rules/pieces.ts';

/**
 * Where the tiles of an edited position come from and go to, so that it has as many as the game: what
 * is laid or held comes out of the bag, else of those that have left the game, and what is taken away
 * has left the game.
 */

/** Takes tiles of a colour from where nobody has them, or null if there are too few. */
export function outOfGame(game: Game, color: ColorIndex, count: number): Game | null {
  let from: Game | null = game;
  for (let i = 0; i < count && from !== null; i++) from = one(from, color);
  return from;
}

function one(game: Game, color: ColorIndex): Game | null {
  const { bag, discarded } = game;
  const { order, drawn } = bag;
  if (order === null) {
    const told = bag.left > 0 ? reveal(game, color, 1) : null;
    if (told !== null) return { ...told, bag: { ...bag, left: bag.left - 1 } };
  } else {
    // The last that would be drawn, so that the next draws are as they were.
    const place = order.lastIndexOf(color);
    if (place >= drawn)
      return { ...game, bag: { ...bag, order: order.toSpliced(place, 1), left: bag.left - 1 } };
  }
  return discarded[color] > 0 ? { ...game, discarded: plus(discarded, color, -1) } : null;
}

/** Tells the colour of tiles of which nobody knew where they are, or null if there are too few. */
export function reveal(game: Game, color: ColorIndex, count: number): Game | null {
  const unseen: Writable<Game['unseen']> = [...game.unseen];
  unseen[color] -= count;
  return unseen[color] < 0 ? null : { ...game, unseen };
}

/** Puts tiles out of the game. */
export const toBox = (game: Game, tile: TileIndex, count: number): Game => ({
  ...game,
  discarded: plus(game.discarded, tile, count),
});

/** Deals tiles into a hand in place of others, or null if there are too few. */
export function intoHand(
  game: Game,
  seat: Seat,
  tiles: readonly Color[],
  instead: readonly Tile[],
): Game | null {
  let dealt: Game | null = game;
  for (const tile of tiles.map(colorIndex)) {
    dealt = outOfGame(dealt, tile, 1);
    if (dealt === null) return null;
    dealt = hold(dealt, seat, tile, 1);
  }
  for (const tile of instead.map(tileIndex)) {
    dealt = toBox(hold(dealt, seat, tile, -1), tile, 1);
    if ((dealt.hands[seat]?.[tile] ?? 0) < 0) return null;
  }
  return handSize(dealt, seat) > HAND_SIZE ? null : dealt;
}

const hold = (game: Game, seat: Seat, tile: TileIndex, count: number): Game => ({
  ...game,
  hands: game.hands.map((hand, owner) => (owner === seat ? plus(hand, tile, count) : hand)),
});
