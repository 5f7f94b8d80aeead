import type { Game } from '../rules/game.ts';
import { COLORS, colorIndex, TILE_TOTALS, type Tile, UNKNOWN } from '../rules/pieces.ts';
import { Inconsistent } from './problem.ts';

/** Tiles counted by colour, unknown ones last. */
export function countTiles(tiles: readonly Tile[]): readonly number[] {
  const counts = [0, 0, 0, 0, 0];
  for (const tile of tiles) counts[colorIndex(tile)] = (counts[colorIndex(tile)] as number) + 1;
  return counts;
}

/** How many tiles in hands and bag are of an untold colour. */
export function hiddenTiles(game: Pick<Game, 'hands' | 'bag'>): number {
  const { order, drawn, left } = game.bag;
  const held = game.hands.reduce((sum, hand) => sum + (hand[UNKNOWN] as number), 0);
  if (order === null) return held + left;
  return held + order.slice(drawn).filter((tile) => tile === UNKNOWN).length;
}

/** Refuses tiles that the game cannot have. @throws Inconsistent */
export function assertTiles(game: Game, path: string): void {
  COLORS.forEach((color, index) => {
    const unseen = game.unseen[index] as number;
    if (unseen >= 0) return;
    const total = TILE_TOTALS[index] as number;
    const message = `the game has ${total} ${color} tiles, here are ${total - unseen}`;
    throw new Inconsistent(path, message, 'component.tile.count');
  });
  const hidden = hiddenTiles(game);
  const unseen = game.unseen.reduce((sum, count) => sum + count, 0);
  if (game.bag.left >= 0 && hidden <= unseen) return;
  throw new Inconsistent(path, 'the game has 153 tiles, here are more', 'component.tile.count');
}
