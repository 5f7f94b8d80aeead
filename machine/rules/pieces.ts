/** The four colours. A leader, a tile and a point of the same index belong together. */
export const COLORS = ['black', 'red', 'blue', 'green'] as const;

/** A colour: that of a leader, a tile or a point. */
export type Color = (typeof COLORS)[number];

/** The four leaders of a dynasty, in the order of their colours. */
export const LEADERS = ['king', 'priest', 'farmer', 'trader'] as const;

/** A leader of a dynasty; his colour has the same place in its list. */
export type Leader = (typeof LEADERS)[number];

/** What the tile of each colour is called, in the order of the colours. */
export const TILE_KINDS = ['settlement', 'temple', 'farm', 'market'] as const;
export type TileKind = (typeof TILE_KINDS)[number];

/** The four dynasties by their signs. */
export const DYNASTIES = ['archer', 'bull', 'lion', 'pot'] as const;

/** A dynasty, which is what a player plays. */
export type Dynasty = (typeof DYNASTIES)[number];

/** A player, counted clockwise from the one who began. */
export type Seat = 0 | 1 | 2 | 3;

/** The seats that there can be. */
export const SEATS: readonly Seat[] = [0, 1, 2, 3];

/** A tile in a hand, a bag or a discard; `"?"` is one whose colour is not told. */
export type Tile = Color | '?';

/** Two different colours: which monument is meant, in either order. */
export type MonumentPair = readonly [Color, Color];

/** A space: column letter and row number, A1 top left. */
export type Cell = `${string}${number}`;

/** The place of a colour in `COLORS`, and of a leader in `LEADERS`. */
export type ColorIndex = 0 | 1 | 2 | 3;

/** The place of a tile in a hand: that of its colour, or `UNKNOWN`. */
export type TileIndex = ColorIndex | 4;

/** The places of the colours. */
export const COLOR_INDICES: readonly ColorIndex[] = [0, 1, 2, 3];

/** The places of the tiles in a hand. */
export const TILE_INDICES: readonly TileIndex[] = [...COLOR_INDICES, 4];

/** A number for each colour, in the order of `COLORS`. */
export type ByColor = readonly [number, number, number, number];

/** A number for each colour, and one for unknown tiles or for treasures. */
export type ByTile = readonly [number, number, number, number, number];

/** The same, to be written to. */
export type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** A table with one of its numbers changed by `count`. */
export function plus(table: ByTile, index: TileIndex, count: number): ByTile {
  const changed = table.slice() as Writable<ByTile>;
  changed[index] += count;
  return changed;
}

/** Tiles in a full hand (clause `setup.hand.six`). */
export const HAND_SIZE = 6;

/** Catastrophe tiles each player begins with (clause `setup.catastrophe.two`). */
export const CATASTROPHES = 2;

export const BLACK = 0;
export const RED = 1;
export const BLUE = 2;
export const GREEN = 3;
/** Index of the tile of unknown colour in a hand, and of treasures in a score. */
export const UNKNOWN = 4;
export const TREASURES = 4;

export const KING = BLACK;
export const PRIEST = RED;
export const TRADER = GREEN;

const TILE_INDEX = { black: BLACK, red: RED, blue: BLUE, green: GREEN, '?': UNKNOWN } as const;
const LEADER_INDEX = { king: 0, priest: 1, farmer: 2, trader: 3 } as const;
const TILE_OF: readonly Tile[] = [...COLORS, '?'];

export const colorIndex = (color: Color): ColorIndex => TILE_INDEX[color];
export const tileIndex = (tile: Tile): TileIndex => TILE_INDEX[tile];
export const leaderIndex = (leader: Leader): ColorIndex => LEADER_INDEX[leader];

/** The number of a seat's leader of a colour, by which a game lists the leaders. */
export const leaderNumber = (seat: Seat, color: ColorIndex): number => seat * 4 + color;

/** For each colour the numbers of its leaders, seat by seat. */
const OF_COLOR = COLOR_INDICES.map((color) => SEATS.map((seat) => leaderNumber(seat, color)));

/** The numbers of the leaders of a colour, seat by seat. */
export const leadersOfColor = (color: ColorIndex): readonly number[] =>
  OF_COLOR[color] as readonly number[];

/** The seat that owns a leader with a number. */
export const seatOf = (leader: number): Seat => (leader >> 2) as Seat;

/** The colour of a leader with a number. */
export const colorOf = (leader: number): ColorIndex => (leader % 4) as ColorIndex;

/** The colour at an index. @throws RangeError when there is none. */
export function colorAt(index: number): Color {
  const color = COLORS[index];
  if (color === undefined) throw new RangeError(`no colour ${index}`);
  return color;
}

/** The leader at an index. @throws RangeError when there is none. */
export function leaderAt(index: number): Leader {
  const leader = LEADERS[index];
  if (leader === undefined) throw new RangeError(`no leader ${index}`);
  return leader;
}

/** The tile at an index, 4 being the unknown one. @throws RangeError when there is none. */
export function tileAt(index: number): Tile {
  const tile = TILE_OF[index];
  if (tile === undefined) throw new RangeError(`no tile ${index}`);
  return tile;
}

/** The colours of a monument in the order of `COLORS`. */
export function pairIndices([one, other]: MonumentPair): readonly [ColorIndex, ColorIndex] {
  const [a, b] = [colorIndex(one), colorIndex(other)];
  return a < b ? [a, b] : [b, a];
}

/** The name of a monument with its colours in the order of `COLORS`. */
export function monumentKey(pair: MonumentPair): string {
  const [a, b] = pairIndices(pair);
  return `${COLORS[a]}-${COLORS[b]}`;
}
