import type { Action } from './action.ts';
import { countKingdomsBeside } from './beside.ts';
import { type Geometry, geometry, oncePer } from './board.ts';
import { catastropheSpaces, catastrophesLeft } from './catastrophe.ts';
import { groups } from './define.ts';
import { type Game, OFF, standsAt } from './game.ts';
import { handOf, heldAtMost, surelyHeld } from './hand.ts';
import { laidOn } from './laid.ts';
import { leaderGround, leaderSpaces } from './leader.ts';
import { type LegalAction, Listed, type Part, same } from './legalset.ts';
import {
  BLACK,
  BLUE,
  type ByTile,
  type Cell,
  COLOR_INDICES,
  type Color,
  colorAt,
  type Leader,
  leaderAt,
  leaderNumber,
} from './pieces.ts';
import { listInto, Spaces } from './spaces.ts';
import { countSwaps, hasSwap, swapAt } from './swap.ts';
import { tileSpaces } from './tile.ts';

/** The spaces on which each piece may be set in an action, as the checks of their chapters say. */
export interface LegalSpaces {
  readonly tile: Readonly<Partial<Record<Color, readonly Cell[]>>>;
  readonly leader: Readonly<Record<Leader, readonly Cell[]>>;
  readonly catastrophe: readonly Cell[];
}

/** The same in the order of the colours; null where the active player has none of the pieces. */
interface Places {
  readonly tile: readonly (Spaces | null)[];
  readonly leader: readonly Spaces[];
  readonly catastrophe: Spaces | null;
}

/** Where the active player may set what he has. */
function placesOf(game: Game): Places {
  const { seat } = game;
  const among = groups(game);
  const kingdoms = countKingdomsBeside(among);
  const laid = laidOn(game);
  const { shape } = among;
  const { columns } = shape;
  const onRiver = new Spaces(tileSpaces(shape, laid, kingdoms, BLUE), columns);
  const onLand = new Spaces(tileSpaces(shape, laid, kingdoms, BLACK), columns);
  const ground = leaderGround(shape, laid);
  const forLeader = (from: number): Spaces =>
    new Spaces(leaderSpaces(game, among, kingdoms, ground, from), columns);
  const fromSupply = forLeader(OFF);
  return {
    tile: COLOR_INDICES.map((color) => {
      if (heldAtMost(game, seat, color) === 0) return null;
      return color === BLUE ? onRiver : onLand;
    }),
    leader: COLOR_INDICES.map((color) => {
      const from = standsAt(game.leaders, leaderNumber(seat, color));
      return from === OFF ? fromSupply : forLeader(from);
    }),
    catastrophe:
      catastrophesLeft(game, seat) === 0 ? null : new Spaces(catastropheSpaces(game), columns),
  };
}

/** Where the active player may set each tile colour he holds, each leader, and a catastrophe. */
export function legalSpaces(game: Game): LegalSpaces {
  const { names } = geometry(game.board);
  const places = placesOf(game);
  const cells = (spaces: Spaces): readonly Cell[] => {
    const found: Cell[] = [];
    listInto(found, names, spaces.rows, spaces.columns);
    return found;
  };
  const tile: Partial<Record<Color, readonly Cell[]>> = {};
  places.tile.forEach((spaces, color) => {
    if (spaces !== null) tile[colorAt(color)] = cells(spaces);
  });
  const leader = {} as Record<Leader, readonly Cell[]>;
  places.leader.forEach((spaces, color) => {
    leader[leaderAt(color)] = cells(spaces);
  });
  return {
    tile,
    leader,
    catastrophe: places.catastrophe === null ? [] : cells(places.catastrophe),
  };
}

/** For each space of a board the action that sets a piece there. */
type Table = readonly LegalAction[];

type TableOf = (shape: Geometry) => Table;

/** Such a table, made once for each board: positions share its actions. */
const table = (entry: (at: Cell) => LegalAction): TableOf =>
  oncePer(({ names }: Geometry) => names.map(entry));

const TILE = COLOR_INDICES.map((index) => {
  const color = colorAt(index);
  return table((at) => ({ action: { do: 'tile', color, at } }));
});
const POSSIBLE_TILE = COLOR_INDICES.map((index) => {
  const color = colorAt(index);
  return table((at) => ({ action: { do: 'tile', color, at }, possible: true }));
});
const LEADER = COLOR_INDICES.map((index) => {
  const leader = leaderAt(index);
  return table((at) => ({ action: { do: 'leader', leader, at } }));
});
const CATASTROPHE = table((at) => ({ action: { do: 'catastrophe', at } }));
const WITHDRAW = COLOR_INDICES.map((index): LegalAction => {
  return { action: { do: 'withdraw', leader: leaderAt(index) } };
});
const PASS: LegalAction = { action: { do: 'pass' } };

/** One piece on any of the spaces where it may be set. */
class Placements implements Part {
  readonly count: number;
  readonly #spaces: Spaces;
  readonly #table: Table;
  readonly #shape: Geometry;

  constructor(spaces: Spaces, table: Table, shape: Geometry) {
    this.count = spaces.count;
    this.#spaces = spaces;
    this.#table = table;
    this.#shape = shape;
  }

  at(place: number): LegalAction {
    return this.#table[this.#spaces.at(place)] as LegalAction;
  }

  has(action: Action): boolean {
    if (!('at' in action)) return false;
    const space = this.#shape.index.get(action.at);
    if (space === undefined || !this.#spaces.has(space)) return false;
    return same((this.#table[space] as LegalAction).action, action);
  }

  listInto(list: LegalAction[]): void {
    listInto(list, this.#table, this.#spaces.rows, this.#spaces.columns);
  }
}

/** The swaps that a hand allows. */
class Swaps implements Part {
  readonly count: number;
  readonly #hand: ByTile;

  constructor(hand: ByTile) {
    this.#hand = hand;
    this.count = countSwaps(hand);
  }

  at(place: number): LegalAction {
    return { action: { do: 'swap', ...swapAt(this.#hand, place) } };
  }

  has(action: Action): boolean {
    return action.do === 'swap' && hasSwap(this.#hand, action);
  }

  listInto(list: LegalAction[]): void {
    for (let place = 0; place < this.count; place++) list.push(this.at(place));
  }
}

/** What the active player may do in an action. */
export function turnParts(game: Game): readonly Part[] {
  const { seat } = game;
  const shape = geometry(game.board);
  const { tile, leader, catastrophe } = placesOf(game);
  const parts: Part[] = [];
  const place = (spaces: Spaces | null | undefined, tableOf: TableOf | undefined): void => {
    if (spaces && tableOf) parts.push(new Placements(spaces, tableOf(shape), shape));
  };
  for (const color of COLOR_INDICES) {
    place(tile[color], (surelyHeld(game, seat, color) > 0 ? TILE : POSSIBLE_TILE)[color]);
  }
  const withdrawals: LegalAction[] = [];
  for (const color of COLOR_INDICES) {
    place(leader[color], LEADER[color]);
    const stands = standsAt(game.leaders, leaderNumber(seat, color));
    if (stands !== OFF) withdrawals.push(WITHDRAW[color] as LegalAction);
  }
  parts.push(new Listed(withdrawals));
  place(catastrophe, CATASTROPHE);
  parts.push(new Swaps(handOf(game, seat)), new Listed([PASS]));
  return parts;
}
