import type { Action, ActionOf } from '../../machine/rules/action.ts';
import type { Cell, Color } from '../../machine/rules/pieces.ts';
import { shifted } from './board.ts';
import { faceAt, type OracleState, tell } from './state.ts';

type Line = readonly Cell[];

/** The unbroken line of face-up tiles of one colour through a space, in one direction. */
function lineThrough(state: OracleState, at: Cell, color: Color, across: boolean): Line {
  const run = (step: number): Cell[] => {
    const cells: Cell[] = [];
    for (let distance = step; ; distance += step) {
      const cell = across ? shifted(at, distance, 0) : shifted(at, 0, distance);
      if (faceAt(state, cell) !== color) return cells;
      cells.push(cell);
    }
  };
  return [...run(-1), at, ...run(1)];
}

const linesThrough = (state: OracleState, at: Cell, color: Color): readonly Line[] => [
  lineThrough(state, at, color, true),
  lineThrough(state, at, color, false),
];

const placedColor = (state: OracleState): Color | null => {
  const face = state.placed ? faceAt(state, state.placed) : undefined;
  return face === undefined || face === 'down' || face === 'wonder' ? null : face;
};

/** The lines through the placed tile that may take the building of its colour. */
function linesFor(state: OracleState, color: Color): readonly Line[] {
  if (!state.placed) return [];
  const lines = linesThrough(state, state.placed, color).filter((line) => line.length >= 3);
  const stands = state.buildings.get(color);
  if (stands === undefined) return lines;
  const longest = Math.max(...linesThrough(state, stands, color).map((line) => line.length));
  return lines.filter((line) => !line.includes(stands) && line.length > longest);
}

/** The buildings that may be placed now; none means that there is nothing to decide. */
export function buildingPlaces(state: OracleState): readonly Action[] {
  const color = placedColor(state);
  if (!state.options.buildings || !color) return [];
  return [...new Set(linesFor(state, color).flat())].map((at) => ({ do: 'building', color, at }));
}

export function placeBuilding(
  state: OracleState,
  { color, at }: ActionOf<'building'>,
): OracleState {
  const from = state.buildings.get(color) ?? null;
  const buildings = new Map(state.buildings).set(color, at);
  return tell(
    { ...state, buildings },
    { type: 'building-placed', seat: state.seat, color, at, from },
  );
}
