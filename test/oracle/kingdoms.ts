import type { Cell } from '../../machine/rules/pieces.ts';
import { beside } from './board.ts';
import type { OracleState, Standing } from './state.ts';

export type Group = ReadonlySet<Cell>;

/** Everything connected with a space by steps from side to side that all satisfy `connects`. */
function flood(state: OracleState, from: Cell, connects: (cell: Cell) => boolean): Group {
  const found = new Set<Cell>([from]);
  for (const cell of found)
    for (const next of beside(state.board, cell)) if (connects(next)) found.add(next);
  return found;
}

/** Tiles of every kind and leaders connect; empty spaces and catastrophes do not. */
const pieces = (state: OracleState): ReadonlySet<Cell> =>
  new Set([...state.tiles.keys(), ...state.leaders.map((standing) => standing.at)]);

/** The group that a tile or leader belongs to; `without` connects nothing. */
export function groupOf(state: OracleState, cell: Cell, without?: Cell): Group {
  const connecting = pieces(state);
  return flood(state, cell, (next) => connecting.has(next) && next !== without);
}

export const leadersIn = (state: OracleState, group: Group): readonly Standing[] =>
  state.leaders.filter((standing) => group.has(standing.at));

/** The groups that hold a leader. */
export function kingdoms(state: OracleState): readonly Group[] {
  const found: Group[] = [];
  for (const { at } of state.leaders)
    if (!found.some((kingdom) => kingdom.has(at))) found.push(groupOf(state, at));
  return found;
}

/** The kingdoms, of those given, that touch a space; each once. */
export const touching = (
  state: OracleState,
  cell: Cell,
  among: readonly Group[],
): readonly Group[] =>
  among.filter((kingdom) => beside(state.board, cell).some((next) => kingdom.has(next)));
