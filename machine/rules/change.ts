import type { ClauseId } from '../../spec/clauses.ts';
import { type Geometry, geometry, nameOf } from './board.ts';
import type { Effect, EffectFields } from './effect.ts';
import { codeAt, type Game, leaderCode, OFF, standsAt } from './game.ts';
import {
  type ByColor,
  type ByTile,
  type Cell,
  type ColorIndex,
  colorAt,
  colorOf,
  leaderAt,
  plus,
  type Seat,
  seatOf,
  type TileIndex,
  type Writable,
} from './pieces.ts';
import { copied, regroup } from './regroup.ts';

/** What an application of a rule comes to. */
export interface Outcome {
  readonly game: Game;
  readonly effects: readonly Effect[];
}

/** What comes of a rule that finds nothing to do. */
export const NO_EFFECTS: readonly Effect[] = [];

/**
 * A game being changed: starts as the game it came from and copies each list at its first write,
 * so that the game before stays as it was. Every step that shows is noted as an effect.
 */
export class Change implements Outcome {
  readonly before: Game;
  readonly game: Writable<Game>;
  readonly effects: Effect[] = [];
  readonly shape: Geometry;

  constructor(before: Game) {
    this.before = before;
    this.game = { ...before };
    this.shape = geometry(before.board);
  }

  /** Notes an effect with its clauses. */
  note(effect: Effect): void {
    this.effects.push(effect);
  }

  /** The name of a space. */
  name(space: number): Cell {
    return nameOf(this.shape, space);
  }

  /** The space of a cell that the board has, as the check of the action has seen to. */
  space(cell: Cell): number {
    return this.shape.index.get(cell) as number;
  }

  names(spaces: readonly number[]): readonly Cell[] {
    return spaces.map((space) => this.name(space));
  }

  /** Puts a code on a space. */
  put(space: number, code: number): void {
    if (this.game.cells === this.before.cells) this.game.cells = copied(this.before.cells);
    const before = codeAt(this.game.cells, space);
    (this.game.cells as number[])[space] = code;
    regroup(this.game.cells, space, before);
  }

  /** Stands a leader, given by its number, on a space, lifting it from where it stood. */
  stand(leader: number, space: number): void {
    this.lift(leader);
    this.put(space, leaderCode(leader));
    (this.game.leaders as number[])[leader] = space;
  }

  /** Takes a leader off the board. */
  lift(leader: number): void {
    if (this.game.leaders === this.before.leaders) this.game.leaders = this.before.leaders.slice();
    const from = standsAt(this.game.leaders, leader);
    if (from !== OFF) this.put(from, 0);
    (this.game.leaders as number[])[leader] = OFF;
  }

  /** Sends home a leader from the board and says why. */
  sendHome(
    leader: number,
    reason: EffectFields['leader-returned']['reason'],
    clauses: readonly ClauseId[],
  ): void {
    const from = this.name(standsAt(this.game.leaders, leader));
    this.lift(leader);
    this.note({
      type: 'leader-returned',
      clauses,
      seat: seatOf(leader),
      leader: leaderAt(colorOf(leader)),
      from,
      reason,
    });
  }

  /** Adds to a score without a word; `index` is a colour or treasures. */
  addScore(seat: Seat, index: TileIndex, count: number): void {
    const scores = this.game.scores.slice();
    scores[seat] = plus(scores[seat] as ByTile, index, count);
    this.game.scores = scores;
  }

  /** Gives points of a colour and says why. */
  score(
    seat: Seat,
    color: ColorIndex,
    count: number,
    reason: EffectFields['point']['reason'],
    cells: readonly number[],
    clauses: readonly ClauseId[],
  ): void {
    this.addScore(seat, color, count);
    this.note({
      type: 'point',
      clauses,
      seat,
      color: colorAt(color),
      count,
      reason,
      cells: this.names(cells),
    });
  }

  /** Changes the number of tiles of one kind (unknown ones included) in a hand. */
  addToHand(seat: Seat, tile: TileIndex, count: number): void {
    const hands = this.game.hands.slice();
    hands[seat] = plus(hands[seat] as ByTile, tile, count);
    this.game.hands = hands;
  }

  /** Puts tiles out of the game. */
  discard(tile: TileIndex, count: number): void {
    this.game.discarded = plus(this.game.discarded, tile, count);
  }

  /** Tells the colour of a tile that was unknown. */
  reveal(color: ColorIndex): void {
    const unseen = this.game.unseen.slice() as Writable<ByColor>;
    unseen[color] -= 1;
    this.game.unseen = unseen;
  }
}

const CLOCKWISE: readonly (readonly (readonly Seat[])[])[] = [0, 1, 2, 3, 4].map((players) =>
  Array.from({ length: players }, (_, seat) =>
    Array.from({ length: players }, (_, i) => ((seat + i) % players) as Seat),
  ),
);

/** The seats from one on, clockwise, each once. */
export function clockwiseFrom(seat: Seat, players: number): readonly Seat[] {
  return (CLOCKWISE[players] as readonly (readonly Seat[])[])[seat] as readonly Seat[];
}
