import { groupOf, groups, templesBeside } from '../rules/define.ts';
import { type Conflict, faceUpColor, NO_COLOR, OFF } from '../rules/game.ts';
import { type ByColor, colorOf, leaderNumber, type Writable } from '../rules/pieces.ts';
import { openWars, supporters, supportingCells, warPair } from '../rules/supporters.ts';
import { filled } from './describe.ts';
import type { Shown } from './piece.ts';
import type { Titles } from './titles.ts';

/** The two sides of a conflict. */
export const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];

/** The number of the leader of a side. */
const leaderOfSide = (conflict: Conflict, side: Side): number =>
  leaderNumber(conflict[side], conflict.color);

/** The conflict that the step from one position to the next has decided, or null. */
export function decided(previous: Shown | null, game: Shown): Conflict | null {
  const before = previous?.conflict ?? null;
  const after = game.conflict;
  if (before === null) return null;
  return after?.kind === before.kind && after.color === before.color ? null : before;
}

/** The conflict to show: the open one, else that which the step has decided, as it stood. */
export function shownConflict(
  game: Shown,
  previous: Shown | null,
): { readonly conflict: Conflict; readonly on: Shown } | null {
  if (game.conflict !== null) return { conflict: game.conflict, on: game };
  const conflict = decided(previous, game);
  return conflict === null ? null : { conflict, on: previous! };
}

/** What a leader would count, and in a conflict what each of the two does count. */
export interface LeaderStrength {
  readonly leader: number;
  readonly at: number;
  /** Tiles of its colour in its kingdom, or which support it in the war that is to be fought. */
  readonly war: number | null;
  /** Face-up temples beside it. */
  readonly revolt: number | null;
  /** The side it fights on; then `war` or `revolt` is its supporters on the board. */
  readonly side: Side | null;
  /** Tiles added to the conflict. */
  readonly added: number;
}

/**
 * The strengths to show on leaders. In a conflict, and in the step that decides it, only the two
 * who fight have one: supporters and added tiles. Before a war is chosen only those have one who
 * may have to fight. Else each leader has two: what it would count in a war, which is the tiles of
 * its colour in its kingdom, and in a revolt, which is the temples beside it.
 */
export function strengthsOf(
  game: Shown,
  previous: Shown | null,
  committed: number,
): readonly LeaderStrength[] {
  const shown = shownConflict(game, previous);
  if (shown !== null) {
    const { conflict, on } = shown;
    const cells = supportingCells(on, conflict);
    return SIDES.map((side) => {
      const leader = leaderOfSide(conflict, side);
      const count = cells[side].length;
      const revolt = conflict.kind === 'revolt';
      return {
        leader,
        at: on.leaders[leader]!,
        war: revolt ? null : count,
        revolt: revolt ? count : null,
        side,
        added: side === 'attacker' ? conflict.added : on === game ? 0 : committed,
      };
    });
  }
  const peace = { side: null, added: 0 };
  if (game.union !== null) {
    return openWars(game)
      .flatMap((color) => warPair(game, color) ?? [])
      .map((leader) => {
        const war = supporters(game, leader).length;
        return { ...peace, leader, at: game.leaders[leader]!, war, revolt: null };
      });
  }
  const found = groups(game);
  const tiles = found.list.map((): Writable<ByColor> => [0, 0, 0, 0]);
  game.cells.forEach((code, space) => {
    const color = faceUpColor(code);
    if (color !== NO_COLOR) tiles[groupOf(found, space)]![color]++;
  });
  return game.leaders.flatMap((at, leader) => {
    if (at === OFF) return [];
    const war = tiles[groupOf(found, at)]![colorOf(leader)];
    return [{ ...peace, leader, at, war, revolt: templesBeside(game, at) }];
  });
}

/** Board strength and what was added to it, as a sum. */
export const sum = ({ war, revolt, added }: LeaderStrength): string => {
  const count = String(war ?? revolt ?? 0);
  return added === 0 ? count : `${count}+${added}`;
};

/** A strength in words. */
export function strengthTitle(strength: LeaderStrength, titles: Titles): string {
  const { side, war, revolt } = strength;
  if (side !== null) return filled(titles.fighting[side], { strength: sum(strength) });
  if (revolt === null) return filled(titles.warStrength, { war: war ?? 0 });
  return filled(titles.strength, { war: war ?? 0, revolt });
}
