import { geometry } from '../rules/board.ts';
import { TILE_TOTALS, TILES } from '../rules/component.ts';
import {
  type Bag,
  FACE_DOWN,
  faceUpColor,
  type Game,
  NO_COLOR,
  OFF,
  withoutTreasure,
} from '../rules/game.ts';
import {
  type ByColor,
  type ByTile,
  type Cell,
  COLOR_INDICES,
  type Color,
  colorAt,
  colorIndex,
  RED,
  TILE_INDICES,
  type Tile,
  type TileIndex,
  tileIndex,
  UNKNOWN,
  type Writable,
} from '../rules/pieces.ts';
import type { PositionJson } from './format.ts';
import { type Fault, Impossible, raise } from './impossible.ts';

/** Tiles counted by colour, unknown ones last. */
export function countTiles(tiles: readonly Tile[]): ByTile {
  const counts: Writable<ByTile> = [0, 0, 0, 0, 0];
  for (const tile of tiles) counts[tileIndex(tile)] += 1;
  return counts;
}

/** How many tiles in hands and bag are of an untold colour. */
export function hiddenTiles(game: Pick<Game, 'hands' | 'bag'>): number {
  const { order, drawn, left } = game.bag;
  const held = game.hands.reduce((sum, hand) => sum + hand[UNKNOWN], 0);
  if (order === null) return held + left;
  return held + order.slice(drawn).filter((tile) => tile === UNKNOWN).length;
}

/** Refuses tiles that the game cannot have. @throws Inconsistent, unless another takes what is wrong */
export function assertTiles(game: Game, path: string, fault: Fault = raise): void {
  const { names } = geometry(game.board);
  for (const color of COLOR_INDICES) {
    const unseen = game.unseen[color];
    if (unseen >= 0) continue;
    const total = TILE_TOTALS[color];
    const count = total - unseen;
    const message = `the game has ${total} ${colorAt(color)} tiles, here are ${count}`;
    const cells = game.cells.flatMap((code, space) =>
      faceUpColor(code) === color ? [names[space] as Cell] : [],
    );
    const params = { color: colorAt(color), count, total };
    fault(new Impossible(path, message, { id: 'tiles', params, cells }, 'component.tile.count'));
  }
  if (game.unseen.some((count) => count < 0)) return;
  const hidden = hiddenTiles(game);
  const unseen = game.unseen.reduce((sum, count) => sum + count, 0);
  if (game.bag.left >= 0 && hidden <= unseen) return;
  const message = `the game has ${TILES} tiles, here are more`;
  const told = { id: 'tiles-in-all', params: { total: TILES }, cells: [] } as const;
  fault(new Impossible(path, message, told, 'component.tile.count'));
}

/** Counts the tiles a position names and finds where the others are: in the bag or out of the game. */
export function shareTiles(
  game: Game,
  position: PositionJson,
): Pick<Game, 'bag' | 'discarded' | 'unseen'> {
  const unseen: Writable<ByColor> = [...game.unseen];
  let untold = 0;
  const seen = (tile: TileIndex, count: number): void => {
    if (tile === UNKNOWN) untold += count;
    else unseen[tile] -= count;
  };
  let down = 0;
  for (const code of game.cells) {
    const color = faceUpColor(code);
    if (color !== NO_COLOR) seen(color, 1);
    else if (withoutTreasure(code) === FACE_DOWN) down++;
  }
  for (const { of } of game.monuments) {
    if (of === NO_COLOR) continue;
    seen(of, 4);
    down -= 4;
  }
  seen(UNKNOWN, Math.max(0, down));
  if (game.wonder !== OFF && game.rulings.wonderTiles === 'flip') seen(UNKNOWN, 5);
  for (const hand of game.hands) {
    for (const tile of TILE_INDICES) seen(tile, hand[tile]);
  }
  if (game.conflict !== null) {
    seen(game.conflict.kind === 'revolt' ? RED : game.conflict.color, game.conflict.added);
  }
  const discarded: Writable<ByTile> = [0, 0, 0, 0, 0];
  for (const [tile, count] of Object.entries(position.discarded ?? {})) {
    discarded[colorIndex(tile as Color)] = count;
    seen(colorIndex(tile as Color), count);
  }
  const order = position.bag?.map(tileIndex) ?? null;
  for (const tile of order ?? []) seen(tile, 1);
  const elsewhere = unseen.reduce((sum, count) => sum + count, 0) - untold;
  if (order === null) return { bag: { order, drawn: 0, left: elsewhere }, discarded, unseen };
  const bag: Bag = { order, drawn: 0, left: order.length };
  if (untold > 0 || unseen.some((count) => count < 0)) {
    discarded[UNKNOWN] += Math.max(0, elsewhere);
    return { bag, discarded, unseen };
  }
  for (const color of COLOR_INDICES) discarded[color] += unseen[color];
  return { bag, discarded, unseen: [0, 0, 0, 0] };
}
