import type { Color, Dynasty, Leader, MonumentPair } from '../rules/pieces.ts';

/** What the pieces of a drawing are called; a page in another language brings its own. */
export interface Titles {
  tile(color: Color, treasure: boolean): string;
  faceDown(treasure: boolean): string;
  leader(leader: Leader, dynasty: Dynasty): string;
  monument(colors: MonumentPair): string;
  building(color: Color): string;
  readonly wonder: string;
  wonderTile(treasure: boolean): string;
  readonly catastrophe: string;
  readonly unification: string;
}

const TILES = { black: 'Settlement', red: 'Temple', blue: 'Farm', green: 'Market' } as const;
const LEADERS = { king: 'King', priest: 'Priest', farmer: 'Farmer', trader: 'Trader' } as const;
const BUILDINGS = {
  black: 'Palace',
  red: 'Library',
  blue: 'Granary',
  green: 'Covered market',
} as const;
const DYNASTIES = { archer: 'Archer', bull: 'Bull', lion: 'Lion', pot: 'Pot' } as const;
const hoard = (treasure: boolean): string => (treasure ? ' with a treasure' : '');

export const ENGLISH: Titles = {
  tile: (color, treasure) => TILES[color] + hoard(treasure),
  faceDown: (treasure) => `Tile face down${hoard(treasure)}`,
  leader: (leader, dynasty) => `${LEADERS[leader]} of the ${DYNASTIES[dynasty]}`,
  monument: ([a, b]) => `Monument in ${a} and ${b}`,
  building: (color) => BUILDINGS[color],
  wonder: 'Wonder',
  wonderTile: (treasure) => `Tile of the wonder${hoard(treasure)}`,
  catastrophe: 'Catastrophe',
  unification: 'Unification tile',
};
