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

/** A tile in a hand, a bag or a discard; `"?"` is one whose colour is not told. */
export type Tile = Color | '?';

/** Two different colours: which monument is meant, in either order. */
export type MonumentPair = readonly [Color, Color];

/** A space: column letter and row number, A1 top left. */
export type Cell = `${string}${number}`;

/** The six monuments, each colour pair once (clause `component.monument.pairs`). */
export const MONUMENTS: readonly MonumentPair[] = [
  ['black', 'red'],
  ['black', 'blue'],
  ['black', 'green'],
  ['red', 'blue'],
  ['red', 'green'],
  ['blue', 'green'],
];

/** How many tiles of each colour the game has (clause `component.tile.count`). */
export const TILE_TOTALS: readonly number[] = [30, 57, 36, 30];

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

const COLOR_INDEX: Readonly<Record<Tile, number>> = { black: 0, red: 1, blue: 2, green: 3, '?': 4 };
const LEADER_INDEX: Readonly<Record<Leader, number>> = { king: 0, priest: 1, farmer: 2, trader: 3 };
const TILE_OF: readonly Tile[] = [...COLORS, '?'];

export const colorIndex = (color: Tile): number => COLOR_INDEX[color];
export const leaderIndex = (leader: Leader): number => LEADER_INDEX[leader];

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

/** The name of a monument with its colours in the order of `COLORS`. */
export function monumentKey(pair: MonumentPair): string {
  const [a, b] = pair;
  return colorIndex(a) < colorIndex(b) ? `${a}-${b}` : `${b}-${a}`;
}
