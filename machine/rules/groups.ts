import { type Geometry, geometry } from './board.ts';
import { codeAt, connects, type Game, hasTreasure, isLeader, leaderOf } from './game.ts';
import { noRows, type Rows, reachIn, spacesIn } from './rows.ts';

type Cells = Game['cells'];

/** A group: pieces that hang together (clauses `define.connected.chain`, `define.region.group`). */
export interface Group {
  readonly spaces: Rows;
  /** The leaders in it, each the bit of its number; with one it is a kingdom (`define.kingdom.leader`). */
  readonly leaders: number;
  readonly treasures: number;
  /** What it falls into without one of its spaces, where that was asked before. */
  parts: Parted[] | null;
  /** The spaces beside it, where they were asked for before, some of its own among them. */
  beside: Rows | null;
}

/** What a group falls into without one of its spaces. */
export interface Parted {
  readonly without: number;
  readonly parts: readonly Group[];
}

/** A group of which nothing more has been asked. */
export const newGroup = (spaces: Rows, leaders: number, treasures: number): Group => ({
  spaces,
  leaders,
  treasures,
  parts: null,
  beside: null,
});

/** The groups of a board; a board that is changed has others, those it had stay as they are. */
export interface Groups {
  readonly shape: Geometry;
  /** The groups by their numbers; at 0 in their place one of no space. */
  readonly list: readonly Group[];
}

/** The group of a space, 0 where nothing connects. */
export function groupOf({ list, shape }: Groups, space: number): number {
  const row = shape.rowOf[space] as number;
  const bit = shape.bitOf[space] as number;
  for (let group = 1; group < list.length; group++) {
    if ((((list[group] as Group).spaces[row] as number) & bit) !== 0) return group;
  }
  return 0;
}

/** The bit of the leader that a code is. */
export const leaderBit = (code: number): number => (isLeader(code) ? 1 << leaderOf(code) : 0);
/** How many treasures lie with a code. */
export const treasureIn = (code: number): number => (hasTreasure(code) ? 1 : 0);

/** A group of spaces with what lies on them. */
export function holding({ columns }: Geometry, cells: Cells, spaces: Rows): Group {
  let leaders = 0;
  let treasures = 0;
  for (const space of spacesIn(spaces, columns)) {
    const code = codeAt(cells, space);
    leaders |= leaderBit(code);
    treasures += treasureIn(code);
  }
  return newGroup(spaces, leaders, treasures);
}

/** The groups of a board, looked at anew. */
export function groupsOf({ board, cells }: Pick<Game, 'board' | 'cells'>): Groups {
  const shape = geometry(board);
  const { rows, columns } = shape;
  const connected = noRows(rows);
  let space = 0;
  for (let row = 0; row < rows; row++) {
    for (let bit = 1; bit < 1 << columns; bit <<= 1, space++) {
      if (connects(cells[space] as number)) connected[row] = (connected[row] as number) | bit;
    }
  }
  const list = [newGroup([], 0, 0)];
  for (let row = 0; row < rows; row++) {
    for (let word = connected[row] as number; word !== 0; word = connected[row] as number) {
      const spaces = reachIn(connected, row, word & -word);
      list.push(holding(shape, cells, spaces));
      for (let here = row; here < rows; here++) {
        connected[here] = (connected[here] as number) & ~(spaces[here] as number);
      }
    }
  }
  return { shape, list };
}
