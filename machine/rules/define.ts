import { geometry, neighboursOf } from './board.ts';
import {
  codeAt,
  connects,
  type Game,
  hasTreasure,
  isLeader,
  leaderOf,
  OFF,
  RED_TEMPLE,
  withoutTreasure,
} from './game.ts';
import { type Cell, type ColorIndex, leadersOfColor } from './pieces.ts';
import { type Violation, violate } from './violation.ts';

/** What speaks against a cell that the board does not have. */
export const offBoard = (at: Cell): readonly Violation[] => [
  violate('off-board', 'define.space.board', [at], { at }),
];

/**
 * The connected groups of a board (clauses `define.connected.chain`, `define.region.group`).
 * A group with a leader is a kingdom (`define.kingdom.leader`). Groups are numbered from 1.
 */
export interface Groups {
  /** The group of each space, 0 where nothing connects. */
  readonly of: readonly number[];
  /** For each group the leaders in it, each the bit of its number. */
  readonly leaders: readonly number[];
  /** For each group the treasures in it. */
  readonly treasures: readonly number[];
}

/** What lies on the spaces of a board. */
type OnBoard = Pick<Game, 'board' | 'cells'>;

const NO_KINGDOMS: readonly number[] = [];
/** Provisional numbers of groups while they are being labelled, each with the one it merged into. */
const merged: number[] = [];

function find(label: number): number {
  let root = label;
  while (merged[root] !== root) root = merged[root] as number;
  return root;
}

/**
 * Labels the groups of the board in two sweeps; `lifted` is a space to regard as empty, or `OFF`.
 */
export function groupsWithout(game: OnBoard, lifted: number): Groups {
  const { cells } = game;
  const { columns, size } = geometry(game.board);
  const of: number[] = new Array(size).fill(0);
  let labels = 0;
  let column = 0;
  for (let space = 0; space < size; space++) {
    if (connects(cells[space] as number) && space !== lifted) {
      const left = column > 0 ? (of[space - 1] as number) : 0;
      const above = space >= columns ? (of[space - columns] as number) : 0;
      let label = left === 0 ? above : left;
      if (label === 0) {
        label = ++labels;
        merged[label] = label;
      } else if (above !== 0 && left !== 0 && above !== left) {
        const [a, b] = [find(above), find(left)];
        if (a < b) merged[b] = a;
        else merged[a] = b;
      }
      of[space] = label;
    }
    if (++column === columns) column = 0;
  }
  return gather(cells, of, labels);
}

/** Numbers the merged labels from 1 and collects what each group holds. */
function gather(cells: readonly number[], of: number[], labels: number): Groups {
  const leaders = [0];
  const treasures = [0];
  const final: number[] = [0];
  for (let label = 1; label <= labels; label++) {
    const root = find(label);
    if (root === label) {
      final.push(leaders.length);
      leaders.push(0);
      treasures.push(0);
    } else final.push(final[root] as number);
  }
  for (let space = 0; space < of.length; space++) {
    if (of[space] === 0) continue;
    const group = final[of[space] as number] as number;
    of[space] = group;
    const code = cells[space] as number;
    if (isLeader(code)) leaders[group] = (leaders[group] as number) | (1 << leaderOf(code));
    else if (hasTreasure(code)) treasures[group] = (treasures[group] as number) + 1;
  }
  return { of, leaders, treasures };
}

interface Known {
  readonly cells: readonly number[] | null;
  readonly found: Groups;
}

const UNKNOWN: Known = { cells: null, found: { of: [], leaders: [], treasures: [] } };

/** The boards looked at last, so that a check and the change it allows label a board once. */
const recent: [Known, Known, Known, Known] = [UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN];
let oldest = 0;

/** The groups of the board as it stands. */
export function groups(game: OnBoard): Groups {
  const { cells } = game;
  for (const entry of recent) if (entry.cells === cells) return entry.found;
  const found = groupsWithout(game, OFF);
  rememberGroups(cells, found);
  return found;
}

/** Keeps the groups of a board, until `forgetGroups` or those of others take their place. */
export function rememberGroups(cells: readonly number[], found: Groups): void {
  recent[oldest] = { cells, found };
  oldest = (oldest + 1) % recent.length;
}

/** Keeps the groups of a board no longer, since the board is about to change. */
export function forgetGroups(cells: readonly number[]): void {
  for (let i = 0; i < recent.length; i++) if (recent[i]?.cells === cells) recent[i] = UNKNOWN;
}

/**
 * The groups once `code` lies on `space`, which was empty before: they grow and merge, so there is
 * no need to look at the rest of the board.
 */
export function groupsWith(game: Game, among: Groups, space: number, code: number): Groups {
  const of = among.of.slice();
  const leaders = among.leaders.slice();
  const treasures = among.treasures.slice();
  let group = 0;
  for (const next of neighboursOf(geometry(game.board), space)) {
    const other = of[next] as number;
    if (other === 0 || other === group) continue;
    if (group === 0) {
      group = other;
      continue;
    }
    for (let here = 0; here < of.length; here++) if (of[here] === other) of[here] = group;
    leaders[group] = (leaders[group] as number) | (leaders[other] as number);
    treasures[group] = (treasures[group] as number) + (treasures[other] as number);
    leaders[other] = 0;
    treasures[other] = 0;
  }
  if (group === 0) {
    group = leaders.length;
    leaders.push(0);
    treasures.push(0);
  }
  of[space] = group;
  if (isLeader(code)) leaders[group] = (leaders[group] as number) | (1 << leaderOf(code));
  return { of, leaders, treasures };
}

/** The group of a space, 0 where nothing connects. */
export const groupOf = (among: Groups, space: number): number => among.of[space] as number;

/** The spaces of a group. */
export function membersOf(among: Groups, group: number): readonly number[] {
  const members: number[] = [];
  for (let space = 0; space < among.of.length; space++) {
    if (among.of[space] === group) members.push(space);
  }
  return members;
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
  return found ?? NO_KINGDOMS;
}

/** How many groups, kingdoms or not, share a side with a space. */
export function groupsBeside(game: Game, space: number, among: Groups): number {
  const beside = new Set<number>();
  for (const next of neighboursOf(geometry(game.board), space)) {
    const group = groupOf(among, next);
    if (group !== 0) beside.add(group);
  }
  return beside.size;
}

/** Whether a leader stands in a group. */
export const hasLeader = (among: Groups, group: number, leader: number): boolean =>
  ((among.leaders[group] as number) & (1 << leader)) !== 0;

/** The number of the leader of a colour in a group, or `OFF`. */
export function leaderIn(among: Groups, group: number, color: ColorIndex): number {
  for (const leader of leadersOfColor(color)) {
    if (hasLeader(among, group, leader)) return leader;
  }
  return OFF;
}

/** How many face-up temples share a side with a space (clause `leader.place.face-up-temple`). */
export function templesBeside(game: OnBoard, space: number): number {
  let temples = 0;
  for (const next of geometry(game.board).neighbours[space] as readonly number[]) {
    if (withoutTreasure(game.cells[next] as number) === RED_TEMPLE) temples++;
  }
  return temples;
}

/** The spaces reached from `start` without entering `barrier`, over whatever connects. */
export function reach(game: OnBoard, start: number, barrier: number): readonly number[] {
  const shape = geometry(game.board);
  const seen: boolean[] = new Array(shape.size).fill(false);
  const found = [start];
  seen[start] = true;
  for (const here of found) {
    for (const next of neighboursOf(shape, here)) {
      if (!seen[next] && next !== barrier && connects(codeAt(game.cells, next))) {
        seen[next] = true;
        found.push(next);
      }
    }
  }
  return found;
}
