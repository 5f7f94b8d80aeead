import type { Asked, Draw } from './action.ts';
import { draw } from './bag.ts';
import { Change, type Outcome } from './change.ts';
import type { Game } from './game.ts';
import { handOf, handSize, spend } from './hand.ts';
import {
  type ByTile,
  HAND_SIZE,
  type Seat,
  TILE_INDICES,
  type Tile,
  type TileIndex,
  tileAt,
  tileIndex,
  UNKNOWN,
  type Writable,
} from './pieces.ts';
import { type Violation, violate } from './violation.ts';

/** How many tiles of each kind a swap gives up: by colour, unknown ones last. */
function given(action: Asked<'swap'>): ByTile {
  const counts: Writable<ByTile> = [0, 0, 0, 0, 0];
  for (const tile of action.tiles) counts[tileIndex(tile)] += 1;
  return counts;
}

/** What speaks against a swap (chapter `swap`). */
export function checkSwap(game: Game, seat: Seat, action: Asked<'swap'>): readonly Violation[] {
  const faults: Violation[] = [];
  const count = action.tiles.length;
  if (count === 0) faults.push(violate('swap-of-nothing', 'swap.count.min', [], {}));
  if (count > HAND_SIZE) {
    faults.push(violate('swap-too-many', 'swap.count.max', [], { count, max: HAND_SIZE }));
  }
  const hand = handOf(game, seat);
  const counts = given(action);
  let unknown = hand[UNKNOWN];
  for (const index of TILE_INDICES) {
    const asked = counts[index];
    const known = index === UNKNOWN ? 0 : hand[index];
    const lacking = Math.max(0, asked - known);
    const possible = index === UNKNOWN ? unknown : Math.min(unknown, game.unseen[index]);
    if (lacking > possible) {
      const params = { tile: tileAt(index), asked, held: known + possible };
      faults.push(violate('swap-not-held', 'swap.tiles.hand', [], params));
    }
    unknown -= Math.min(lacking, possible);
  }
  return faults;
}

/** How many tiles a swap draws (ruling `swapRefill`). */
function replacements(game: Game, seat: Seat, action: Asked<'swap'>): number {
  const count = action.tiles.length;
  switch (game.rulings.swapRefill) {
    case 'same':
      return count;
    case 'toSix':
      return HAND_SIZE - handSize(game, seat) + count;
  }
}

/** Whether this swap finds too few tiles in the bag and ends the game at once (ruling `bagOutOnSwap`). */
export function swapEndsGame(game: Game, seat: Seat, action: Asked<'swap'>): boolean {
  return (
    game.rulings.bagOutOnSwap === 'immediate' && replacements(game, seat, action) > game.bag.left
  );
}

/** Swaps tiles: the old ones leave the game, new ones come from the bag. */
export function swapTiles(
  game: Game,
  seat: Seat,
  action: Asked<'swap'>,
  logged: readonly Draw[],
): Outcome {
  const change = new Change(game);
  const need = replacements(game, seat, action);
  const counts = given(action);
  for (const index of TILE_INDICES) {
    spend(change, seat, index, counts[index]);
    change.discard(index, counts[index]);
  }
  const clauses = ['swap.tiles.hand', 'swap.discard.face-down', 'swap.discard.removed'] as const;
  change.note({ type: 'tiles-discarded', clauses, seat, tiles: action.tiles });
  draw(change, seat, need, logged, ['swap.draw.same', 'swap.draw.usable'], ['swap.bag.short']);
  return change;
}

/** How many swaps a hand allows, untold tiles told apart by their number only. */
export function countSwaps(hand: ByTile): number {
  let swaps = 1;
  for (const held of hand) swaps *= held + 1;
  return swaps - 1;
}

/**
 * The swap of a hand at a place, from 0, in the order in which a hand is counted through, the kind
 * of tile listed last being counted first. The swap of nothing would come before all (clause
 * `swap.count.min`).
 */
export function swapAt(hand: ByTile, place: number): Asked<'swap'> {
  const tiles: Tile[] = [];
  let left = place + 1;
  for (let index = hand.length - 1; left > 0; index--) {
    const tile = index as TileIndex;
    const ways = hand[tile] + 1;
    for (let count = left % ways; count > 0; count--) tiles.push(tileAt(tile));
    left = Math.floor(left / ways);
  }
  return { tiles: tiles.reverse() };
}

/** Whether a swap is among those of a hand, in whichever order it names its tiles. */
export function hasSwap(hand: ByTile, action: Asked<'swap'>): boolean {
  const counts = given(action);
  return action.tiles.length > 0 && TILE_INDICES.every((tile) => counts[tile] <= hand[tile]);
}
