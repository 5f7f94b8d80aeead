import type { Cell, Color, Dynasty, Leader, MonumentPair } from '../rules/pieces.ts';

/** What the pieces of a drawing are called; a page in another language brings its own. */
export interface Titles {
  tile(color: Color, treasure: boolean, at: Cell): string;
  faceDown(treasure: boolean, at: Cell): string;
  leader(leader: Leader, dynasty: Dynasty, at: Cell): string;
  monument(colors: MonumentPair, at: Cell): string;
  building(color: Color, at: Cell): string;
  wonder(at: Cell): string;
  wonderTile(treasure: boolean, at: Cell): string;
  catastrophe(at: Cell): string;
  unification(at: Cell): string;
}

const TILES = { black: 'Settlement', red: 'Temple', blue: 'Farm', green: 'Market' } as const;
const LEADERS = { king: 'King', priest: 'Priest', farmer: 'Farmer', trader: 'Trader' } as const;
const BUILDINGS = {
  black: 'Palace',
  red: 'Library',
  blue: 'Granary',
  green: 'Covered market',
} as const;
const hoard = (treasure: boolean): string => (treasure ? ' with a treasure' : '');

export const ENGLISH: Titles = {
  tile: (color, treasure, at) => `${TILES[color]}${hoard(treasure)}, ${at}`,
  faceDown: (treasure, at) => `Tile face down${hoard(treasure)}, ${at}`,
  leader: (leader, dynasty, at) => `${LEADERS[leader]} of the ${dynasty}, ${at}`,
  monument: ([a, b], at) => `Monument, ${a} and ${b}, ${at}`,
  building: (color, at) => `${BUILDINGS[color]}, ${at}`,
  wonder: (at) => `Wonder, ${at}`,
  wonderTile: (treasure, at) => `Tile of the wonder${hoard(treasure)}, ${at}`,
  catastrophe: (at) => `Catastrophe, ${at}`,
  unification: (at) => `Unification tile, ${at}`,
};
