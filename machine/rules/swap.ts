import type { Action, Asked, Draw } from './action.ts';
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

/** Every swap a hand allows, untold tiles by their number, for lists of what a seat may do. */
export function possibleSwaps(game: Game, seat: Seat): readonly Action[] {
  let partial: Tile[][] = [[]];
  handOf(game, seat).forEach((held, index) => {
    const tile = tileAt(index);
    const longer: Tile[][] = [];
    for (const tiles of partial) {
      for (let count = 0, next = tiles; count <= held; count++, next = [...next, tile]) {
        longer.push(next);
      }
    }
    partial = longer;
  });
  return partial.filter((tiles) => tiles.length > 0).map((tiles) => ({ do: 'swap', tiles }));
}
