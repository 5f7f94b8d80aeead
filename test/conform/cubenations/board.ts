import type { Ground, WholePosition } from '../../../machine/conform/index.ts';
import type { LeaderKey, MonumentJson } from '../../../machine/record/format.ts';
import { cellName } from '../../../machine/rules/board.ts';
import {
  type Cell,
  COLORS,
  type Color,
  LEADERS,
  type Leader,
} from '../../../machine/rules/index.ts';
import { colorIndex, SEATS } from '../../../machine/rules/pieces.ts';
import type { At } from '../../bench/peer.ts';
import { type Columns, type Monument, type Player, type Space, tile } from './table.ts';

const LETTERS: Readonly<Record<Color, string>> = { black: 'k', red: 'r', blue: 'u', green: 'g' };

/** A space as the engine names it. */
export const atOf = (cell: Cell): At => ({
  x: cell.charCodeAt(0) - 65,
  y: Number(cell.slice(1)) - 1,
});

const cellOf = ({ x, y }: At): Cell => cellName(x, y);

/** The colour of the tile that a letter of `rows` stands for; null if there is none. */
export const colorAtLetter = (letter: string): Color | null =>
  COLORS.find((one) => LETTERS[one] === letter.toLowerCase()) ?? null;

/** The colour by which the engine names a leader. */
export const colorOfLeader = (leader: Leader): Color => COLORS[LEADERS.indexOf(leader)] as Color;

/** All six monuments, of which those of a position stand on the board. */
export function monumentsOf({ monuments }: WholePosition): readonly Monument[] {
  const pairs = COLORS.flatMap((one, i) =>
    COLORS.slice(i + 1).map((other) => [one, other] as const),
  );
  return pairs.map((colors) => {
    const built = monuments.find((one) => colors.every((color) => one.colors.includes(color)));
    return { type: 'monument', colors, position: built === undefined ? null : atOf(built.square) };
  });
}

const covers = ({ position }: Monument, { x, y }: At): boolean =>
  position !== null && [0, 1].includes(x - position.x) && [0, 1].includes(y - position.y);

/** Where a seat's leaders stand. */
export function leadersOf(
  { leaders }: WholePosition,
  seat: number,
): Readonly<Record<Color, At | null>> {
  const at = (leader: Leader): At | null => {
    const cell = leaders[`${seat}.${leader}` as LeaderKey];
    return cell === undefined ? null : atOf(cell);
  };
  return { black: at('king'), red: at('priest'), blue: at('farmer'), green: at('trader') };
}

/** The board of a position in the engine's columns. */
export function columnsOf(
  { terrain, bordered }: Ground,
  position: WholePosition,
  monuments: readonly Monument[],
): Columns {
  const standing = new Map(
    Object.entries(position.leaders).map(([key, cell]) => {
      const [playerID, leader] = key.split('.') as [string, Leader];
      return [cell, { type: 'leader', color: colorOfLeader(leader), playerID } as const];
    }),
  );
  const occupant = (at: At, letter: string): Space['occupant'] => {
    const color = colorAtLetter(letter);
    if (color !== null) return tile(color);
    if (letter === '#') return { type: 'catastrophe' };
    return standing.get(cellOf(at)) ?? monuments.find((monument) => covers(monument, at));
  };
  const space = (x: number, y: number): Space => {
    const letter = position.rows[y]?.[x] ?? '.';
    const held = occupant({ x, y }, letter);
    return {
      river: terrain[y]?.[x] === '~',
      border: bordered.includes(cellName(x, y)),
      treasure: letter === 'R' || letter === 'X',
      ...(held === undefined ? {} : { occupant: held }),
    };
  };
  const [first = ''] = terrain;
  return Array.from(first, (_, x) => terrain.map((_line, y) => space(x, y)));
}

function letterOf({ occupant, treasure }: Space): string {
  const plain = (() => {
    switch (occupant?.type) {
      case 'tile':
        return LETTERS[occupant.color];
      case 'monument':
        return 'x';
      case 'catastrophe':
        return '#';
      default:
        return '.';
    }
  })();
  return treasure ? plain.toUpperCase() : plain;
}

/** The engine's board as rows of letters. */
export const rowsOf = (board: Columns): readonly string[] =>
  (board[0] ?? []).map((_, y) => board.map((column) => letterOf(column[y] as Space)).join(''));

/** Where the leaders stand by what the engine keeps for each player. */
export function standingLeaders(
  players: Readonly<Record<string, Player>>,
): Readonly<Partial<Record<LeaderKey, Cell>>> {
  const told: Partial<Record<LeaderKey, Cell>> = {};
  for (const seat of SEATS) {
    for (const leader of LEADERS) {
      const at = players[seat]?.leaders[colorOfLeader(leader)] ?? null;
      if (at !== null) told[`${seat}.${leader}`] = cellOf(at);
    }
  }
  return told;
}

/** The monuments that stand; the engine does not keep the colour of the tiles below. */
export const standingMonuments = (monuments: readonly Monument[]): readonly MonumentJson[] =>
  monuments.flatMap(({ colors, position }) =>
    position === null
      ? []
      : [
          {
            colors: [...colors].sort((a, b) => colorIndex(a) - colorIndex(b)) as [Color, Color],
            square: cellOf(position),
          },
        ],
  );
