import { type Geometry, oncePer } from './board.ts';
import { groupOf } from './define.ts';
import { codeAt, type Game } from './game.ts';
import { type Group, type Groups, partsWithout } from './groups.ts';
import { noRows, type Rows } from './rows.ts';

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
  readonly one: Rows;
  readonly two: Rows;
  readonly three: Rows;
}

/** Counts the kingdoms beside all spaces of a row at once, up to three. */
export function countKingdomsBeside({ list, shape }: Groups): KingdomsBeside {
  const [one, two, three] = [noRows(shape.rows), noRows(shape.rows), noRows(shape.rows)];
  for (const { leaders, beside } of list) {
    if (leaders === 0) continue;
    for (let row = 0; row < shape.rows; row++) {
      const word = beside[row] as number;
      if (word === 0) continue;
      const [first, second] = [one[row] as number, two[row] as number];
      three[row] = (three[row] as number) | (second & word);
      two[row] = second | (first & word);
      one[row] = first | word;
    }
  }
  return { one, two, three };
}

/**
 * The spaces with two kingdoms or more beside them once the leader on a space is lifted (clause
 * `leader.move.lifted`): all other kingdoms count as they do, and what is left of its own.
 */
export function besideTwoWithout(
  { cells }: Game,
  among: Groups,
  { one, two, three }: KingdomsBeside,
  lifted: number,
): Rows {
  const { shape } = among;
  const kingdom = among.list[groupOf(among, lifted)] as Group;
  const parts = partsWithout(shape, kingdom, cells, lifted, codeAt(cells, lifted));
  const found: number[] = [];
  for (let row = 0; row < shape.rows; row++) {
    const own = kingdom.beside[row] as number;
    let first = (own & (two[row] as number)) | (~own & (one[row] as number));
    let second = (own & (three[row] as number)) | (~own & (two[row] as number));
    for (const { leaders, beside } of parts) {
      if (leaders === 0) continue;
      second |= first & (beside[row] as number);
      first |= beside[row] as number;
    }
    found.push(second);
  }
  return found;
}
