import { type Geometry, neighboursOf } from './board.ts';
import { groups, recall, remember } from './define.ts';
import { codeAt, connects, EMPTY, type Game } from './game.ts';
import {
  type Group,
  type Groups,
  groupOf,
  holding,
  leaderBit,
  newGroup,
  treasureIn,
} from './groups.ts';
import { laidAfter } from './laid.ts';
import { besideIn, mark, noRows, type Rows, reachIn } from './rows.ts';

type Cells = Game['cells'];

/** Lets what is known of a board follow a piece put on a space of it, where `before` lay. */
export function regroup(cells: Cells, space: number, before: number): void {
  const known = recall(cells);
  if (known === null) return;
  const code = codeAt(cells, space);
  if (known.laid !== null) known.laid = laidAfter(known.laid, known.found.shape, space, code);
  known.found = changed(known.found, cells, space, before, code);
}

/** A copy of a board, of which as much is known. */
export function copied(cells: Cells): number[] {
  const copy = cells.slice();
  const known = recall(cells);
  if (known !== null) remember(copy, known.found, known.laid);
  return copy;
}

/** The groups of the board without the piece on a space (clause `leader.move.lifted`). */
export function groupsWithout(game: Pick<Game, 'board' | 'cells'>, lifted: number): Groups {
  return changed(groups(game), game.cells, lifted, codeAt(game.cells, lifted), EMPTY);
}

/** The spaces that share a side with one of the set, and bits beyond the right edge. */
function besideOf(rows: Rows): Rows {
  const beside: number[] = [];
  for (let row = 0; row < rows.length; row++) beside.push(besideIn(rows, row));
  return beside;
}

/** The spaces beside a group, some of its own among them. */
export function besideGroup(group: Group): Rows {
  group.beside ??= besideOf(group.spaces);
  return group.beside;
}

/** Whether a group shares a side with a space that is none of its own. */
function isBeside({ rowOf, bitOf }: Geometry, group: Group, space: number): boolean {
  const word = besideGroup(group)[rowOf[space] as number] ?? 0;
  return (word & (bitOf[space] as number)) !== 0;
}

/** How many groups, kingdoms or not, share a side with a space. */
export function groupsBeside(space: number, { list, shape }: Groups): number {
  return list.filter((group) => isBeside(shape, group, space)).length;
}

/**
 * What a group falls into without what lies on one of its spaces; a list of what may be done, its
 * check and the change ask for the same. What lies on the other spaces `cells` tell.
 */
export function partsWithout(
  shape: Geometry,
  group: Group,
  cells: Cells,
  space: number,
  lifted: number,
): readonly Group[] {
  group.parts ??= [];
  for (const { without, parts } of group.parts) if (without === space) return parts;
  const parts = partsOf(shape, group, cells, space, lifted);
  group.parts.push({ without: space, parts });
  return parts;
}

/** The groups once a code lies on a space in place of another. */
function changed(among: Groups, cells: Cells, space: number, before: number, code: number): Groups {
  return { shape: among.shape, list: regrouped(among, cells, space, before, code) };
}

function regrouped(
  among: Groups,
  cells: Cells,
  space: number,
  before: number,
  code: number,
): readonly Group[] {
  const { list, shape } = among;
  if (!connects(before)) return connects(code) ? joined(among, space, code) : list;
  const group = list[groupOf(among, space)] as Group;
  const others = list.filter((other) => other !== group);
  if (!connects(code)) return [...others, ...partsWithout(shape, group, cells, space, before)];
  const leaders = (group.leaders & ~leaderBit(before)) | leaderBit(code);
  const treasures = group.treasures - treasureIn(before) + treasureIn(code);
  return [...others, newGroup(group.spaces, leaders, treasures)];
}

/** The spaces of either set. */
function either(one: Rows, other: Rows): Rows {
  return one.map((word, row) => word | (other[row] as number));
}

/** Whether two sets have the same spaces. */
function alike(one: Rows, other: Rows): boolean {
  return one.every((word, row) => word === other[row]);
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
    if (!isBeside(shape, group, space)) {
      apart.push(group);
      continue;
    }
    spaces = spaces === null ? group.spaces : either(spaces, group.spaces);
    leaders |= group.leaders;
    treasures += group.treasures;
  }
  spaces ??= noRows(shape.rows);
  apart.push(newGroup(mark(spaces, row, bit, true), leaders, treasures));
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
    newGroup(left, group.leaders & ~leaderBit(lifted), group.treasures - treasureIn(lifted));
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
