import fc from 'fast-check';
import { below, pick, type Random, seeded, shuffled } from '../../machine/bots/random.ts';
import { type Board, cellName, geometry } from '../../machine/rules/board.ts';
import { BOARDS } from '../../machine/rules/boards.ts';
import {
  CATASTROPHE,
  EMPTY,
  FACE_DOWN,
  type Game,
  leaderCode,
  OFF,
  TREASURE,
  tileCode,
  WONDER,
} from '../../machine/rules/game.ts';
import {
  type ByColor,
  COLOR_INDICES,
  RED,
  type Seat,
  UNKNOWN,
  type Writable,
} from '../../machine/rules/pieces.ts';
import { startOf } from '../model/deal.ts';

/**
 * Positions on boards of any size with anything on them, reached by play or not: what the rules say
 * of a space depends on what lies there, not on how it came to lie there.
 */

const LAID = [
  ...COLOR_INDICES.map(tileCode),
  tileCode(RED),
  tileCode(RED),
  tileCode(RED) + TREASURE,
  FACE_DOWN,
  FACE_DOWN + TREASURE,
  WONDER,
  WONDER + TREASURE,
  CATASTROPHE,
];

function freeBoard(random: Random, columns: number, rows: number): Board {
  const wet = pick(random, [0, 0.1, 0.4, 1]);
  const terrain = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => (random() < wet ? '~' : '.')).join(''),
  );
  return { id: 'free', terrain, bordered: random() < 0.2 ? [cellName(0, 0)] : [] };
}

/** Up to six tiles of any colours, some of them untold. */
function handOf(random: Random): Game['hands'][number] {
  const hand: Writable<Game['hands'][number]> = [0, 0, 0, 0, 0];
  const kinds = [...COLOR_INDICES, UNKNOWN] as const;
  for (let tiles = below(random, 7); tiles > 0; tiles--) hand[pick(random, kinds)] += 1;
  return hand;
}

const some = (random: Random, most: number): ByColor => [
  below(random, most),
  below(random, most),
  below(random, most),
  below(random, most),
];

/** What a board is drawn from; a smaller one is simpler. */
interface Drawn {
  readonly seed: number;
  readonly columns: number;
  readonly rows: number;
  /** How much of the board is covered, in hundredths. */
  readonly full: number;
}

function positionOf({ seed, columns, rows, full }: Drawn): Game {
  const random = seeded(seed);
  const board = pick(random, [BOARDS.standard, BOARDS.advanced, freeBoard(random, columns, rows)]);
  const players = 2 + below(random, 3);
  const cells = Array.from({ length: geometry(board).size }, () =>
    below(random, 100) < full ? pick(random, LAID) : EMPTY,
  );
  const leaders: number[] = new Array(16).fill(OFF);
  const spaces = shuffled(random, [...cells.keys()]).slice(0, below(random, players * 4 + 1));
  const standing = shuffled(random, [...new Array(players * 4).keys()]);
  for (const [i, space] of spaces.entries()) {
    const leader = standing[i] as number;
    leaders[leader] = space;
    cells[space] = leaderCode(leader);
  }
  const anywhere = (): number => (random() < 0.5 ? OFF : below(random, cells.length));
  const dealt = startOf({
    edition: pick(random, ['1997', '2015', 'condensed']),
    board: 'standard',
    englishVariant: false,
    wonder: true,
    buildings: true,
    players,
    shuffle: seed,
  });
  return {
    ...dealt,
    board,
    cells,
    leaders: leaders.slice(0, dealt.leaders.length),
    buildings: [anywhere(), anywhere(), anywhere(), anywhere()],
    hands: dealt.hands.map(() => handOf(random)),
    unseen: some(random, 3),
    catastrophes: dealt.catastrophes.map(() => below(random, 3)),
    seat: below(random, players) as Seat,
  };
}

export const anyBoard: fc.Arbitrary<Game> = fc
  .record({
    seed: fc.nat(),
    columns: fc.integer({ min: 1, max: 26 }),
    rows: fc.integer({ min: 1, max: 11 }),
    full: fc.integer({ min: 0, max: 80 }),
  })
  .map(positionOf);
