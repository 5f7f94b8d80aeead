import { geometry, nameOf, neighboursOf } from './board.ts';
import { groups, reach } from './define.ts';
import {
  type Conflict,
  codeAt,
  faceUpColor,
  type Game,
  OFF,
  RED_TEMPLE,
  standsAt,
  withoutTreasure,
} from './game.ts';
import {
  type Cell,
  COLOR_INDICES,
  type ColorIndex,
  colorOf,
  leaderNumber,
  leadersOfColor,
  type Seat,
} from './pieces.ts';

/** What the wars on a board and their supporters depend on. */
export type AtWar = Pick<Game, 'board' | 'cells' | 'leaders' | 'union' | 'rulings'>;

/** The two leaders of a colour in one kingdom, or null (clause `war.pair.connected`). */
export function warPair(game: AtWar, color: ColorIndex): readonly [number, number] | null {
  for (const { leaders } of groups(game).list) {
    if ((leaders & (leaders - 1)) === 0) continue;
    let first = OFF;
    for (const leader of leadersOfColor(color)) {
      if ((leaders & (1 << leader)) === 0) continue;
      if (first !== OFF) return [first, leader];
      first = leader;
    }
  }
  return null;
}

/** The colours of the wars that are to be fought on the board as it stands. */
export function openWars(game: AtWar): readonly ColorIndex[] {
  if (game.union === null) return [];
  return COLOR_INDICES.filter((color) => warPair(game, color) !== null);
}

/**
 * The spaces whose tiles support a leader in the war of its colour. Under `connected` these are
 * joined to it without the joining tile; under `home` all that its kingdom held before the union
 * and that still lie there (ruling `fragmentSupport`).
 */
export function supporters(
  game: AtWar,
  leader: number,
  reading = game.rulings.fragmentSupport,
): readonly number[] {
  const color = colorOf(leader);
  const stands = standsAt(game.leaders, leader);
  const { union } = game;
  if (union === null) return [];
  const ours = (space: number): boolean => faceUpColor(codeAt(game.cells, space)) === color;
  if (reading !== 'home') return reach(game, stands, union.at).filter(ours);
  const home = union.homes.find((spaces) => spaces.includes(stands)) ?? [];
  return home.filter(ours);
}

/** The spaces of the face-up temples that support a leader in a revolt. */
export function revoltSupporters(
  game: Pick<Game, 'board' | 'cells' | 'leaders'>,
  leader: number,
): readonly number[] {
  return neighboursOf(geometry(game.board), standsAt(game.leaders, leader)).filter(
    (space) => withoutTreasure(codeAt(game.cells, space)) === RED_TEMPLE,
  );
}

/** The spaces whose tiles support each side of an open conflict. */
export function supportingCells(
  game: AtWar,
  conflict: Conflict,
): { readonly attacker: readonly Cell[]; readonly defender: readonly Cell[] } {
  const shape = geometry(game.board);
  const find = conflict.kind === 'revolt' ? revoltSupporters : supporters;
  const of = (seat: Seat): readonly Cell[] =>
    find(game, leaderNumber(seat, conflict.color)).map((space) => nameOf(shape, space));
  return { attacker: of(conflict.attacker), defender: of(conflict.defender) };
}
