import type { ClauseId } from '../../spec/clauses.ts';
import type { Draw } from './action.ts';
import type { Change } from './change.ts';
import type { Effect } from './effect.ts';
import { noteShortBag } from './gameend.ts';
import { handOf } from './hand.ts';
import {
  type ByTile,
  colorIndex,
  type Seat,
  type Tile,
  type TileIndex,
  tileAt,
  UNKNOWN,
  type Writable,
} from './pieces.ts';

const NOTHING_TOLD: readonly Tile[] = [];

/** Nothing is told of what was drawn. */
export const NOT_LOGGED: readonly Draw[] = [];

/**
 * Draws up to `count` tiles for a seat, as many as the bag has. A tile whose colour the bag does
 * not tell is the one logged, if one is.
 */
export function draw(
  change: Change,
  seat: Seat,
  count: number,
  logged: readonly Draw[],
  clauses: readonly ClauseId[],
  short: readonly ClauseId[] = [],
): void {
  const { bag } = change.game;
  const served = Math.min(count, bag.left);
  if (served > 0) {
    const hands = change.game.hands.slice();
    const hand = handOf(change.game, seat).slice() as Writable<ByTile>;
    const tiles: Tile[] = [];
    const told =
      logged.length === 0
        ? NOTHING_TOLD
        : logged.flatMap((entry) => (entry.seat === seat ? entry.tiles : []));
    for (let i = 0; i < served; i++) {
      let tile = bag.order === null ? UNKNOWN : (bag.order[bag.drawn + i] as TileIndex);
      const named = told[i] ?? '?';
      if (tile === UNKNOWN && named !== '?') {
        const color = colorIndex(named);
        tile = color;
        change.reveal(color);
      }
      hand[tile] += 1;
      tiles.push(tileAt(tile));
    }
    hands[seat] = hand;
    change.game.hands = hands;
    change.game.bag = { order: bag.order, drawn: bag.drawn + served, left: bag.left - served };
    change.note({ type: 'drawn', clauses, seat, tiles });
  }
  if (served < count) noteShortBag(change, seat, count - served, short);
}

/** What is left of the logged draws once the tiles of `effects` have been drawn. */
export function undrawn(logged: readonly Draw[], effects: readonly Effect[]): readonly Draw[] {
  let rest = logged;
  for (const effect of effects) {
    if (effect.type !== 'drawn') continue;
    let taken = effect.tiles.length;
    rest = rest.map((entry) => {
      if (entry.seat !== effect.seat) return entry;
      const tiles = entry.tiles.slice(taken);
      taken = Math.max(0, taken - entry.tiles.length);
      return { seat: entry.seat, tiles };
    });
  }
  return rest;
}
