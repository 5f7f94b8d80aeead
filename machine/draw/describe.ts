import { geometry } from '../rules/board.ts';
import {
  CATASTROPHE,
  EMPTY,
  FACE_DOWN,
  faceUpColor,
  type Game,
  hasTreasure,
  isLeader,
  leaderOf,
  NO_COLOR,
  OFF,
  WONDER,
  withoutTreasure,
} from '../rules/game.ts';
import {
  colorAt,
  colorOf,
  DYNASTIES,
  type Dynasty,
  leaderAt,
  type MonumentPair,
  seatOf,
} from '../rules/pieces.ts';
import type { Titles } from './titles.ts';

/** What lies and stands on a board. */
export type Laid = Pick<
  Game,
  'board' | 'cells' | 'leaders' | 'monuments' | 'buildings' | 'wonder' | 'union'
>;

/** A template with its places filled in. */
export function filled(template: string, parts: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => String(parts[name] ?? place));
}

/** What lies on a space, null if nothing does. `seats` has the dynasty of each seat. */
export function lying(
  { cells }: Pick<Game, 'cells'>,
  space: number,
  titles: Titles,
  seats: readonly Dynasty[] = DYNASTIES,
): string | null {
  const code = cells[space]!;
  if (isLeader(code)) return leaderTitle(leaderOf(code), titles, seats);
  const what = tileTitle(code, titles);
  return what !== null && hasTreasure(code) ? filled(titles.withTreasure, { what }) : what;
}

function tileTitle(code: number, titles: Titles): string | null {
  const color = faceUpColor(code);
  if (color !== NO_COLOR) return titles.tile[colorAt(color)];
  switch (withoutTreasure(code)) {
    case EMPTY:
      return null;
    case FACE_DOWN:
      return titles.faceDown;
    case WONDER:
      return titles.wonderTile;
    case CATASTROPHE:
      return titles.catastrophe;
    default:
      throw new RangeError(`nothing lies on a space as ${code}`);
  }
}

/** A leader, given by its number, and its dynasty. */
export const leaderTitle = (
  leader: number,
  titles: Titles,
  seats: readonly Dynasty[] = DYNASTIES,
): string =>
  `${titles.leader[leaderAt(colorOf(leader))]} ${titles.of[dynastyOf(seats, seatOf(leader))]}`;

/** A monument by its colours. */
export const monumentTitle = ([first, second]: MonumentPair, titles: Titles): string =>
  filled(titles.monument, { first: titles.color[first], second: titles.color[second] });

/** The dynasty of a seat, in the usual order where none is told. */
export const dynastyOf = (seats: readonly Dynasty[], seat: number): Dynasty =>
  seats[seat] ?? DYNASTIES[seat]!;

/** What stands on the tile of a space. */
export function standing(game: Laid, space: number, titles: Titles): readonly string[] {
  const { columns } = geometry(game.board);
  const monuments = game.monuments
    .filter(({ square }) => [0, 1, columns, columns + 1].includes(space - square))
    .map(({ colors: [a, b] }) => monumentTitle([colorAt(a), colorAt(b)], titles));
  const building = game.buildings.indexOf(space);
  return [
    ...monuments,
    ...(building === OFF ? [] : [titles.building[colorAt(building)]]),
    ...(game.wonder === space ? [titles.wonder] : []),
    ...(game.union?.at === space ? [titles.unification] : []),
  ];
}

/** The ground of a space that is empty. */
export function groundTitle({ board }: Pick<Game, 'board'>, space: number, titles: Titles): string {
  const { river, winged, bordered } = geometry(board);
  if (river[space]) return titles.ground.river;
  if (bordered[space]) return titles.ground.bordered;
  return winged.includes(space) ? titles.ground.beast : titles.ground.land;
}
