import type { ClauseId } from '../../spec/clauses.ts';
import { ADVANCED_SETUP } from './advanced.ts';
import { type Board, geometry } from './board.ts';
import { BUILDING_SETUP } from './building.ts';
import type { Outcome } from './change.ts';
import { combinationClauses, TILE_TOTALS, TILES } from './component.ts';
import {
  type Bag,
  EMPTY,
  type Game,
  OFF,
  type Options,
  RED_TEMPLE,
  type Rulings,
  TREASURE,
} from './game.ts';
import {
  type ByColor,
  type ByTile,
  CATASTROPHES,
  HAND_SIZE,
  RED,
  TILE_INDICES,
  type TileIndex,
  UNKNOWN,
  type Writable,
} from './pieces.ts';
import { ACTIONS } from './turn.ts';

/** What has to be agreed and dealt before the first turn. */
export interface Setup {
  readonly board: Board;
  readonly options: Options;
  readonly rulings: Rulings;
  /** Two to four (clause `component.players.range`). */
  readonly players: number;
  /** For each seat the opening hand by colour, unknown tiles last. */
  readonly hands: readonly ByTile[];
  /** The bag in draw order after the deal, by colour index, or null if it is not told. */
  readonly bag: readonly TileIndex[] | null;
}

/** A hand of six tiles that nobody has told. */
export const UNTOLD_HAND: ByTile = [0, 0, 0, 0, HAND_SIZE];

const EVERY_GAME: readonly ClauseId[] = [
  'setup.bag.rest',
  'setup.hand.six',
  'setup.catastrophe.two',
  'setup.dynasty.choose',
  'setup.unused.removed',
  'setup.supply.beside',
  'setup.unification.start',
];
const BOARD_CLAUSES: Readonly<Record<Board['id'], readonly ClauseId[]>> = {
  standard: ['setup.board.side', 'setup.temple.ten', 'setup.treasure.ten', 'setup.treasure.spare'],
  advanced: ADVANCED_SETUP,
  free: [],
};

/** The clauses by which a game is set up. */
export function setupClauses(board: Board, options: Options): readonly ClauseId[] {
  return [
    'setup.board.option',
    ...BOARD_CLAUSES[board.id],
    ...EVERY_GAME,
    ...(options.buildings ? BUILDING_SETUP : []),
    ...combinationClauses(board, options),
  ];
}

/** A game set up, and that it has begun. */
export function beginGame(setup: Setup): Outcome {
  const game = setUp(setup);
  const { board, options, players } = setup;
  const clauses = setupClauses(board, options);
  return { game, effects: [{ type: 'game-begun', clauses, board: board.id, players }] };
}

/**
 * The position in which the game begins: a temple with a treasure on each winged-beast space, two
 * catastrophes and six tiles a player, the first seat to act (chapter `setup`).
 */
export function setUp({ board, options, rulings, players, hands, bag }: Setup): Game {
  const { size, winged } = geometry(board);
  const cells: number[] = new Array(size).fill(EMPTY);
  for (const space of winged) cells[space] = RED_TEMPLE + TREASURE;
  const unseen: Writable<ByColor> = [...TILE_TOTALS];
  const seen = (tile: TileIndex, count: number): void => {
    if (tile !== UNKNOWN) unseen[tile] -= count;
  };
  seen(RED, winged.length);
  let dealt = 0;
  for (const hand of hands) {
    for (const tile of TILE_INDICES) {
      seen(tile, hand[tile]);
      dealt += hand[tile];
    }
  }
  bag?.forEach((color) => {
    seen(color, 1);
  });
  const stored: Bag = {
    order: bag,
    drawn: 0,
    left: bag === null ? TILES - winged.length - dealt : bag.length,
  };
  return {
    board,
    options,
    rulings,
    players,
    cells,
    leaders: new Array<number>(players * 4).fill(OFF),
    monuments: [],
    wonder: OFF,
    buildings: [OFF, OFF, OFF, OFF],
    declinedSquares: [],
    declinedCenters: [],
    hands,
    bag: stored,
    discarded: [0, 0, 0, 0, 0],
    unseen,
    catastrophes: new Array<number>(players).fill(CATASTROPHES),
    scores: Array.from({ length: players }, (): ByTile => [0, 0, 0, 0, 0]),
    seat: 0,
    actionsLeft: ACTIONS,
    placed: OFF,
    union: null,
    conflict: null,
  };
}
