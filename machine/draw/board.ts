import { type Geometry, geometry } from '../rules/board.ts';
import { groups } from '../rules/define.ts';
import {
  FACE_DOWN,
  faceUpColor,
  type Game,
  hasTreasure,
  isLeader,
  leaderOf,
  OFF,
  WONDER,
  withoutTreasure,
} from '../rules/game.ts';
import { type Cell, colorAt, DYNASTIES, type Dynasty, leaderAt } from '../rules/pieces.ts';
import { dynastyOf, lying } from './describe.ts';
import { building, idol, monument, unification, wonderSpace } from './figure.ts';
import { drawSigns } from './glyph.ts';
import { leader } from './leader.ts';
import { outline } from './outline.ts';
import { type Paint, paint } from './paint.ts';
import { corner, element, piece, SPACE } from './svg.ts';
import { drawCoordinates, drawTerrain } from './terrain.ts';
import { catastrophe, tile, tileBack, treasure } from './tile.ts';
import { ENGLISH, type Titles } from './titles.ts';

export interface DrawOptions {
  /** The dynasty of each seat. */
  readonly seats?: readonly Dynasty[];
  /** What the drawing as a whole shows. */
  readonly title?: string;
  readonly titles?: Titles;
  readonly coordinates?: boolean;
  /** Whether the outlines of the signs are within; a page with many drawings has them once. */
  readonly signs?: boolean;
  /** Whether each kingdom is outlined. */
  readonly kingdoms?: boolean;
  /** Spaces of the last action. */
  readonly acted?: readonly Cell[];
  /** Spaces that something happened to. */
  readonly touched?: readonly Cell[];
}

/** A position as an SVG document of its own, which may also stand inside a page. */
export function drawBoard({ game }: { readonly game: Game }, options: DrawOptions = {}): string {
  const shape = geometry(game.board);
  const { coordinates = true, kingdoms = false, signs = true, title = 'Board' } = options;
  const [left, top, rest] = coordinates ? [30, 28, 5] : [5, 5, 5];
  const width = shape.columns * SPACE + left + rest;
  const height = shape.rows * SPACE + top + rest;
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${-left} ${-top} ${width} ${height}`,
      role: 'img',
      'aria-label': title,
      class: 'board',
    },
    ...(signs ? [drawSigns()] : []),
    drawTerrain(shape),
    ...(coordinates ? [drawCoordinates(shape)] : []),
    ...(kingdoms ? [drawKingdoms(game, shape)] : []),
    ...drawSpaces(game, shape, options),
    ...drawFigures(game, shape, options.titles ?? ENGLISH),
    ...drawTreasures(game, shape),
    drawMarks(shape, options.touched ?? [], 'touched'),
    drawMarks(shape, options.acted ?? [], 'acted'),
  );
}

/** What lies on each space: tiles, leaders, catastrophes. */
function drawSpaces(game: Game, { columns, names }: Geometry, options: DrawOptions): string[] {
  const { titles = ENGLISH, seats = DYNASTIES } = options;
  return game.cells.flatMap((code, space) => {
    const title = lying(game, space, titles, seats);
    if (title === null) return [];
    const [kind, shape] = shapeOf(code, seats);
    return [piece(kind, corner(space, columns), `${title}, ${names[space]}`, shape)];
  });
}

/** The class and the drawing of what lies on a space that is not empty. */
function shapeOf(code: number, seats: readonly Dynasty[]): readonly [string, string] {
  if (isLeader(code)) {
    const number = leaderOf(code);
    const kind = leaderAt(number % 4);
    return [`leader ${kind}`, leader(kind, dynastyOf(seats, number >> 2))];
  }
  const color = faceUpColor(code);
  if (color >= 0) return [`tile ${colorAt(color)}`, tile(colorAt(color))];
  switch (withoutTreasure(code)) {
    case FACE_DOWN:
      return ['tile face-down', tileBack()];
    case WONDER:
      return ['tile wonder', wonderSpace()];
    default:
      return ['catastrophe', catastrophe()];
  }
}

/** What stands on tiles: monuments, buildings, the wonder's idol, the unification tile. */
function drawFigures(game: Game, { columns, names }: Geometry, titles: Titles): string[] {
  const place = (kind: string, space: number, title: string, shape: string): string[] =>
    space === OFF ? [] : [piece(kind, corner(space, columns), `${title}, ${names[space]}`, shape)];
  return [
    ...game.monuments.flatMap(({ colors: [a, b], square }) => {
      const pair = [colorAt(a), colorAt(b)] as const;
      return place('monument', square, titles.monument(pair), monument(pair));
    }),
    ...game.buildings.flatMap((space, index) => {
      const color = colorAt(index);
      return place(`building ${color}`, space, titles.building(color), building(color));
    }),
    ...place('idol', game.wonder, titles.wonder, idol()),
    ...place('unification', game.union?.at ?? OFF, titles.unification, unification()),
  ];
}

/** The treasures, over all else that may stand on their tiles, whose titles tell of them. */
function drawTreasures(game: Game, { columns }: Geometry): string[] {
  return game.cells.flatMap((code, space) =>
    hasTreasure(code) ? [treasure(corner(space, columns))] : [],
  );
}

/** A line around each group that has a leader. */
function drawKingdoms(game: Game, shape: Geometry): string {
  const found = groups(game);
  const lines = found.leaders.flatMap((members, group) => {
    if (members === 0) return [];
    const inside = Array.from(found.of, (of) => of === group);
    return [element('path', { d: outline(inside, shape, { inset: -1.5, radius: 9 }) })];
  });
  return element(
    'g',
    {
      class: 'kingdoms',
      fill: paint('kingdom'),
      'fill-opacity': 0.16,
      stroke: paint('kingdom'),
      'stroke-width': 2.4,
      'stroke-linejoin': 'round',
    },
    ...lines,
  );
}

/** A frame around each of these spaces; names that are not of this board are left out. */
function drawMarks(shape: Geometry, cells: readonly Cell[], kind: 'acted' | 'touched'): string {
  const frame = (space: number, stroke: Paint, width: number): string => {
    const { x, y } = corner(space, shape.columns);
    const line = { x: x + 1, y: y + 1, width: SPACE - 2, height: SPACE - 2, rx: 6 };
    return element('rect', { ...line, stroke: paint(stroke), 'stroke-width': width });
  };
  const frames = [...new Set(cells)].flatMap((cell) => {
    const space = shape.index.get(cell);
    if (space === undefined) return [];
    return kind === 'acted'
      ? [frame(space, 'edge', 6), frame(space, 'mark', 3.6)]
      : [frame(space, 'edge', 3.4), frame(space, 'mark', 1.6)];
  });
  return element('g', { class: kind, fill: 'none' }, ...frames);
}
