import { type Geometry, geometry, oncePer } from './board.ts';
import { groupOf } from './define.ts';
import { codeAt, connects, type Game, leaderOf } from './game.ts';
import type { Group, Groups } from './groups.ts';
import { besideGroup, partsWithout } from './regroup.ts';
import { noRows, type Rows } from './rows.ts';
import { wordOf } from './spaces.ts';

const NO_KINGDOMS: readonly number[] = [];

/** The distinct kingdoms that share a side with a space (clause `define.kingdom.leader`). */
export function kingdomsBeside(game: Game, space: number, among: Groups): readonly number[] {
  let found: number[] | null = null;
  for (const next of geometry(game.board).neighbours[space] as readonly number[]) {
    if (!connects(game.cells[next] as number)) continue;
    const group = groupOf(among, next);
    if ((among.list[group] as Group).leaders === 0) continue;
    if (found === null) found = [group];
    else if (!found.includes(group)) found.push(group);
  }
  return found ?? NO_KINGDOMS;
}

/** The land and the river of a board. */
interface Ground {
  readonly land: Rows;
  readonly river: Rows;
}

export const groundOf = oncePer(({ rows, river, rowOf, bitOf }: Geometry): Ground => {
  const [land, water] = [noRows(rows), noRows(rows)];
  river.forEach((wet, space) => {
    const own = wet ? water : land;
    const row = rowOf[space] as number;
    own[row] = (own[row] as number) | (bitOf[space] as number);
  });
  return { land, river: water };
});

/** The spaces with at least so many kingdoms beside them (clause `define.kingdom.leader`). */
export interface KingdomsBeside {
  readonly two: Rows;
  readonly three: Rows;
}

/** Counts the kingdoms beside all spaces of a row at once, up to three. */
export function countKingdomsBeside({ list, shape }: Groups): KingdomsBeside {
  const kingdoms: Rows[] = [];
  for (const group of list) if (group.leaders !== 0) kingdoms.push(besideGroup(group));
  const counted: { two: number[]; three: number[] } = { two: [], three: [] };
  for (let row = 0; row < shape.rows; row++) {
    let one = 0;
    let two = 0;
    let three = 0;
    for (const beside of kingdoms) {
      const word = wordOf(beside, row);
      three |= two & word;
      two |= one & word;
      one |= word;
    }
    counted.two.push(two);
    counted.three.push(three);
  }
  return counted;
}

/** What stays of a kingdom, as kingdoms, once the leader on a space of it is lifted. */
function kingdomsWithout(
  { cells }: Game,
  among: Groups,
  kingdom: Group,
  lifted: number,
): readonly Rows[] {
  const code = codeAt(cells, lifted);
  if (kingdom.leaders === 1 << leaderOf(code)) return [];
  const parts: Rows[] = [];
  for (const part of partsWithout(among.shape, kingdom, cells, lifted, code)) {
    if (part.leaders !== 0) parts.push(besideGroup(part));
  }
  return parts;
}

/**
 * The spaces with two kingdoms or more beside them once the leader on a space is lifted (clause
 * `leader.move.lifted`): all other kingdoms count as they do, and what is left of its own.
 */
export function besideTwoWithout(
  game: Game,
  among: Groups,
  { two, three }: KingdomsBeside,
  lifted: number,
): Rows {
  const kingdom = among.list[groupOf(among, lifted)] as Group;
  const parts = kingdomsWithout(game, among, kingdom, lifted);
  const around = besideGroup(kingdom);
  const found: number[] = [];
  for (const own of around) {
    const row = found.length;
    // Where what is left of its own lies, its own lay: elsewhere the count is as it was.
    let first = own & wordOf(two, row);
    let second = (own & wordOf(three, row)) | (~own & wordOf(two, row));
    for (const beside of parts) {
      const word = wordOf(beside, row);
      second |= first & word;
      first |= word;
    }
    found.push(second);
  }
  return found;
}
