import { type Geometry, geometry, oncePer } from './board.ts';
import { type Groups, groupOf, groups } from './define.ts';
import { EMPTY, FACE_DOWN, type Game, OFF, RED_TEMPLE, withoutTreasure } from './game.ts';
import { besideIn, besideOf, holds, leaveOut, noRows, type Rows, reachIn } from './rows.ts';

/** A kingdom as bits. */
interface Kingdom {
  readonly spaces: Rows;
  /** The spaces beside it, some of its own among them. */
  readonly beside: Rows;
}

/** The spaces with at least so many kingdoms beside them (clause `define.kingdom.leader`). */
interface KingdomsBeside {
  readonly one: Rows;
  readonly two: Rows;
  readonly three: Rows;
}

/** A board itself as bits. */
interface Ground {
  readonly land: Rows;
  readonly river: Rows;
}

const groundOf = oncePer(({ columns, rows, river }: Geometry): Ground => {
  const [land, water] = [noRows(rows), noRows(rows)];
  river.forEach((wet, space) => {
    const rows = wet ? water : land;
    const row = Math.floor(space / columns);
    rows[row] = (rows[row] as number) | (1 << (space % columns));
  });
  return { land, river: water };
});

/** What lies on a board as bits, from which the sets of legal spaces are made. */
export interface Laid {
  readonly shape: Geometry;
  readonly ground: Ground;
  /** The spaces on which nothing lies. */
  readonly empty: Rows;
  /** Those, and the spaces where a face-up tile without a treasure lies. */
  readonly open: Rows;
  /** The spaces beside a face-up temple (clause `leader.place.face-up-temple`). */
  readonly besideTemple: Rows;
  readonly besideKingdoms: KingdomsBeside;
  readonly among: Groups;
  /** The kingdom that each group is, null for one without a leader. */
  readonly kingdoms: readonly (Kingdom | null)[];
}

type OnBoard = Pick<Game, 'board' | 'cells' | 'leaders'>;

const IS_TEMPLE: readonly boolean[] = Array.from(
  { length: 16 },
  (_, code) => withoutTreasure(code) === RED_TEMPLE,
);

/** Counts the kingdoms beside each space, all spaces of a row at once, up to three. */
function countBeside(kingdoms: Laid['kingdoms'], rows: number): KingdomsBeside {
  const [one, two, three] = [noRows(rows), noRows(rows), noRows(rows)];
  for (const kingdom of kingdoms) {
    if (kingdom === null) continue;
    for (let row = 0; row < rows; row++) {
      const beside = kingdom.beside[row] as number;
      const [first, second] = [one[row] as number, two[row] as number];
      three[row] = (three[row] as number) | (second & beside);
      two[row] = second | (first & beside);
      one[row] = first | beside;
    }
  }
  return { one, two, three };
}

/** The bits of the board as it stands. */
export function laidOn(game: OnBoard): Laid {
  const { cells } = game;
  const shape = geometry(game.board);
  const { columns, rows } = shape;
  const among = groups(game);
  const { of } = among;
  const spaces = among.leaders.map((leaders) => (leaders === 0 ? null : noRows(rows)));
  const empty: number[] = [];
  const open: number[] = [];
  const temples: number[] = [];
  let space = 0;
  for (let row = 0; row < rows; row++) {
    let [free, plain, red] = [0, 0, 0];
    for (let bit = 1; bit < 1 << columns; bit <<= 1, space++) {
      const code = cells[space] as number;
      if (code === EMPTY) {
        free |= bit;
        continue;
      }
      if (code < FACE_DOWN) plain |= bit;
      if (IS_TEMPLE[code]) red |= bit;
      const kingdom = spaces[of[space] as number];
      if (kingdom) kingdom[row] = (kingdom[row] as number) | bit;
    }
    empty.push(free);
    open.push(free | plain);
    temples.push(red);
  }
  const kingdoms = spaces.map((own) => own && { spaces: own, beside: besideOf(own) });
  const besideKingdoms = countBeside(kingdoms, rows);
  const ground = groundOf(shape);
  return {
    shape,
    ground,
    empty,
    open,
    besideTemple: besideOf(temples),
    besideKingdoms,
    among,
    kingdoms,
  };
}

/** What stays a kingdom of one once the leader on a space of it is lifted: none, or several. */
function partsWithout(game: OnBoard, laid: Laid, lifted: number): readonly Rows[] {
  const { shape, among, kingdoms } = laid;
  const { columns } = shape;
  const group = groupOf(among, lifted);
  const left = [...(kingdoms[group] as Kingdom).spaces];
  leaveOut(left, columns, lifted);
  const parts: Rows[] = [];
  for (const stands of game.leaders) {
    if (stands === OFF || stands === lifted || groupOf(among, stands) !== group) continue;
    if (parts.some((part) => holds(part, columns, stands))) continue;
    parts.push(reachIn(left, columns, stands));
  }
  return parts;
}

/**
 * The spaces with two kingdoms or more beside them once the leader on a space is lifted (clause
 * `leader.move.lifted`): all other kingdoms count as they do, and what is left of its own.
 */
export function besideTwoWithout(game: OnBoard, laid: Laid, lifted: number): Rows {
  const { besideKingdoms, kingdoms, among, shape } = laid;
  const { beside } = kingdoms[groupOf(among, lifted)] as Kingdom;
  const parts = partsWithout(game, laid, lifted);
  const found = noRows(shape.rows);
  for (let row = 0; row < shape.rows; row++) {
    const own = beside[row] as number;
    const [one, two] = [besideKingdoms.one[row] as number, besideKingdoms.two[row] as number];
    let first = (own & two) | (~own & one);
    let second = (own & (besideKingdoms.three[row] as number)) | (~own & two);
    for (const part of parts) {
      const more = besideIn(part, row);
      second |= first & more;
      first |= more;
    }
    found[row] = second;
  }
  return found;
}
