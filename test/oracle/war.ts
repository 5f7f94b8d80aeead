import type { Action, ActionOf } from '../../machine/rules/action.ts';
import type { Cell, Color, Leader, Seat } from '../../machine/rules/pieces.ts';
import { beside } from './board.ts';
import { groupOf } from './kingdoms.ts';
import { buildingAt, give, removeTiles, sendHome, sendHomeless } from './pieces.ts';
import {
  COLOR_OF,
  COLORS,
  type Conflict,
  clockwise,
  faceAt,
  leaderAt,
  leaderOf,
  type OracleState,
  type Standing,
  standing,
  tell,
} from './state.ts';

/** The leaders of one colour from either side of the union, as long as they are connected. */
function rivals(state: OracleState, leader: Leader): readonly [Standing, Standing] | null {
  const [one, other] = (state.union?.homes ?? []).map((home) =>
    state.leaders.find((found) => found.leader === leader && home.includes(found.at)),
  );
  if (!one || !other || !groupOf(state, one.at).has(other.at)) return null;
  return [one, other];
}

/** The colours in which a war is to be fought on the board as it is. */
export const openWars = (state: OracleState): readonly Color[] =>
  COLORS.filter((color) => rivals(state, leaderOf(color)) !== null);

export const warChoices = (state: OracleState): readonly Action[] =>
  openWars(state).map((color) => ({ do: 'choose-war', color }));

/** Begins one war: the attacker is the first of the two clockwise from the active player. */
export function openWar(state: OracleState, { color }: Pick<ActionOf<'choose-war'>, 'color'>) {
  const leader = leaderOf(color);
  const pair = rivals(state, leader);
  if (!pair) throw new Error(`no war of ${color}`);
  const order = clockwise(state);
  const [attacker, defender] = [...pair].sort(
    (a, b) => order.indexOf(a.seat) - order.indexOf(b.seat),
  ) as [Standing, Standing];
  const conflict: Conflict = {
    kind: 'war',
    leader,
    attacker: attacker.seat,
    defender: defender.seat,
    added: null,
  };
  return tell(
    { ...state, conflict, phase: 'turn.war.attack' },
    {
      type: 'war-opened',
      color,
      attacker: attacker.seat,
      defender: defender.seat,
      attackerAt: attacker.at,
      defenderAt: defender.at,
    },
  );
}

/** The tiles that support a leader in a war, by ruling fragmentSupport. */
export function supporters(state: OracleState, seat: Seat, leader: Leader): readonly Cell[] {
  const at = standing(state, seat, leader)?.at;
  const home = state.union?.homes.find((cells) => at !== undefined && cells.includes(at));
  if (!state.union || at === undefined || !home) throw new Error(`no side of ${seat} in a war`);
  const side =
    state.rulings.fragmentSupport === 'home' ? home : [...groupOf(state, at, state.union.at)];
  return side.filter((cell) => faceAt(state, cell) === COLOR_OF[leader]);
}

/** Whether a supporter of the losing side stays, the losing leader being off the board. */
function stays(state: OracleState, cell: Cell, color: Color): boolean {
  if (buildingAt(state, cell) !== undefined) return true;
  if (color !== 'red') return false;
  const guarded = beside(state.board, cell).some((next) => leaderAt(state, next) !== undefined);
  return guarded || state.tiles.get(cell)?.treasure === true;
}

/** What a war leads to once both sides have added their tiles. */
export function endWar(state: OracleState, conflict: Conflict, winner: Seat): OracleState {
  const { leader } = conflict;
  const color = COLOR_OF[leader];
  const loser = winner === conflict.attacker ? conflict.defender : conflict.attacker;
  const beaten = standing(state, loser, leader);
  if (!beaten) throw new Error('the loser has no leader');
  const support = supporters(state, loser, leader);
  const without = sendHome(state, beaten, 'war-lost');
  const cells = support.filter((cell) => !stays(without, cell, color));
  const kept = support.filter((cell) => !cells.includes(cell));
  const cleared = removeTiles(without, cells);
  const told = cells.length > 0 ? tell(cleared, { type: 'tiles-removed', color, cells }) : cleared;
  const both = kept.length > 0 ? tell(told, { type: 'tiles-protected', color, cells: kept }) : told;
  return sendHomeless(give(both, winner, color, 1 + cells.length, 'war'));
}
