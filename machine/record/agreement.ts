import { geometry } from '../rules/board.ts';
import { EMPTY, type Game, isLeader, NO_COLOR, OFF } from '../rules/game.ts';
import {
  type ByTile,
  type Cell,
  COLORS,
  type Color,
  colorIndex,
  LEADERS,
  type Leader,
  leaderIndex,
  leaderNumber,
  pairIndices,
  SEATS,
  TILE_INDICES,
  type Tile,
  tileAt,
} from '../rules/pieces.ts';
import type { LeaderKey, MonumentJson, ObservedJson } from './format.ts';
import { ROW_CODES } from './rowcodes.ts';

/** Whether a claimed part of a position is so, asked of the game itself. */
type Agrees<K extends keyof ObservedJson> = (
  claimed: NonNullable<ObservedJson[K]>,
  game: Game,
) => boolean;

/**
 * The parts that claims are mostly of, each compared without being written first. Where one says
 * no, the part is written, and the comparison of what is written tells the difference.
 */
const AGREES: { readonly [K in keyof ObservedJson]?: Agrees<K> } = {
  rows: sameRows,
  leaders: sameLeaders,
  hands: sameHands,
  monuments: sameMonuments,
  buildings: sameBuildings,
  bag: sameBag,
};

/** Whether a claimed part is surely so. */
export function agreesOn(part: keyof ObservedJson, claimed: unknown, game: Game): boolean {
  const agrees = AGREES[part] as ((claimed: unknown, game: Game) => boolean) | undefined;
  return agrees?.(claimed, game) ?? false;
}

/** The letter of each code in `rows`, as the number of its character. */
const LETTERS: number[] = [];
for (const [letter, code] of Object.entries(ROW_CODES)) LETTERS[code] = letter.charCodeAt(0);

function sameRows(claimed: readonly string[], { board, cells }: Game): boolean {
  const { rows, columns } = geometry(board);
  if (claimed.length !== rows) return false;
  let space = 0;
  for (const row of claimed) {
    if (row.length !== columns) return false;
    for (let column = 0; column < columns; column++) {
      const code = cells[space++] as number;
      const letter = LETTERS[isLeader(code) ? EMPTY : code];
      if (row.charCodeAt(column) !== letter) return false;
    }
  }
  return true;
}

/** The number of each leader by his name in a position. */
const LEADER_NUMBERS: ReadonlyMap<string, number> = new Map(
  SEATS.flatMap((seat) =>
    LEADERS.map((leader: Leader): [LeaderKey, number] => [
      `${seat}.${leader}`,
      leaderNumber(seat, leaderIndex(leader)),
    ]),
  ),
);

/** How many of some pieces are on the board. */
function standing(spaces: readonly number[]): number {
  let count = 0;
  for (const space of spaces) if (space !== OFF) count++;
  return count;
}

function sameLeaders(claimed: NonNullable<ObservedJson['leaders']>, game: Game): boolean {
  const { names } = geometry(game.board);
  const keys = Object.keys(claimed) as LeaderKey[];
  if (keys.length !== standing(game.leaders)) return false;
  for (const key of keys) {
    const number = LEADER_NUMBERS.get(key);
    if (number === undefined || !isAt(names, game.leaders[number], claimed[key])) return false;
  }
  return true;
}

function sameBuildings(claimed: NonNullable<ObservedJson['buildings']>, game: Game): boolean {
  const { names } = geometry(game.board);
  const keys = Object.keys(claimed) as Color[];
  if (keys.length !== standing(game.buildings)) return false;
  for (const key of keys)
    if (!isAt(names, game.buildings[colorIndex(key)], claimed[key])) return false;
  return true;
}

/** Whether a piece stands on the space that is claimed. */
const isAt = (names: readonly Cell[], space: number | undefined, cell: Cell | undefined): boolean =>
  space !== undefined && space !== OFF && names[space] === cell;

/** More than a hand has of a tile, so that a sum of these tells how many of each it has. */
const WEIGHTS: Readonly<Record<Tile, number>> = {
  black: 1,
  red: 256,
  blue: 256 ** 2,
  green: 256 ** 3,
  '?': 256 ** 4,
};

function sameHands(claimed: readonly (readonly Tile[])[], { hands }: Game): boolean {
  if (claimed.length !== hands.length) return false;
  for (let seat = 0; seat < hands.length; seat++) {
    let told = 0;
    for (const tile of claimed[seat] as readonly Tile[]) told += WEIGHTS[tile];
    const held = hands[seat] as ByTile;
    for (const tile of TILE_INDICES) told -= held[tile] * WEIGHTS[tileAt(tile)];
    if (told !== 0) return false;
  }
  return true;
}

function sameMonuments(claimed: readonly MonumentJson[], { board, monuments }: Game): boolean {
  if (claimed.length !== monuments.length) return false;
  const { names } = geometry(board);
  return claimed.every(({ colors, square, of }) => {
    const [one, other] = pairIndices(colors);
    const stands = monuments.find(({ colors: [a, b] }) => a === one && b === other);
    if (stands === undefined || names[stands.square] !== square) return false;
    return of === undefined || (stands.of !== NO_COLOR && COLORS[stands.of] === of);
  });
}

function sameBag(claimed: readonly Tile[], { bag: { order, drawn } }: Game): boolean {
  if (order === null || claimed.length !== order.length - drawn) return false;
  for (let i = 0; i < claimed.length; i++)
    if (claimed[i] !== tileAt(order[drawn + i] as number)) return false;
  return true;
}
