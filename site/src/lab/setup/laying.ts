import type { MonumentJson } from '../../../../machine/record/format.ts';
import { cellName, geometry } from '../../../../machine/rules/board.ts';
import {
  type Cell,
  type Color,
  type MonumentPair,
  monumentKey,
  type Seat,
} from '../../../../machine/rules/pieces.ts';
import { boardOf, type Laid } from './laid.ts';
import { seatOfDynasty, withDynasty } from './seats.ts';
import { letterAt, moved, type Spot, spotOf, written } from './spots.ts';
import type { Stamp } from './stamp.ts';

/** Pieces laid on a board and taken away, whatever the rules think of it. */

/** The leader on a space, by its key. */
export const leaderAt = ({ position: { leaders } }: Laid, cell: Cell): string | null =>
  Object.entries(leaders).find(([, at]) => at === cell)?.[0] ?? null;

/** A tile by its letter, in the place of whatever lay there. */
export function withTile(laid: Laid, cell: Cell, letter: string): Laid {
  if (letterAt(laid, spotOf(cell)) === letter && leaderAt(laid, cell) === null) return laid;
  return written(cleared(laid, cell), spotOf(cell), letter);
}

/** A leader of a dynasty, which sits down for it. */
export function withLeader(laid: Laid, cell: Cell, stamp: Extract<Stamp, { lay: 'leader' }>): Laid {
  const seated = withDynasty(cleared(laid, cell), stamp.dynasty);
  const key = `${seatOfDynasty(seated, stamp.dynasty) as Seat}.${stamp.leader}` as const;
  return moved(seated, { leaders: { ...seated.position.leaders, [key]: cell } });
}

/** A treasure on the tile that may bear one, or off it; on bare ground a temple comes with it. */
export function withTreasure(laid: Laid, cell: Cell): Laid {
  const spot = spotOf(cell);
  const letter = letterAt(laid, spot);
  if (/^[rxw]$/.test(letter)) return written(laid, spot, letter.toUpperCase());
  if (/^[RXW]$/.test(letter)) return written(laid, spot, letter.toLowerCase());
  return written(cleared(laid, cell), spot, 'R');
}

/** The top left space of the square that stands on a space, or that would be built from there. */
export function squareAt(laid: Laid, cell: Cell): Cell {
  const standing = monumentOn(laid, cell);
  if (standing !== null) return standing.square;
  const { columns, rows } = geometry(boardOf(laid));
  const [column, row] = spotOf(cell);
  return cellName(Math.max(0, Math.min(column, columns - 2)), Math.max(0, Math.min(row, rows - 2)));
}

function spacesOf(square: Cell): readonly Cell[] {
  const [column, row] = spotOf(square);
  return [0, 1].flatMap((down) => [0, 1].map((right) => cellName(column + right, row + down)));
}

function monumentOn({ position: { monuments = [] } }: Laid, cell: Cell): MonumentJson | null {
  return monuments.find(({ square }) => spacesOf(square).includes(cell)) ?? null;
}

/** A monument on four tiles that go with it. */
export function withMonument(laid: Laid, cell: Cell, colors: MonumentPair): Laid {
  const square = squareAt(laid, cell);
  const spaces = spacesOf(square);
  const { index } = geometry(boardOf(laid));
  if (spaces.some((space) => !index.has(space))) return laid;
  // There is one of each pair: it moves.
  const before = laid.position.monuments?.find(
    (one) => monumentKey(one.colors) === monumentKey(colors),
  );
  let bare = before === undefined ? laid : cleared(laid, before.square);
  for (const space of spaces) bare = cleared(bare, space);
  for (const space of spaces) bare = written(bare, spotOf(space), 'x');
  return moved(bare, { monuments: [...(bare.position.monuments ?? []), { colors, square }] });
}

const TILE_OF: Readonly<Record<string, Color>> = {
  k: 'black',
  r: 'red',
  R: 'red',
  u: 'blue',
  g: 'green',
};

/** A building on a tile that lies face up; there is one of each colour. */
export function withBuilding(laid: Laid, cell: Cell): Laid {
  const color = TILE_OF[letterAt(laid, spotOf(cell))];
  if (color === undefined) return laid;
  return moved(
    { ...laid, options: { ...laid.options, buildings: true } },
    { buildings: { ...laid.position.buildings, [color]: cell } },
  );
}

/** A space without the building on it. */
export function withoutBuilding(laid: Laid, cell: Cell): Laid {
  const { buildings } = laid.position;
  if (buildings === undefined || !Object.values(buildings).includes(cell)) return laid;
  return moved(laid, {
    buildings: Object.fromEntries(Object.entries(buildings).filter(([, at]) => at !== cell)),
  });
}

const CROSS: readonly Spot[] = [
  [0, 0],
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
];

/** The wonder on the cross around a space; there is one. */
export function withWonder(laid: Laid, cell: Cell): Laid {
  const { columns, rows } = geometry(boardOf(laid));
  if (columns < 3 || rows < 3) return laid;
  const [column, row] = spotOf(cell);
  const middle = [
    Math.max(1, Math.min(column, columns - 2)),
    Math.max(1, Math.min(row, rows - 2)),
  ] as const;
  let bare = withoutWonder(laid);
  const cross = CROSS.map(([right, down]) => cellName(middle[0] + right, middle[1] + down));
  for (const space of cross) bare = cleared(bare, space);
  for (const space of cross) bare = written(bare, spotOf(space), 'w');
  return { ...bare, options: { ...bare.options, wonder: true } };
}

const withoutWonder = (laid: Laid): Laid =>
  moved(laid, { rows: laid.position.rows.map((row) => row.replace(/w/gi, '.')) });

/** A space with nothing on it; a monument or wonder goes as a whole. */
export function cleared(laid: Laid, cell: Cell): Laid {
  let bare = withoutBuilding(laid, cell);
  const monument = monumentOn(bare, cell);
  if (monument !== null) {
    const { monuments = [] } = bare.position;
    bare = moved(bare, { monuments: monuments.filter((one) => one !== monument) });
    for (const space of spacesOf(monument.square)) bare = written(bare, spotOf(space), '.');
  }
  const leader = leaderAt(bare, cell);
  if (leader !== null) {
    const { leaders } = bare.position;
    bare = moved(bare, {
      leaders: Object.fromEntries(Object.entries(leaders).filter(([key]) => key !== leader)),
    });
  }
  const letter = letterAt(bare, spotOf(cell));
  if (/^w$/i.test(letter)) return withoutWonder(bare);
  return letter === '.' ? bare : written(bare, spotOf(cell), '.');
}
