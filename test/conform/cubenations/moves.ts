import type { Action, Color, Seat, Tile } from '../../../machine/rules/index.ts';
import type { At } from '../../bench/peer.ts';
import { atOf, colorOfLeader } from './board.ts';
import { phaseOf } from './state.ts';
import type { State } from './table.ts';

/** A move of the engine: its name and what it is told. */
export interface Move {
  readonly type: string;
  readonly args: readonly unknown[];
}

const move = (
  type: string,
  ...args: readonly (number | string | At | readonly number[] | null)[]
): Move => ({ type, args });

/** Places in a hand that hold such tiles; null where the hand has them not. */
function placesOf({ G }: State, seat: Seat, tiles: readonly Tile[]): readonly number[] | null {
  const hand = [...(G.players[seat]?.hand ?? [])];
  const places: number[] = [];
  for (const color of tiles) {
    const place = hand.findIndex((held) => held?.color === color);
    if (place < 0) return null;
    hand[place] = null;
    places.push(place);
  }
  return places;
}

function monumentNumber({ G }: State, pair: readonly Color[]): number {
  return G.monuments.findIndex(({ colors }) => pair.every((color) => colors.includes(color)));
}

/**
 * The move that asks the engine for an action. Null where it has none: it names tiles by their place
 * in the hand, so that a tile not held cannot be asked for, it has no wonder and no buildings, and
 * what ends an action is called a pass in one stage and declines a monument in another.
 */
export function moveOf(state: State, seat: Seat, action: Action): Move | null {
  switch (action.do) {
    case 'leader':
      return move('placeLeader', colorOfLeader(action.leader), atOf(action.at));
    case 'withdraw':
      return move('placeLeader', colorOfLeader(action.leader), null);
    case 'tile': {
      const places = placesOf(state, seat, [action.color]);
      return places === null ? null : move('placeTile', places[0] as number, atOf(action.at));
    }
    case 'catastrophe':
      return move('placeCatastrophe', atOf(action.at));
    case 'swap': {
      const places = placesOf(state, seat, action.tiles);
      return places === null ? null : move('discardTiles', places);
    }
    case 'support': {
      const color = state.G.conflict?.color ?? 'red';
      const places = placesOf(state, seat, new Array<Tile>(action.count).fill(color));
      return places === null ? null : move('commitToConflict', places);
    }
    case 'choose-war':
      return move('chooseWar', action.color);
    case 'monument':
      return move('placeMonument', atOf(action.square), monumentNumber(state, action.monument));
    case 'no-monument':
      return phaseOf(state) === 'turn.monument' ? move('pass') : null;
    case 'pass':
      return phaseOf(state) === 'turn.monument' ? null : move('pass');
    case 'treasure':
      return move('takeTreasure', atOf(action.at));
    case 'wonder':
    case 'wonder-point':
    case 'building':
    case 'no-building':
      return null;
  }
}
