import type { Action, ActionKind, ActionOf } from '../rules/action.ts';
import { geometry } from '../rules/board.ts';
import { type Groups, groupOf, groups } from '../rules/define.ts';
import { faceUpColor, type Game, hasTreasure, isLeader, OFF } from '../rules/game.ts';
import { legalActions } from '../rules/legal.ts';
import type { Phase } from '../rules/phases.ts';
import { colorIndex, colorOf, leaderIndex, leaderNumber, RED, TRADER } from '../rules/pieces.ts';
import { pick, type Random, weighted } from './random.ts';

/** Players who look for trouble, each of another kind. */

type Temper = Readonly<Partial<Record<ActionKind, number>>>;

const TEMPERS: readonly Temper[] = [
  { tile: 12, leader: 4, catastrophe: 0.6, swap: 0.4, withdraw: 0.2, pass: 0.2 },
  {
    tile: 12,
    leader: 3,
    catastrophe: 0.4,
    swap: 0.4,
    withdraw: 0.2,
    pass: 0.2,
    'no-monument': 0.2,
  },
  { tile: 8, leader: 3, catastrophe: 4, swap: 1, withdraw: 1, pass: 0.3, 'no-monument': 3 },
  { tile: 6, leader: 2, catastrophe: 0.2, swap: 5, withdraw: 0.2, pass: 2 },
  { tile: 6, leader: 9, catastrophe: 0.5, swap: 0.3, withdraw: 1, pass: 0.2, 'no-building': 0.2 },
];

export const temper = (random: Random): Temper => pick(random, TEMPERS);

/** Bits of the colours among leaders of all seats. */
const colors = (leaders: number): number =>
  (leaders | (leaders >> 4) | (leaders >> 8) | (leaders >> 12)) & 0b1111;

const BITS = Array.from({ length: 16 }, (_, bits) => bits.toString(2).replace(/0/g, '').length);

/** How near a tile brings a square, a cross or a line of its colour. */
function figure(game: Game, color: number, space: number): number {
  const { columns, neighbours } = geometry(game.board);
  const same = (next: number): number => (faceUpColor(game.cells[next] ?? 0) === color ? 1 : 0);
  let worth = 0;
  for (const corner of [space - columns - 1, space - columns, space - 1, space]) {
    const alike =
      same(corner) + same(corner + 1) + same(corner + columns) + same(corner + columns + 1);
    worth += [0, 1, 6, 60][alike] ?? 0;
  }
  for (const center of [space, ...(neighbours[space] as readonly number[])]) {
    const arms = neighbours[center] as readonly number[];
    const alike = arms.reduce((sum, next) => sum + same(next), same(center));
    worth += alike === 4 ? 120 : alike === 3 ? 12 : 0;
  }
  for (const step of [1, columns]) {
    const run = same(space - step) + same(space + step) + same(space - 2 * step);
    worth += run > 1 ? 12 : 0;
  }
  return worth;
}

function tileInterest(game: Game, among: Groups, { color, at }: ActionOf<'tile'>): number {
  const shape = geometry(game.board);
  const space = shape.index.get(at) as number;
  const beside = new Set<number>();
  for (const next of shape.neighbours[space] as readonly number[])
    if (groupOf(among, next) !== 0) beside.add(groupOf(among, next));
  const realms = [...beside].map((group) => among.list[group]?.leaders ?? 0).filter(Boolean);
  const [one = 0, other = 0] = realms;
  const wars = realms.length === 2 ? (BITS[colors(one) & colors(other)] as number) : 0;
  return 1 + 3 * beside.size + 50 * wars * wars + figure(game, colorIndex(color), space);
}

function leaderInterest(game: Game, among: Groups, { leader, at }: ActionOf<'leader'>): number {
  const shape = geometry(game.board);
  const own = leaderNumber(game.seat, leaderIndex(leader));
  const fresh = game.leaders[own] === OFF ? 4 : 0.6;
  let worth = 1;
  for (const next of shape.neighbours[shape.index.get(at) as number] as readonly number[]) {
    const group = groupOf(among, next);
    if (group === 0) continue;
    const rivals = (among.list[group]?.leaders ?? 0) & ~(1 << own);
    worth += 1 + ((colors(rivals) >> colorOf(own)) & 1) * 3;
    if ((among.list[group]?.treasures ?? 0) > 1 && colorOf(own) === TRADER) worth += 12;
  }
  return fresh * worth;
}

/** A temple beside leaders is worth a catastrophe. */
function catastropheInterest(game: Game, { at }: ActionOf<'catastrophe'>): number {
  const { index, neighbours } = geometry(game.board);
  const space = index.get(at) as number;
  const color = faceUpColor(game.cells[space] as number);
  if (color < 0) return 1;
  const near = (neighbours[space] as readonly number[]).filter((next) =>
    isLeader(game.cells[next] as number),
  );
  return color === RED ? 4 + 40 * near.length : 4;
}

function interest(game: Game, among: Groups, action: Action): number {
  switch (action.do) {
    case 'tile':
      return tileInterest(game, among, action);
    case 'leader':
      return leaderInterest(game, among, action);
    case 'catastrophe':
      return catastropheInterest(game, action);
    case 'swap':
      return action.tiles.length ** 2;
    case 'monument':
      return hasTreasure(game.cells[game.placed] as number) ? 3 : 1;
    default:
      return 1;
  }
}

/** Those of some actions, of which there is one at least, that are of one kind, which is drawn. */
export function ofOneKind(
  random: Random,
  liking: Temper,
  actions: readonly Action[],
): readonly Action[] {
  const kinds = [...new Set(actions.map((action) => action.do))];
  const kind = weighted(
    random,
    kinds.map((each) => [each, liking[each] ?? 1] as const),
  );
  return actions.filter((action) => action.do === kind);
}

/** Chooses among the legal actions of a position; null when there is none. */
export function choose(random: Random, liking: Temper, game: Game, phase: Phase): Action | null {
  const legal = legalActions(game, phase).map(({ action }) => action);
  if (legal.length === 0) return null;
  const among = groups(game);
  return weighted(
    random,
    ofOneKind(random, liking, legal).map(
      (action) => [action, interest(game, among, action)] as const,
    ),
  );
}
