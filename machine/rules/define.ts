import { geometry } from './board.ts';
import { type Game, OFF, RED_TEMPLE, connects, hasTreasure, isLeader, leaderOf, withoutTreasure } from './game.ts';

/**
 * The connected groups of a board (clauses `define.connected.chain`, `define.region.group`).
 * A group with a leader is a kingdom (`define.kingdom.leader`). Groups are numbered from 1.
 */
export interface Groups {
  /** The group of each space, 0 where nothing connects. */
  readonly of: readonly number[];
  /** For each group the leaders in it, bit `seat * 4 + colour`. */
  readonly leaders: readonly number[];
  /** For each group the treasures in it. */
  readonly treasures: readonly number[];
}

const NO_SPACES: readonly number[] = [];
const stack = new Int32Array(1024);

/** Labels the groups of `cells`; `lifted` is a space to regard as empty, or `OFF`. */
export function groupsWithout(game: Game, lifted: number): Groups {
  const { cells } = game;
  const { neighbours, size } = geometry(game.board);
  const of: number[] = new Array(size).fill(0);
  const leaders = [0];
  const treasures = [0];
  let groups = 0;
  for (let start = 0; start < size; start++) {
    if (of[start] !== 0 || start === lifted || !connects(cells[start] as number)) continue;
    groups++;
    let members = 0;
    let hoard = 0;
    let depth = 0;
    of[start] = groups;
    stack[depth++] = start;
    while (depth > 0) {
      const space = stack[--depth] as number;
      const code = cells[space] as number;
      if (isLeader(code)) members |= 1 << leaderOf(code);
      else if (hasTreasure(code)) hoard++;
      for (const next of neighbours[space] as readonly number[]) {
        if (of[next] === 0 && next !== lifted && connects(cells[next] as number)) {
          of[next] = groups;
          stack[depth++] = next;
        }
      }
    }
    leaders.push(members);
    treasures.push(hoard);
  }
  return { of, leaders, treasures };
}

const known = new WeakMap<readonly number[], Groups>();

/** The groups of the board as it stands. */
export function groups(game: Game): Groups {
  let found = known.get(game.cells);
  if (found === undefined) {
    found = groupsWithout(game, OFF);
    known.set(game.cells, found);
  }
  return found;
}

/** The distinct kingdoms that share a side with a space (clause `define.kingdom.leader`). */
export function kingdomsBeside(game: Game, space: number, among: Groups): readonly number[] {
  let found: number[] | null = null;
  for (const next of geometry(game.board).neighbours[space] as readonly number[]) {
    const group = among.of[next] as number;
    if (group === 0 || among.leaders[group] === 0) continue;
    if (found === null) found = [group];
    else if (!found.includes(group)) found.push(group);
  }
  return found ?? NO_SPACES;
}

/** The leader of a colour in a group as `seat * 4 + colour`, other than `besides`; or `OFF`. */
export function leaderIn(among: Groups, group: number, color: number, besides = OFF): number {
  const members = among.leaders[group] as number;
  for (let leader = color; leader < 16; leader += 4) {
    if (leader !== besides && (members & (1 << leader)) !== 0) return leader;
  }
  return OFF;
}

/** How many face-up temples share a side with a space (clause `leader.place.face-up-temple`). */
export function templesBeside(game: Game, space: number): number {
  let temples = 0;
  for (const next of geometry(game.board).neighbours[space] as readonly number[]) {
    if (withoutTreasure(game.cells[next] as number) === RED_TEMPLE) temples++;
  }
  return temples;
}

/** The spaces reached from `start` without entering `barrier`, over whatever connects. */
export function reach(game: Game, start: number, barrier: number): readonly number[] {
  const { neighbours, size } = geometry(game.board);
  const seen: boolean[] = new Array(size).fill(false);
  const found = [start];
  seen[start] = true;
  for (let i = 0; i < found.length; i++) {
    for (const next of neighbours[found[i] as number] as readonly number[]) {
      if (!seen[next] && next !== barrier && connects(game.cells[next] as number)) {
        seen[next] = true;
        found.push(next);
      }
    }
  }
  return found;
}
