import fc from 'fast-check';
import { createActor, type InspectionEvent } from 'xstate';
import { eventOf } from '../../machine/chart/context.ts';
import { type ChartActor, machine, phaseOf } from '../../machine/chart/machine.ts';
import type { Action, Phase } from '../../machine/rules/action.ts';
import { BOARDS, geometry, type PrintedBoard } from '../../machine/rules/board.ts';
import type { Game } from '../../machine/rules/game.ts';
import { legalActions } from '../../machine/rules/legal.ts';
import type { Seat } from '../../machine/rules/pieces.ts';
import { RED, TILE_TOTALS } from '../../machine/rules/pieces.ts';
import { setUp } from '../../machine/rules/setup.ts';
import { actor as actorOf } from '../../machine/rules/turn.ts';
import { editions } from '../../spec/editions.ts';
import type { EditionId } from '../../spec/ids.ts';

/** A game to be: what was agreed, the order of the bag, and a number for each choice to come. */
export interface Plan {
  readonly edition: EditionId;
  readonly board: PrintedBoard;
  readonly englishVariant: boolean;
  readonly wonder: boolean;
  readonly buildings: boolean;
  readonly players: number;
  /** Tiles left out of the bag, so that some games run dry. */
  readonly short: number;
  readonly shuffle: number;
  readonly choices: readonly number[];
}

/** Plans of games of up to `length` choices, under every edition and with every module. */
export const plans = (length: number): fc.Arbitrary<Plan> =>
  fc.record({
    edition: fc.constantFrom<EditionId>('1997', '2015', 'condensed'),
    board: fc.constantFrom<PrintedBoard>('standard', 'advanced'),
    englishVariant: fc.boolean(),
    wonder: fc.boolean(),
    buildings: fc.boolean(),
    players: fc.constantFrom(2, 3, 4),
    short: fc.constantFrom(0, 60, 100),
    shuffle: fc.nat(),
    choices: fc.array(fc.nat({ max: 0xffff }), { minLength: length, maxLength: length }),
  });

/** A small generator, so that a plan says all there is to a game. */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 0x1_0000_0000;
  };
}

function tilesLeft(board: PrintedBoard, seed: number): number[] {
  const tiles = TILE_TOTALS.flatMap((count, color) => {
    const onBoard = color === RED ? geometry(BOARDS[board]).winged.length : 0;
    return new Array<number>(count - onBoard).fill(color);
  });
  const next = random(seed);
  for (let i = tiles.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [tiles[i], tiles[j]] = [tiles[j] as number, tiles[i] as number];
  }
  return tiles;
}

/** The start of a planned game. */
export function startOf(plan: Plan): Game {
  const tiles = tilesLeft(plan.board, plan.shuffle);
  const hands = Array.from({ length: plan.players }, (_, seat) => {
    const hand = [0, 0, 0, 0, 0];
    for (const color of tiles.slice(seat * 6, seat * 6 + 6))
      hand[color] = (hand[color] as number) + 1;
    return hand;
  });
  const dealt = plan.players * 6;
  const discarded = [0, 0, 0, 0, 0];
  const out = Math.min(plan.short, tiles.length - dealt);
  for (const color of tiles.slice(tiles.length - out))
    discarded[color] = (discarded[color] as number) + 1;
  const game = setUp({
    board: BOARDS[plan.board],
    options: {
      englishVariant: plan.englishVariant,
      wonder: plan.wonder,
      buildings: plan.buildings,
      treasureEnd: true,
    },
    rulings: editions[plan.edition].rulings,
    players: plan.players,
    hands,
    bag: tiles.slice(dealt, tiles.length - out),
  });
  return { ...game, discarded, unseen: [0, 0, 0, 0] };
}

/** How eagerly each kind of action is chosen, so that games are eventful. */
const EAGER: Readonly<Record<Action['do'], number>> = {
  leader: 6,
  tile: 12,
  catastrophe: 1,
  swap: 1,
  withdraw: 1,
  pass: 1,
  support: 1,
  'choose-war': 1,
  monument: 4,
  'no-monument': 1,
  wonder: 4,
  building: 3,
  'no-building': 1,
  treasure: 1,
  'wonder-point': 1,
};

/** How much a choice is worth making: tiles and leaders that touch something are. */
function weight(game: Game, action: Action): number {
  if (action.do !== 'tile' && action.do !== 'leader') return EAGER[action.do];
  const { neighbours, index } = geometry(game.board);
  const touching = (neighbours[index.get(action.at) as number] as readonly number[]).filter(
    (next) => game.cells[next] !== 0,
  ).length;
  return touching === 0 ? 1 : touching * touching * EAGER[action.do];
}

/** The action that a number chooses among the legal ones of a position. */
export function choose(game: Game, phase: Phase, choice: number): Action | null {
  const legal = legalActions(game, phase);
  if (legal.length === 0) return null;
  const kinds = [...new Set(legal.map(({ action }) => action.do))];
  const eager = kinds.map((kind) => EAGER[kind]);
  const next = random(choice);
  const kind = kinds[pick(eager, next())] as Action['do'];
  const options = legal.filter(({ action }) => action.do === kind).map(({ action }) => action);
  return options[
    pick(
      options.map((action) => weight(game, action)),
      next(),
    )
  ] as Action;
}

function pick(weights: readonly number[], at: number): number {
  let left = at * weights.reduce((sum, one) => sum + one, 0);
  const found = weights.findIndex((one) => {
    left -= one;
    return left < 0;
  });
  return found === -1 ? weights.length - 1 : found;
}

/** A position of a planned game and the action chosen there. */
export interface Moment {
  readonly game: Game;
  readonly phase: Phase;
  readonly seat: Seat;
  readonly action: Action;
  readonly actor: ChartActor;
}

/** Plays a plan through the statechart, showing each moment before its action is sent. */
export function* play(
  plan: Plan,
  inspect?: (event: InspectionEvent) => void,
): Generator<Moment, Game> {
  const input = { game: startOf(plan), phase: 'turn.action' as const };
  const actor = createActor(machine, inspect === undefined ? { input } : { input, inspect });
  actor.start();
  for (const choice of plan.choices) {
    const { game } = actor.getSnapshot().context;
    const phase = phaseOf(actor.getSnapshot());
    const seat = actorOf(game, phase);
    const action = choose(game, phase, choice);
    if (seat === null || action === null) break;
    yield { game, phase, seat, action, actor };
    actor.send(eventOf(seat, action));
  }
  return actor.getSnapshot().context.game;
}
