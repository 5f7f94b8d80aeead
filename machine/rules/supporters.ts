import { geometry } from './board.ts';
import { groups, reach } from './define.ts';
import { type Conflict, faceUpColor, type Game, OFF, RED_TEMPLE, withoutTreasure } from './game.ts';
import { type Cell, COLORS, type Seat } from './pieces.ts';

/** What the wars on a board and their supporters depend on. */
export type AtWar = Pick<Game, 'board' | 'cells' | 'leaders' | 'union' | 'rulings'>;

/** The two leaders of a colour in one kingdom, or null (clause `war.pair.connected`). */
export function warPair(game: AtWar, color: number): readonly [number, number] | null {
  const { leaders } = groups(game);
  for (const members of leaders) {
    let first = OFF;
    for (let leader = color; leader < 16; leader += 4) {
      if ((members & (1 << leader)) === 0) continue;
      if (first !== OFF) return [first, leader];
      first = leader;
    }
  }
  return null;
}

/** The colours of the wars that are to be fought on the board as it stands. */
export function openWars(game: AtWar): readonly number[] {
  if (game.union === null) return [];
  return COLORS.map((_, color) => color).filter((color) => warPair(game, color) !== null);
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
  const color = leader % 4;
  const stands = game.leaders[leader] as number;
  const { union } = game;
  if (union === null) return [];
  const side =
    reading === 'home'
      ? (union.homes.find((home) => home.includes(stands)) ?? [])
      : reach(game, stands, union.at);
  return side
    .filter((space) => faceUpColor(game.cells[space] as number) === color)
    .sort((a, b) => a - b);
}

/** The spaces of the face-up temples that support a leader in a revolt. */
export function revoltSupporters(
  game: Pick<Game, 'board' | 'cells' | 'leaders'>,
  leader: number,
): readonly number[] {
  const beside = geometry(game.board).neighbours[game.leaders[leader] as number];
  return (beside as readonly number[]).filter(
    (space) => withoutTreasure(game.cells[space] as number) === RED_TEMPLE,
  );
}

/** The spaces whose tiles support each side of an open conflict. */
export function supportingCells(
  game: AtWar,
  conflict: Conflict,
): { readonly attacker: readonly Cell[]; readonly defender: readonly Cell[] } {
  const { names } = geometry(game.board);
  const find = conflict.kind === 'revolt' ? revoltSupporters : supporters;
  const of = (seat: Seat): readonly Cell[] =>
    find(game, seat * 4 + conflict.color).map((space) => names[space] as Cell);
  return { attacker: of(conflict.attacker), defender: of(conflict.defender) };
}
