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
  OFF,
  WONDER,
  withoutTreasure,
} from '../rules/game.ts';
import { colorAt, DYNASTIES, type Dynasty, leaderAt } from '../rules/pieces.ts';
import type { Titles } from './titles.ts';

/** What lies on a space, null if nothing does. `seats` has the dynasty of each seat. */
export function lying(
  game: Game,
  space: number,
  titles: Titles,
  seats: readonly Dynasty[] = DYNASTIES,
): string | null {
  const code = game.cells[space]!;
  if (isLeader(code)) {
    const number = leaderOf(code);
    return titles.leader(leaderAt(number % 4), dynastyOf(seats, number >> 2));
  }
  const color = faceUpColor(code);
  if (color >= 0) return titles.tile(colorAt(color), hasTreasure(code));
  switch (withoutTreasure(code)) {
    case EMPTY:
      return null;
    case FACE_DOWN:
      return titles.faceDown(hasTreasure(code));
    case WONDER:
      return titles.wonderTile(hasTreasure(code));
    case CATASTROPHE:
      return titles.catastrophe;
    default:
      throw new RangeError(`nothing lies on a space as ${code}`);
  }
}

/** The dynasty of a seat, in the usual order where none is told. */
export const dynastyOf = (seats: readonly Dynasty[], seat: number): Dynasty =>
  seats[seat] ?? DYNASTIES[seat]!;

/** What stands on the tile of a space. */
export function standing(game: Game, space: number, titles: Titles): readonly string[] {
  const { columns } = geometry(game.board);
  const monuments = game.monuments
    .filter(({ square }) => [0, 1, columns, columns + 1].includes(space - square))
    .map(({ colors: [a, b] }) => titles.monument([colorAt(a), colorAt(b)]));
  const building = game.buildings.indexOf(space);
  return [
    ...monuments,
    ...(building === OFF ? [] : [titles.building(colorAt(building))]),
    ...(game.wonder === space ? [titles.wonder] : []),
    ...(game.union?.at === space ? [titles.unification] : []),
  ];
}
