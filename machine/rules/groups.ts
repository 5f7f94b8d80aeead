import { type Geometry, geometry, neighboursOf } from './board.ts';
import {
  codeAt,
  connects,
  EMPTY,
  FACE_DOWN,
  type Game,
  hasTreasure,
  isLeader,
  leaderOf,
  RED_TEMPLE,
  withoutTreasure,
} from './game.ts';
import { alike, besideOf, either, noRows, type Rows, reachIn, spacesIn, withRow } from './rows.ts';

type Cells = Game['cells'];

/** A group: pieces that hang together (clauses `define.connected.chain`, `define.region.group`). */
export class Group {
  readonly spaces: Rows;
  /** The leaders in it, each the bit of its number; with one it is a kingdom (`define.kingdom.leader`). */
  readonly leaders: number;
  readonly treasures: number;
  #beside: Rows | null = null;
  #parts: Map<number, readonly Group[]> | null = null;

  constructor(spaces: Rows, leaders: number, treasures: number) {
    this.spaces = spaces;
    this.leaders = leaders;
    this.treasures = treasures;
  }

  /** The spaces beside it, some of its own among them. */
  get beside(): Rows {
    this.#beside ??= besideOf(this.spaces);
    return this.#beside;
  }

  /**
   * What it falls into without what lies on one of its spaces; a list of what may be done, its check
   * and the change ask for the same. What lies on the other spaces `cells` tell.
   */
  without(shape: Geometry, cells: Cells, space: number, lifted: number): readonly Group[] {
    this.#parts ??= new Map();
    let parts = this.#parts.get(space);
    if (parts === undefined) {
      parts = partsOf(shape, this, cells, space, lifted);
      this.#parts.set(space, parts);
    }
    return parts;
  }
}

/** In place of a group of the spaces where nothing connects. */
const NO_GROUP = new Group([], 0, 0);

const leaderBit = (code: number): number => (isLeader(code) ? 1 << leaderOf(code) : 0);
const treasureIn = (code: number): number => (hasTreasure(code) ? 1 : 0);
/** Whether a face-up tile without a treasure lies there, or nothing. */
const isOpen = (code: number): boolean => code < FACE_DOWN;
const isTemple = (code: number): boolean => withoutTreasure(code) === RED_TEMPLE;

/** The same spaces with or without the one that a bit of a row is. */
export function mark(rows: Rows, row: number, bit: number, set: boolean): Rows {
  const word = rows[row] as number;
  const after = set ? word | bit : word & ~bit;
  return after === word ? rows : withRow(rows, row, after);
}

/**
 * What lies on a board as bits: its groups, numbered from 1, and what sets of spaces are made of.
 * A board that is changed has others; those it had stay as they are.
 */
export class Groups {
  readonly shape: Geometry;
  /** The groups by their numbers; there is none at 0. */
  readonly list: readonly Group[];
  /** The spaces on which nothing lies. */
  readonly empty: Rows;
  /** Those, and the spaces of face-up tiles without a treasure. */
  readonly open: Rows;
  /** The spaces of face-up temples. */
  readonly temples: Rows;
  #of: readonly number[] | null = null;
  #leaders: readonly number[] | null = null;
  #treasures: readonly number[] | null = null;

  constructor(shape: Geometry, list: readonly Group[], empty: Rows, open: Rows, temples: Rows) {
    this.shape = shape;
    this.list = list;
    this.empty = empty;
    this.open = open;
    this.temples = temples;
  }

  /** The group of each space, 0 where nothing connects. */
  get of(): readonly number[] {
    this.#of ??= this.#numbered();
    return this.#of;
  }

  /** For each group the leaders in it, each the bit of its number. */
  get leaders(): readonly number[] {
    this.#leaders ??= this.list.map(({ leaders }) => leaders);
    return this.#leaders;
  }

  /** For each group the treasures in it. */
  get treasures(): readonly number[] {
    this.#treasures ??= this.list.map(({ treasures }) => treasures);
    return this.#treasures;
  }

  #numbered(): readonly number[] {
    const of: number[] = new Array(this.shape.size).fill(0);
    for (const [number, { spaces }] of this.list.entries()) {
      for (const space of spacesIn(spaces, this.shape.columns)) of[space] = number;
    }
    return of;
  }

  /** The group of a space, 0 where nothing connects. */
  at(space: number): number {
    const { list } = this;
    const row = this.shape.rowOf[space] as number;
    const bit = this.shape.bitOf[space] as number;
    for (let group = 1; group < list.length; group++) {
      if ((((list[group] as Group).spaces[row] as number) & bit) !== 0) return group;
    }
    return 0;
  }

  /** Whether a group shares a side with a space that is none of its own. */
  isBeside(group: Group, space: number): boolean {
    const word = group.beside[this.shape.rowOf[space] as number] ?? 0;
    return (word & (this.shape.bitOf[space] as number)) !== 0;
  }

  /** The groups once a code lies on a space in place of another; `cells` have it already. */
  after(cells: Cells, space: number, before: number, code: number): Groups {
    const { shape } = this;
    const row = shape.rowOf[space] as number;
    const bit = shape.bitOf[space] as number;
    return new Groups(
      shape,
      this.#regrouped(cells, space, before, code),
      mark(this.empty, row, bit, code === EMPTY),
      mark(this.open, row, bit, isOpen(code)),
      mark(this.temples, row, bit, isTemple(code)),
    );
  }

  #regrouped(cells: Cells, space: number, before: number, code: number): readonly Group[] {
    const { list } = this;
    if (!connects(before)) return connects(code) ? joined(this, space, code) : list;
    const group = list[this.at(space)] as Group;
    const others = list.filter((other) => other !== group);
    if (!connects(code)) return [...others, ...group.without(this.shape, cells, space, before)];
    const leaders = (group.leaders & ~leaderBit(before)) | leaderBit(code);
    const treasures = group.treasures - treasureIn(before) + treasureIn(code);
    return [...others, new Group(group.spaces, leaders, treasures)];
  }
}

/** The groups once a piece lies on a space where nothing connected: those beside it become one. */
function joined(among: Groups, space: number, code: number): readonly Group[] {
  const { shape, list } = among;
  const row = shape.rowOf[space] as number;
  const bit = shape.bitOf[space] as number;
  const apart: Group[] = [];
  let spaces: Rows | null = null;
  let leaders = leaderBit(code);
  let treasures = treasureIn(code);
  for (const group of list) {
    if (!among.isBeside(group, space)) {
      apart.push(group);
      continue;
    }
    spaces = spaces === null ? group.spaces : either(spaces, group.spaces);
    leaders |= group.leaders;
    treasures += group.treasures;
  }
  spaces ??= noRows(shape.rows);
  apart.push(new Group(mark(spaces, row, bit, true), leaders, treasures));
  return apart;
}

/** What a group falls into without the code `lifted` on a space: each part is reached from its end. */
function partsOf(
  shape: Geometry,
  group: Group,
  cells: Cells,
  space: number,
  lifted: number,
): readonly Group[] {
  const { rowOf, bitOf } = shape;
  const left = mark(group.spaces, rowOf[space] as number, bitOf[space] as number, false);
  const whole = (): Group =>
    new Group(left, group.leaders & ~leaderBit(lifted), group.treasures - treasureIn(lifted));
  const holds = (spaces: Rows, at: number): boolean =>
    ((spaces[rowOf[at] as number] as number) & (bitOf[at] as number)) !== 0;
  const ends = neighboursOf(shape, space).filter((next) => holds(left, next));
  if (ends.length < 2) return ends.map(whole);
  const parts: Group[] = [];
  for (const end of ends) {
    if (parts.some((part) => holds(part.spaces, end))) continue;
    const reached = reachIn(left, rowOf[end] as number, bitOf[end] as number);
    if (alike(reached, left)) return [whole()];
    parts.push(holding(shape, cells, reached));
  }
  return parts;
}

/** A group of spaces with what lies on them. */
function holding({ columns }: Geometry, cells: Cells, spaces: Rows): Group {
  let leaders = 0;
  let treasures = 0;
  for (const space of spacesIn(spaces, columns)) {
    const code = codeAt(cells, space);
    leaders |= leaderBit(code);
    treasures += treasureIn(code);
  }
  return new Group(spaces, leaders, treasures);
}

/** The groups of a board, looked at anew. */
export function groupsOf({ board, cells }: Pick<Game, 'board' | 'cells'>): Groups {
  const shape = geometry(board);
  const { rows, columns } = shape;
  const [empty, open, temples, connected]: [number[], number[], number[], number[]] = [
    [],
    [],
    [],
    [],
  ];
  let space = 0;
  for (let row = 0; row < rows; row++) {
    let [free, plain, red, chained] = [0, 0, 0, 0];
    for (let bit = 1; bit < 1 << columns; bit <<= 1, space++) {
      const code = cells[space] as number;
      if (code === EMPTY) free |= bit;
      else {
        if (isOpen(code)) plain |= bit;
        if (isTemple(code)) red |= bit;
        if (connects(code)) chained |= bit;
      }
    }
    empty.push(free);
    open.push(free | plain);
    temples.push(red);
    connected.push(chained);
  }
  const list = [NO_GROUP];
  for (let row = 0; row < rows; row++) {
    for (let word = connected[row] as number; word !== 0; word = connected[row] as number) {
      const spaces = reachIn(connected, row, word & -word);
      list.push(holding(shape, cells, spaces));
      for (let here = row; here < rows; here++) {
        connected[here] = (connected[here] as number) & ~(spaces[here] as number);
      }
    }
  }
  return new Groups(shape, list, empty, open, temples);
}
