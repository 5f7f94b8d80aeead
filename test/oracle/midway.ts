import { below, pick, type Random, shuffled } from '../../machine/bots/random.ts';
import type { Cell, Color } from '../../machine/rules/pieces.ts';
import components from '../../spec/components.json' with { type: 'json' };
import { beside } from './board.ts';
import { squareOf } from './figures.ts';
import { groupOf, leadersIn } from './kingdoms.ts';
import { hasTemple } from './pieces.ts';
import { COLORS, type Declined, faceAt, isEmpty, LEADERS, type OracleState } from './state.ts';

/** Positions in the middle of a game, made up: what takes long to come about in play. */

/** Leaders beside temples, no two of one colour in a kingdom. */
function withLeaders(random: Random, state: OracleState): OracleState {
  let now = state;
  const supply = state.seats.flatMap((seat) => LEADERS.map((leader) => ({ seat, leader })));
  for (const { seat, leader } of shuffled(random, supply).slice(0, below(random, supply.length)))
    for (const at of shuffled(random, state.board.cells).slice(0, 12)) {
      if (!isEmpty(now, at) || now.board.river.has(at) || !hasTemple(now, at)) continue;
      const next = { ...now, leaders: [...now.leaders, { seat, leader, at }] };
      const there = leadersIn(next, groupOf(next, at)).map((other) => other.leader);
      if (new Set(there).size < there.length) continue;
      now = next;
      break;
    }
  return now;
}

/** Monuments on squares of one colour. */
function withMonuments(random: Random, state: OracleState): OracleState {
  let now = state;
  for (const square of shuffled(random, state.board.cells)) {
    const of = faceAt(now, square);
    if (now.monuments.length > 2 || of === undefined || of === 'down' || of === 'wonder') continue;
    if (!squareOf(square).every((cell) => faceAt(now, cell) === of)) continue;
    const left = components.monuments.filter(
      (pair) =>
        pair.includes(of) && !now.monuments.some(({ colors }) => colors.join() === `${pair}`),
    ) as [Color, Color][];
    if (left.length === 0) continue;
    const tiles = new Map(now.tiles);
    for (const cell of squareOf(square))
      tiles.set(cell, { face: 'down', treasure: tiles.get(cell)?.treasure ?? false });
    now = {
      ...now,
      tiles,
      monuments: [...now.monuments, { colors: pick(random, left), square, of }],
    };
  }
  return now;
}

/** The wonder on any cross of empty spaces; its tiles have left the game. */
function withWonder(random: Random, state: OracleState): OracleState {
  const crosses = state.board.cells
    .map((center) => [center, ...beside(state.board, center)])
    .filter((cross) => cross.length === 5 && cross.every((cell) => isEmpty(state, cell)));
  if (crosses.length === 0) return state;
  const tiles = new Map(state.tiles);
  for (const cell of pick(random, crosses))
    tiles.set(cell, { face: 'wonder', treasure: random() < 0.2 });
  return { ...state, tiles };
}

function withBuildings(random: Random, state: OracleState): OracleState {
  const buildings = new Map<Color, Cell>();
  for (const color of COLORS) {
    const tiles = state.board.cells.filter((cell) => faceAt(state, cell) === color);
    if (tiles.length > 0 && random() < 0.5) buildings.set(color, pick(random, tiles));
  }
  return { ...state, buildings };
}

/** Squares and crosses declined long ago, of those that one colour can fill. */
function withDeclined(random: Random, state: OracleState): OracleState {
  const { cells, river } = state.board;
  const fits = (figure: readonly Cell[], size: number): boolean =>
    figure.filter((cell) => cells.includes(cell)).length === size &&
    [0, size].includes(figure.filter((cell) => river.has(cell)).length);
  const declined = cells.flatMap((cell): Declined[] => [
    ...(random() < 0.3 && fits(squareOf(cell), 4) ? [{ square: cell }] : []),
    ...(random() < 0.3 && fits([cell, ...beside(state.board, cell)], 5) ? [{ center: cell }] : []),
  ]);
  return { ...state, declined };
}

/** Adds what a game in its middle has to a board with tiles on it. */
export function midway(random: Random, state: OracleState): OracleState {
  let now = withMonuments(random, state);
  if (now.options.wonder && now.rulings.wonderTiles === 'replace' && random() < 0.3)
    now = withWonder(random, now);
  if (now.options.buildings) now = withBuildings(random, now);
  return {
    ...withDeclined(random, withLeaders(random, now)),
    seat: pick(random, now.seats),
    actionsLeft: 1 + below(random, 2),
    scores: now.scores.map(() => ({
      black: below(random, 5),
      red: below(random, 5),
      blue: below(random, 5),
      green: below(random, 5),
      treasures: below(random, 3),
    })),
  };
}
