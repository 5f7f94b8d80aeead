import { createActor } from 'xstate';
import { eventOf } from '../../machine/chart/context.ts';
import { machine, phaseOf } from '../../machine/chart/machine.ts';
import type { Action } from '../../machine/rules/action.ts';
import { geometry, type PrintedBoard } from '../../machine/rules/board.ts';
import { BOARDS } from '../../machine/rules/boards.ts';
import { MONUMENTS, TILE_TOTALS } from '../../machine/rules/component.ts';
import type { Game } from '../../machine/rules/game.ts';
import { type LegalAction, legalActions, legalSet } from '../../machine/rules/legal.ts';
import {
  type ByTile,
  COLOR_INDICES,
  COLORS,
  type ColorIndex,
  LEADERS,
  RED,
  type Writable,
} from '../../machine/rules/pieces.ts';
import { beginGame } from '../../machine/rules/setup.ts';
import { actor as actorOf, check } from '../../machine/rules/turn.ts';
import { editions } from '../../spec/editions.ts';
import type { EditionId } from '../../spec/ids.ts';
import { assertOne } from './asked.ts';
import { digest, freeze, placed, plain, told } from './digest.ts';

/** Steps of a game, and how often all that may and may not be done is looked at. */
const LENGTH = 120;
const EVERY = 8;

interface Plan {
  readonly seed: number;
  readonly edition: EditionId;
  readonly board: PrintedBoard;
  readonly players: number;
  /** Tiles in the bag, so that some games run dry. */
  readonly bag: number;
  readonly modules: readonly ('englishVariant' | 'wonder' | 'buildings')[];
}

/** Games under every edition and with every module. */
export const plans: readonly Plan[] = [
  { seed: 1, edition: '1997', board: 'standard', players: 2, bag: 120, modules: [] },
  { seed: 2, edition: '1997', board: 'standard', players: 4, bag: 40, modules: ['englishVariant'] },
  { seed: 3, edition: '2015', board: 'standard', players: 3, bag: 120, modules: ['wonder'] },
  { seed: 4, edition: '2015', board: 'advanced', players: 4, bag: 60, modules: ['buildings'] },
  { seed: 5, edition: 'condensed', board: 'standard', players: 3, bag: 80, modules: [] },
  {
    seed: 6,
    edition: '2015',
    board: 'advanced',
    players: 2,
    bag: 99,
    modules: ['wonder', 'buildings'],
  },
];

/** Numbers from 0 to below `n` that look random and are the same every time. */
function random(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % n;
  };
}

function start({ edition, board, players, bag, modules }: Plan, next: (n: number) => number) {
  const tiles = COLOR_INDICES.flatMap((color) => {
    const onBoard = color === RED ? geometry(BOARDS[board]).winged.length : 0;
    return new Array<ColorIndex>(TILE_TOTALS[color] - onBoard).fill(color);
  });
  for (let i = tiles.length - 1; i > 0; i--) {
    const j = next(i + 1);
    [tiles[i], tiles[j]] = [tiles[j] as ColorIndex, tiles[i] as ColorIndex];
  }
  const hands = Array.from({ length: players }, () => {
    const hand: Writable<ByTile> = [0, 0, 0, 0, 0];
    for (const color of tiles.splice(0, 6)) hand[color] += 1;
    return hand;
  });
  return beginGame({
    board: BOARDS[board],
    options: {
      englishVariant: modules.includes('englishVariant'),
      wonder: modules.includes('wonder'),
      buildings: modules.includes('buildings'),
      treasureEnd: true,
    },
    rulings: editions[edition].rulings,
    players,
    hands,
    bag: tiles.slice(0, bag),
  });
}

/** One of the legal actions: of the eager kinds if there are any, and where things touch. */
function choose(game: Game, legal: readonly LegalAction[], next: (n: number) => number): Action {
  const { neighbours, index } = geometry(game.board);
  const touching = ({ action }: LegalAction): number =>
    'at' in action
      ? (neighbours[index.get(action.at) as number] as readonly number[]).filter(
          (space) => game.cells[space] !== 0,
        ).length
      : 0;
  const kinds = [...new Set(legal.map(({ action }) => action.do))];
  const eager = kinds.filter((kind) => ['tile', 'monument', 'wonder', 'building'].includes(kind));
  const among = eager.length > 0 && next(3) > 0 ? eager : kinds;
  const kind = among[next(among.length)];
  const options = legal.filter(({ action }) => action.do === kind);
  const most = Math.max(...options.map(touching));
  const near = options.filter((option) => touching(option) >= Math.min(most, 1 + next(3)));
  return (near[next(near.length)] as LegalAction).action;
}

/** Actions of every kind, sensible or not. */
function anyActions(game: Game): readonly Action[] {
  const { names } = geometry(game.board);
  return [
    ...names.flatMap((at): Action[] => [
      ...COLORS.map((color): Action => ({ do: 'tile', color, at })),
      ...LEADERS.map((leader): Action => ({ do: 'leader', leader, at })),
      { do: 'catastrophe', at },
      { do: 'treasure', at },
      { do: 'wonder', center: at },
      { do: 'monument', square: at, monument: ['red', 'blue'] },
      { do: 'monument', square: at, monument: ['blue', 'red'] },
      { do: 'building', color: 'red', at },
    ]),
    ...MONUMENTS.map((monument): Action => ({ do: 'monument', square: 'C3', monument })),
    ...LEADERS.map((leader): Action => ({ do: 'withdraw', leader })),
    ...COLORS.map((color): Action => ({ do: 'choose-war', color })),
    ...COLORS.map((color): Action => ({ do: 'wonder-point', color })),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((count): Action => ({ do: 'support', count })),
    { do: 'swap', tiles: ['red', 'red', 'blue', 'green', 'black'] },
    { do: 'swap', tiles: [] },
    { do: 'tile', color: 'red', at: 'Z9' },
    { do: 'leader', leader: 'king', at: 'Z9' },
    { do: 'catastrophe', at: 'Z9' },
    { do: 'pass' },
    { do: 'no-monument' },
    { do: 'no-building' },
  ];
}

/** A game in digests: of every position with what led to it, and of what may be done at some. */
export function randomCourse(plan: Plan): string {
  const next = random(plan.seed);
  const { game: first, effects } = start(plan, next);
  const actor = createActor(machine, { input: { game: first, phase: 'turn.action', effects } });
  actor.start();
  const found: string[] = [];
  while (found.length < LENGTH) {
    const snapshot = actor.getSnapshot();
    const { game } = snapshot.context;
    const phase = phaseOf(snapshot);
    const texts = told({ effects: snapshot.context.effects, violations: [] });
    freeze(game);
    texts.push(placed(game, phase));
    const seat = actorOf(game, phase);
    const legal = legalActions(game, phase);
    if (found.length % EVERY === 0) {
      texts.push(plain(legal));
      const set = legalSet(game, phase);
      assertOne(set, game, phase);
      for (const asked of anyActions(game)) {
        const violations = check(game, phase, seat ?? 0, asked);
        texts.push(...told({ effects: [], violations }));
        if (set.has(asked) !== (violations.length === 0)) texts.push('the set says otherwise');
      }
    }
    found.push(digest(texts.join('\n')));
    if (seat === null || legal.length === 0) break;
    actor.send(eventOf(seat, choose(game, legal, next)));
  }
  actor.stop();
  return `random.${plan.seed} ${found.join(' ')}`;
}
