import type { MonumentJson } from '../../../../machine/record/format.ts';
import { cellName, geometry } from '../../../../machine/rules/board.ts';
import { MONUMENTS } from '../../../../machine/rules/component.ts';
import {
  CATASTROPHES,
  type Cell,
  COLORS,
  type Color,
  DYNASTIES,
  type Dynasty,
  type MonumentPair,
  monumentKey,
  type Seat,
} from '../../../../machine/rules/pieces.ts';
import { boardOf, type Laid, UNTOLD } from './laid.ts';
import type { Stamp } from './stamp.ts';

/** Pieces laid on a board and taken away, whatever the rules think of it. */

type Spot = readonly [column: number, row: number];

const LETTERS: Readonly<Record<Color, string>> = { black: 'k', red: 'r', blue: 'u', green: 'g' };

const spotOf = (cell: Cell): Spot => [cell.charCodeAt(0) - 65, Number(cell.slice(1)) - 1];
const letterAt = ({ position: { rows } }: Laid, [column, row]: Spot): string =>
  rows[row]?.[column] ?? '.';

/** The position with a stamp laid on a space; `again` if it was laid there last, and the next comes. */
export function stamped(laid: Laid, stamp: Stamp, cell: Cell, again = false): Laid {
  if (!geometry(boardOf(laid)).index.has(cell)) return laid;
  return supplied(again ? next(laid, stamp, cell) : first(laid, stamp, cell), laid);
}

function first(laid: Laid, stamp: Stamp, cell: Cell): Laid {
  switch (stamp.lay) {
    case 'tile':
      return withTile(laid, cell, LETTERS[stamp.color]);
    case 'leader':
      return withLeader(laid, cell, stamp);
    case 'treasure':
      return withTreasure(laid, cell);
    case 'monument':
      return withMonument(laid, cell, stamp.colors);
    case 'catastrophe':
      return withTile(laid, cell, '#');
    case 'building':
      return withBuilding(laid, cell);
    case 'wonder':
      return withWonder(laid, cell);
    case 'ground':
      return withGround(laid, cell, stamp.ground === 'river' ? '~' : '.');
    case 'eraser':
      return cleared(laid, cell);
  }
}

/** The next of what may lie there, and at the end nothing. */
function next(laid: Laid, stamp: Stamp, cell: Cell): Laid {
  switch (stamp.lay) {
    case 'tile':
      return nextTile(laid, cell, stamp.color);
    case 'leader':
      return nextLeader(laid, cell, stamp);
    case 'monument':
      return nextMonument(laid, cell, stamp.colors);
    case 'catastrophe':
    case 'wonder':
      return cleared(laid, cell);
    case 'building': {
      const { buildings = {} } = laid.position;
      const stands = Object.values(buildings).includes(cell);
      return stands ? withoutBuilding(laid, cell) : withBuilding(laid, cell);
    }
    case 'ground': {
      const [column, row] = spotOf(cell);
      return withGround(laid, cell, boardOf(laid).terrain[row]?.[column] === '~' ? '.' : '~');
    }
    case 'treasure':
      return withTreasure(laid, cell);
    case 'eraser':
      return laid;
  }
}

/** After a colour the others that may lie on such ground, then nothing. */
function nextTile(laid: Laid, cell: Cell, from: Color): Laid {
  const river = isRiver(laid, cell);
  const fitting = COLORS.filter((color) => (color === 'blue') === river || color === from);
  const at = fitting.indexOf(from);
  const order = [...fitting.slice(at), ...fitting.slice(0, at)].map((color) => LETTERS[color]);
  const lies = order.indexOf(letterAt(laid, spotOf(cell)).toLowerCase());
  const after = order[lies + 1];
  return after === undefined ? cleared(laid, cell) : withTile(laid, cell, after);
}

function nextLeader(laid: Laid, cell: Cell, stamp: Extract<Stamp, { lay: 'leader' }>): Laid {
  const at = DYNASTIES.indexOf(stamp.dynasty);
  const order = [...DYNASTIES.slice(at), ...DYNASTIES.slice(0, at)];
  const standing = leaderAt(laid, cell);
  const lies = order.findIndex(
    (dynasty) => standing === `${seatOfDynasty(laid, dynasty)}.${stamp.leader}`,
  );
  // Those who stand elsewhere stay there, and nobody sits down unasked.
  const after = order.slice(lies + 1).find((dynasty) => {
    const seat = seatOfDynasty(laid, dynasty);
    return seat >= 0 && laid.position.leaders[`${seat as Seat}.${stamp.leader}`] === undefined;
  });
  const without = cleared(laid, cell);
  if (lies < 0) return withLeader(laid, cell, stamp);
  return after === undefined ? without : withLeader(without, cell, { ...stamp, dynasty: after });
}

function nextMonument(laid: Laid, cell: Cell, from: MonumentPair): Laid {
  const square = squareAt(laid, cell);
  const { monuments = [] } = laid.position;
  const standing = monuments.find((one) => one.square === square);
  if (standing === undefined) return withMonument(laid, cell, from);
  const at = MONUMENTS.findIndex((pair) => monumentKey(pair) === monumentKey(from));
  const order = [...MONUMENTS.slice(at), ...MONUMENTS.slice(0, at)];
  const lies = order.findIndex((pair) => monumentKey(pair) === monumentKey(standing.colors));
  const elsewhere = monuments.filter((one) => one !== standing);
  const after = order
    .slice(lies + 1)
    .find((pair) => !elsewhere.some(({ colors }) => monumentKey(colors) === monumentKey(pair)));
  if (after === undefined) return cleared(laid, cell);
  const changed = monuments.map((one) => (one === standing ? { ...one, colors: after } : one));
  return moved(laid, { monuments: changed });
}

const moved = (laid: Laid, change: Partial<Laid['position']>): Laid => ({
  ...laid,
  position: { ...laid.position, ...change },
});

function written(laid: Laid, [column, row]: Spot, letter: string): Laid {
  const rows = laid.position.rows.map((line, i) =>
    i === row && column < line.length
      ? line.slice(0, column) + letter + line.slice(column + 1)
      : line,
  );
  return moved(laid, { rows });
}

const isRiver = (laid: Laid, cell: Cell): boolean => {
  const { river, index } = geometry(boardOf(laid));
  return river[index.get(cell) ?? -1] === true;
};

const seatOfDynasty = ({ seats }: Laid, dynasty: Dynasty): number =>
  seats.findIndex((seat) => seat.dynasty === dynasty);

const leaderAt = ({ position: { leaders } }: Laid, cell: Cell): string | null =>
  Object.entries(leaders).find(([, at]) => at === cell)?.[0] ?? null;

function withTile(laid: Laid, cell: Cell, letter: string): Laid {
  if (letterAt(laid, spotOf(cell)) === letter && leaderAt(laid, cell) === null) return laid;
  return written(cleared(laid, cell), spotOf(cell), letter);
}

function withLeader(laid: Laid, cell: Cell, stamp: Extract<Stamp, { lay: 'leader' }>): Laid {
  const seated = withDynasty(cleared(laid, cell), stamp.dynasty);
  const key = `${seatOfDynasty(seated, stamp.dynasty) as Seat}.${stamp.leader}` as const;
  return moved(seated, { leaders: { ...seated.position.leaders, [key]: cell } });
}

/** Somebody of the dynasty sits at the table, of whom nothing else is known. */
export function withDynasty(laid: Laid, dynasty: Dynasty): Laid {
  if (seatOfDynasty(laid, dynasty) >= 0) return laid;
  const { hands, scores, catastrophesLeft } = laid.position;
  return moved(
    { ...laid, seats: [...laid.seats, { dynasty }] },
    {
      ...(hands === undefined ? {} : { hands: [...hands, UNTOLD] }),
      ...(scores === undefined ? {} : { scores: [...scores, [0, 0, 0, 0, 0] as const] }),
      ...(catastrophesLeft === undefined
        ? {}
        : { catastrophesLeft: [...catastrophesLeft, CATASTROPHES] }),
    },
  );
}

/** A treasure on the tile that may bear one, or off it; on bare ground a temple comes with it. */
function withTreasure(laid: Laid, cell: Cell): Laid {
  const spot = spotOf(cell);
  const letter = letterAt(laid, spot);
  if (/^[rxw]$/.test(letter)) return written(laid, spot, letter.toUpperCase());
  if (/^[RXW]$/.test(letter)) return written(laid, spot, letter.toLowerCase());
  return written(cleared(laid, cell), spot, 'R');
}

/** The top left space of the square that stands on a space, or that would be built from there. */
function squareAt(laid: Laid, cell: Cell): Cell {
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

function withMonument(laid: Laid, cell: Cell, colors: MonumentPair): Laid {
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
function withBuilding(laid: Laid, cell: Cell): Laid {
  const color = TILE_OF[letterAt(laid, spotOf(cell))];
  if (color === undefined) return laid;
  return moved(
    { ...laid, options: { ...laid.options, buildings: true } },
    { buildings: { ...laid.position.buildings, [color]: cell } },
  );
}

function withoutBuilding(laid: Laid, cell: Cell): Laid {
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
function withWonder(laid: Laid, cell: Cell): Laid {
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

/** Land or river on a free board. */
function withGround(laid: Laid, cell: Cell, letter: '.' | '~'): Laid {
  const { terrain } = laid.position;
  if (terrain === undefined) return laid;
  const [column, row] = spotOf(cell);
  if (terrain[row]?.[column] === letter) return laid;
  return moved(laid, {
    terrain: terrain.map((line, i) =>
      i === row ? line.slice(0, column) + letter + line.slice(column + 1) : line,
    ),
  });
}

/** A space with nothing on it; a monument or wonder goes as a whole. */
function cleared(laid: Laid, cell: Cell): Laid {
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

/**
 * Keeps the catastrophe tiles of the game at two for each seat: one that is laid comes from somebody,
 * from the one whose turn it is last, and one that is taken away goes back.
 */
function supplied(laid: Laid, before: Laid): Laid {
  const used = laidDown(laid);
  if (used === laidDown(before)) return laid;
  const { catastrophesLeft, seat: turn = 0 } = laid.position;
  const left = [...(catastrophesLeft ?? laid.seats.map(() => CATASTROPHES))];
  const spare = (): number =>
    CATASTROPHES * laid.seats.length - used - left.reduce((sum, count) => sum + count, 0);
  const order = laid.seats.map((_, i) => (turn + 1 + i) % laid.seats.length);
  while (spare() < 0) {
    const from = order.find((seat) => (left[seat] ?? 0) > 0);
    if (from === undefined) break;
    left[from] = (left[from] ?? 0) - 1;
  }
  while (spare() > 0) {
    const to = order.findLast((seat) => (left[seat] ?? 0) < CATASTROPHES);
    if (to === undefined) break;
    left[to] = (left[to] ?? 0) + 1;
  }
  return moved(laid, { catastrophesLeft: left });
}

const laidDown = ({ position: { rows } }: Laid): number =>
  rows.reduce((sum, row) => sum + row.split('#').length - 1, 0);
