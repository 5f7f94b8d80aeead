import type { ObservedJson } from '../../machine/record/format.ts';
import type { Tile } from '../../machine/rules/pieces.ts';
import { cellAt } from './board.ts';
import { letterOf } from './position.ts';
import type { OracleState } from './state.ts';
import { toAct } from './toact.ts';

const sorted = (tiles: readonly Tile[]): readonly Tile[] => [...tiles].sort();

function rowsOf(state: OracleState): readonly string[] {
  const { cells, columns } = state.board;
  return Array.from({ length: cells.length / columns }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const cell = cellAt(column, row);
      const tile = state.tiles.get(cell);
      if (tile) return letterOf(tile);
      return state.catastrophes.has(cell) ? '#' : '.';
    }).join(''),
  );
}

/** The position in the words of a record, complete, hands sorted. */
export function describe(state: OracleState) {
  const known: ObservedJson = {
    rows: rowsOf(state),
    leaders: Object.fromEntries(
      state.leaders.map(({ seat, leader, at }) => [`${seat}.${leader}`, at]),
    ),
    monuments: state.monuments.map(({ colors, square, of }) => ({
      colors,
      square,
      ...(of ? { of } : {}),
    })),
    buildings: Object.fromEntries(state.buildings),
    declined: state.declined,
    hands: state.hands.map(sorted),
    bagLeft: state.bag.length,
    discarded: state.discarded,
    catastrophesLeft: state.catastrophesLeft,
    scores: state.scores.map(({ black, red, blue, green, treasures }) => [
      black,
      red,
      blue,
      green,
      treasures,
    ]),
    phase: state.phase,
    toAct: toAct(state),
    seat: state.seat,
    actionsLeft: state.actionsLeft,
  };
  return known;
}
