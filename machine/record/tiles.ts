import {
  type Bag,
  FACE_DOWN,
  faceUpColor,
  type Game,
  OFF,
  withoutTreasure,
} from '../rules/game.ts';
import {
  COLORS,
  type Color,
  colorIndex,
  RED,
  TILE_TOTALS,
  type Tile,
  UNKNOWN,
} from '../rules/pieces.ts';
import type { PositionJson } from './format.ts';
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

/** Counts the tiles a position names and finds where the others are: in the bag or out of the game. */
export function shareTiles(
  game: Game,
  position: PositionJson,
): Pick<Game, 'bag' | 'discarded' | 'unseen'> {
  const unseen = game.unseen.slice();
  let untold = 0;
  const seen = (tile: number, count: number): void => {
    if (tile === UNKNOWN) untold += count;
    else unseen[tile] = (unseen[tile] as number) - count;
  };
  let down = 0;
  for (const code of game.cells) {
    const color = faceUpColor(code);
    if (color >= 0) seen(color, 1);
    else if (withoutTreasure(code) === FACE_DOWN) down++;
  }
  for (const { of } of game.monuments) {
    if (of < 0) continue;
    seen(of, 4);
    down -= 4;
  }
  seen(UNKNOWN, Math.max(0, down));
  if (game.wonder !== OFF && game.rulings.wonderTiles === 'flip') seen(UNKNOWN, 5);
  for (const hand of game.hands) {
    for (const [tile, count] of hand.entries()) seen(tile, count);
  }
  if (game.conflict !== null) {
    seen(game.conflict.kind === 'revolt' ? RED : game.conflict.color, game.conflict.added);
  }
  const discarded = [0, 0, 0, 0, 0];
  for (const [tile, count] of Object.entries(position.discarded ?? {})) {
    discarded[colorIndex(tile as Color)] = count;
    seen(colorIndex(tile as Color), count);
  }
  const order = position.bag?.map(colorIndex) ?? null;
  for (const tile of order ?? []) seen(tile, 1);
  const elsewhere = unseen.reduce((sum, count) => sum + count, 0) - untold;
  if (order === null) return { bag: { order, drawn: 0, left: elsewhere }, discarded, unseen };
  const bag: Bag = { order, drawn: 0, left: order.length };
  if (untold > 0 || unseen.some((count) => count < 0)) {
    discarded[UNKNOWN] = (discarded[UNKNOWN] as number) + Math.max(0, elsewhere);
    return { bag, discarded, unseen };
  }
  COLORS.forEach((_, color) => {
    discarded[color] = (discarded[color] as number) + (unseen[color] as number);
  });
  return { bag, discarded, unseen: [0, 0, 0, 0] };
}
