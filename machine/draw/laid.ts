import { geometry } from '../rules/board.ts';
import {
  EMPTY,
  FACE_DOWN,
  faceUpColor,
  hasTreasure,
  isLeader,
  OFF,
  WONDER,
  withoutTreasure,
} from '../rules/game.ts';
import { colorAt, type Dynasty, leaderAt } from '../rules/pieces.ts';
import { dynastyOf, type Laid, lying, monumentTitle } from './describe.ts';
import { building, idol, monument, unification, wonderSpace } from './figure.ts';
import { leader } from './leader.ts';
import type { Piece } from './piece.ts';
import { corner } from './svg.ts';
import { catastrophe, tile, tileBack, treasure } from './tile.ts';
import type { Titles } from './titles.ts';

/** Tiles and catastrophes. */
export function tiles(game: Laid, titles: Titles): readonly Piece[] {
  const { columns, names } = geometry(game.board);
  return game.cells.flatMap((code, space) => {
    if (code === EMPTY || isLeader(code)) return [];
    const [kind, markup] = tileLook(withoutTreasure(code));
    const title = `${lying(game, space, titles)}, ${names[space]}`;
    return [{ key: `${kind} ${space}`, at: corner(space, columns), kind, title, markup }];
  });
}

/** The class and the drawing of a tile or catastrophe. */
function tileLook(code: number): readonly [string, string] {
  const color = faceUpColor(code);
  if (color >= 0) return [`tile ${colorAt(color)}`, tile(colorAt(color))];
  switch (code) {
    case FACE_DOWN:
      return ['tile face-down', tileBack()];
    case WONDER:
      return ['tile wonder', wonderSpace()];
    default:
      return ['catastrophe', catastrophe()];
  }
}

/** The leaders, each with the same key wherever it stands. */
export function leaders(game: Laid, titles: Titles, seats: readonly Dynasty[]): readonly Piece[] {
  const { columns, names } = geometry(game.board);
  return game.leaders.flatMap((space, number) => {
    if (space === OFF) return [];
    const kind = leaderAt(number % 4);
    const title = `${lying(game, space, titles, seats)}, ${names[space]}`;
    const markup = leader(kind, dynastyOf(seats, number >> 2));
    const at = corner(space, columns);
    return [{ key: `leader ${number}`, at, kind: `leader ${kind}`, title, markup }];
  });
}

/** What stands on tiles: monuments, buildings, the wonder's idol, the unification tile. */
export function figures(game: Laid, titles: Titles): readonly Piece[] {
  const { columns, names } = geometry(game.board);
  const found: Piece[] = [];
  const place = (key: string, kind: string, space: number, title: string, markup: string): void => {
    if (space === OFF) return;
    found.push({
      key,
      at: corner(space, columns),
      kind,
      title: `${title}, ${names[space]}`,
      markup,
    });
  };
  for (const { colors, square } of game.monuments) {
    const pair = [colorAt(colors[0]), colorAt(colors[1])] as const;
    const key = `monument ${square}`;
    place(key, 'monument', square, monumentTitle(pair, titles), monument(pair));
  }
  game.buildings.forEach((space, index) => {
    const color = colorAt(index);
    const kind = `building ${color}`;
    place(kind, kind, space, titles.building[color], building(color));
  });
  place('idol', 'idol', game.wonder, titles.wonder, idol());
  place('unification', 'unification', game.union?.at ?? OFF, titles.unification, unification());
  return found;
}

/** The treasures; the titles of their tiles tell of them. */
export function treasures(game: Laid): readonly Piece[] {
  const { columns } = geometry(game.board);
  return game.cells.flatMap((code, space) => {
    if (!hasTreasure(code)) return [];
    const at = corner(space, columns);
    return [{ key: `treasure ${space}`, at, kind: 'treasure', title: null, markup: treasure() }];
  });
}
