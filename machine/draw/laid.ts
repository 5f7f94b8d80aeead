import { type Geometry, geometry } from '../rules/board.ts';
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
import { colorAt, colorOf, type Dynasty, leaderAt, seatOf } from '../rules/pieces.ts';
import { dynastyOf, type Laid, lying, monumentTitle } from './describe.ts';
import { building, idol, monument, unification, wonderSpace } from './figure.ts';
import { leader } from './leader.ts';
import type { Piece } from './piece.ts';
import { corner } from './svg.ts';
import { catastrophe, tile, tileBack, treasure } from './tile.ts';
import type { Titles } from './titles.ts';

interface Look {
  readonly kind: string;
  readonly markup: string;
}

/** What the tiles look like by their codes, drawn at their first use. */
const looks = new Map<number, Look>();

function tileLook(code: number): Look {
  let look = looks.get(code);
  if (look === undefined) {
    look = drawnTile(code);
    looks.set(code, look);
  }
  return look;
}

function drawnTile(code: number): Look {
  const index = faceUpColor(code);
  if (index >= 0) return { kind: `tile ${colorAt(index)}`, markup: tile(colorAt(index)) };
  switch (code) {
    case FACE_DOWN:
      return { kind: 'tile face-down', markup: tileBack() };
    case WONDER:
      return { kind: 'tile wonder', markup: wonderSpace() };
    default:
      return { kind: 'catastrophe', markup: catastrophe() };
  }
}

/** The tile or catastrophe on a space. */
export function tileOn(game: Laid, space: number, titles: Titles): Piece {
  const { columns, names } = geometry(game.board);
  const look = tileLook(withoutTreasure(game.cells[space]!));
  const title = `${lying(game, space, titles)}, ${names[space]}`;
  return { key: `${look.kind} ${space}`, at: corner(space, columns), title, ...look };
}

/** Tiles and catastrophes. */
export const tiles = (game: Laid, titles: Titles): readonly Piece[] =>
  game.cells.flatMap((code, space) =>
    code === EMPTY || isLeader(code) ? [] : [tileOn(game, space, titles)],
  );

/** A leader on the board, with the same key wherever it stands. */
export function leaderPiece(
  game: Laid,
  number: number,
  titles: Titles,
  seats: readonly Dynasty[],
): Piece {
  const { columns, names } = geometry(game.board);
  const space = game.leaders[number]!;
  const kind = leaderAt(colorOf(number));
  return {
    key: `leader ${number}`,
    at: corner(space, columns),
    kind: `leader ${kind}`,
    title: `${lying(game, space, titles, seats)}, ${names[space]}`,
    markup: leader(kind, dynastyOf(seats, seatOf(number))),
  };
}

export const leaders = (game: Laid, titles: Titles, seats: readonly Dynasty[]): readonly Piece[] =>
  game.leaders.flatMap((space, number) =>
    space === OFF ? [] : [leaderPiece(game, number, titles, seats)],
  );

const figure = (
  { columns, names }: Geometry,
  [key, kind]: readonly [string, string],
  space: number,
  title: string,
  markup: string,
): Piece => ({
  key,
  at: corner(space, columns),
  kind,
  title: `${title}, ${names[space]}`,
  markup,
});

/** The building of a colour, by its index, which is on the board. */
export function buildingPiece(game: Laid, index: number, titles: Titles): Piece {
  const color = colorAt(index);
  const kind = `building ${color}`;
  const title = titles.building[color];
  return figure(geometry(game.board), [kind, kind], game.buildings[index]!, title, building(color));
}

/** What stands on tiles: monuments, buildings, the wonder's idol, the unification tile. */
export function figures(game: Laid, titles: Titles): readonly Piece[] {
  const shape = geometry(game.board);
  const { monuments, buildings, wonder, union } = game;
  return [
    ...monuments.map(({ colors: [a, b], square }) => {
      const pair = [colorAt(a), colorAt(b)] as const;
      const names = [`monument ${square}`, 'monument'] as const;
      return figure(shape, names, square, monumentTitle(pair, titles), monument(pair));
    }),
    ...buildings.flatMap((space, index) =>
      space === OFF ? [] : [buildingPiece(game, index, titles)],
    ),
    ...(wonder === OFF ? [] : [figure(shape, ['idol', 'idol'], wonder, titles.wonder, idol())]),
    ...(union === null
      ? []
      : [
          figure(
            shape,
            ['unification', 'unification'],
            union.at,
            titles.unification,
            unification(),
          ),
        ]),
  ];
}

const CUBE: Look = { kind: 'treasure', markup: treasure() };

/** The treasure on a space; the title of its tile tells of it. */
export const treasureOn = ({ board }: Laid, space: number): Piece => ({
  key: `treasure ${space}`,
  at: corner(space, geometry(board).columns),
  title: null,
  ...CUBE,
});

export const treasures = (game: Laid): readonly Piece[] =>
  game.cells.flatMap((code, space) => (hasTreasure(code) ? [treasureOn(game, space)] : []));
