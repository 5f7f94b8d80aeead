import type { ChartInput } from '../chart/context.ts';
import { geometry } from '../rules/board.ts';
import { TILE_TOTALS } from '../rules/component.ts';
import {
  type Conflict,
  EMPTY,
  type Game,
  leaderCode,
  type Monument,
  NO_COLOR,
  OFF,
  type Union,
  WONDER,
  withoutTreasure,
} from '../rules/game.ts';
import type { Phase } from '../rules/phases.ts';
import {
  type ByColor,
  type Cell,
  type Color,
  colorIndex,
  type Leader,
  leaderIndex,
  leaderNumber,
  pairIndices,
  type Seat,
  type Writable,
} from '../rules/pieces.ts';
import { type Setup, setUp, UNTOLD_HAND } from '../rules/setup.ts';
import { crossSpaces } from '../rules/shapes.ts';
import { assertPlay } from './consistency.ts';
import type { PositionJson } from './format.ts';
import { type Fault, Impossible, raise } from './impossible.ts';
import { Inconsistent } from './problem.ts';
import { ROW_CODES } from './rowcodes.ts';
import { assertTiles, countTiles, shareTiles } from './tiles.ts';

type Agreed = Omit<Setup, 'hands' | 'bag'>;

/** The space of a cell on this board. @throws Inconsistent when it has none. */
function spaceOf(game: Pick<Game, 'board'>, cell: Cell, path: string): number {
  const space = geometry(game.board).index.get(cell);
  if (space === undefined) {
    const told = { id: 'off-board', params: { at: cell }, cells: [] } as const;
    throw new Impossible(path, `${cell} is not on this board`, told, 'define.space.board');
  }
  return space;
}

/** One entry for each seat, or the start value. @throws Inconsistent on another number. */
function perSeat<T>(
  list: readonly T[] | undefined,
  players: number,
  path: string,
): readonly T[] | undefined {
  if (list !== undefined && list.length !== players) {
    throw new Inconsistent(
      path,
      `expected ${players} entries, one for each seat, found ${list.length}`,
    );
  }
  return list;
}

function readRows(game: Game, rows: readonly string[]): number[] {
  const shape = geometry(game.board);
  if (rows.length !== shape.rows) {
    throw new Inconsistent('position.rows', `expected ${shape.rows} rows, found ${rows.length}`);
  }
  return rows.flatMap((row, i) => {
    if (row.length !== shape.columns) {
      const message = `expected ${shape.columns} spaces, found ${row.length}`;
      throw new Inconsistent(`position.rows[${i}]`, message);
    }
    return [...row].map((letter) => ROW_CODES[letter] as number);
  });
}

function standLeaders(
  game: Game,
  cells: number[],
  placed: NonNullable<PositionJson['leaders']>,
  fault: Fault,
): readonly number[] {
  const leaders = game.leaders.slice();
  for (const [key, cell] of Object.entries(placed)) {
    const path = `position.leaders["${key}"]`;
    const [seat, leader] = key.split('.') as [string, Leader];
    const { players } = game;
    if (Number(seat) >= players) {
      const told = { id: 'no-such-leader', params: { players }, cells: [cell] } as const;
      const message = `there are ${players} seats, from 0`;
      fault(new Impossible(path, message, told, 'component.leader.count'));
      continue;
    }
    const space = spaceOf(game, cell, path);
    if (cells[space] !== EMPTY) {
      const params = { seat: Number(seat) as Seat, leader, at: cell };
      const told = { id: 'leader-on-piece', params, cells: [cell] } as const;
      const message = `something else lies on ${cell}`;
      fault(new Impossible(path, message, told, 'leader.place.empty'));
      continue;
    }
    const number = leaderNumber(Number(seat) as Seat, leaderIndex(leader));
    cells[space] = leaderCode(number);
    leaders[number] = space;
  }
  return leaders;
}

function readMonuments(game: Game, position: PositionJson): readonly Monument[] {
  return (position.monuments ?? []).map(({ colors, square, of }, i) => ({
    colors: pairIndices(colors),
    square: spaceOf(game, square, `position.monuments[${i}].square`),
    of: of === undefined ? NO_COLOR : colorIndex(of),
  }));
}

/** The centre of the wonder's cross, `OFF` without one. @throws Inconsistent on another shape. */
function readWonder(game: Game, cells: readonly number[], fault: Fault): number {
  const under = cells.flatMap((code, space) => (withoutTreasure(code) === WONDER ? [space] : []));
  if (under.length === 0) return OFF;
  const center = under.find((space) => {
    const cross = crossSpaces(game, space);
    return cross.length === under.length && cross.every((part) => under.includes(part));
  });
  if (center !== undefined && under.length === 5) return center;
  const { names } = geometry(game.board);
  const message = 'the wonder takes a cross of five spaces';
  const covered = under.map((space) => names[space] as Cell);
  const told = { id: 'wonder-shape', params: {}, cells: covered } as const;
  fault(new Impossible('position.rows', message, told, 'wonder.build.cross'));
  return OFF;
}

function readBuildings(game: Game, buildings: NonNullable<PositionJson['buildings']>): ByColor {
  const stands: Writable<ByColor> = [...game.buildings];
  for (const [color, cell] of Object.entries(buildings) as [Color, Cell][]) {
    stands[colorIndex(color)] = spaceOf(game, cell, `position.buildings.${color}`);
  }
  return stands;
}

function readPending(
  game: Game,
  { pending = {} }: PositionJson,
): Pick<Game, 'placed' | 'union' | 'conflict'> {
  const { placed, union, conflict } = pending;
  const read = (cell: Cell, path: string): number =>
    spaceOf(game, cell, `position.pending.${path}`);
  const home = (side: 0 | 1): readonly number[] =>
    (union?.homes[side] ?? [])
      .map((cell, i) => read(cell, `union.homes[${side}][${i}]`))
      .sort((one, other) => one - other);
  const joined: Union | null =
    union === undefined ? null : { at: read(union.at, 'union.at'), homes: [home(0), home(1)] };
  const fought: Conflict | null =
    conflict === undefined
      ? null
      : {
          kind: conflict.kind,
          color: leaderIndex(conflict.leader),
          attacker: conflict.attacker,
          defender: conflict.defender,
          added: conflict.added ?? 0,
        };
  return {
    placed: placed === undefined ? OFF : read(placed, 'placed'),
    union: joined,
    conflict: fought,
  };
}

/**
 * A position of a record or fixture as a game and a state of the chart.
 * @throws Inconsistent when its parts contradict each other, the board or the pieces of the game;
 * where another takes what no play can reach, only on what makes no board.
 */
export function readPosition(
  position: PositionJson,
  agreed: Agreed,
  fault: Fault = raise,
): ChartInput {
  const { players } = agreed;
  const hands = perSeat(position.hands, players, 'position.hands')?.map(countTiles);
  const empty = setUp({ ...agreed, hands: [], bag: [] });
  const cells = position.rows === undefined ? empty.cells.slice() : readRows(empty, position.rows);
  const leaders = standLeaders(empty, cells, position.leaders ?? {}, fault);
  const barred = (key: 'square' | 'center'): readonly number[] =>
    (position.declined ?? []).flatMap((figure, i) => {
      const cell = (figure as Partial<Record<'square' | 'center', Cell>>)[key];
      return cell === undefined ? [] : [spaceOf(empty, cell, `position.declined[${i}].${key}`)];
    });
  const placed: Game = {
    ...empty,
    cells,
    leaders,
    monuments: readMonuments(empty, position),
    wonder: readWonder(empty, cells, fault),
    buildings: readBuildings(empty, position.buildings ?? {}),
    declinedSquares: barred('square'),
    declinedCenters: barred('center'),
    hands: hands ?? Array.from({ length: players }, () => UNTOLD_HAND),
    unseen: TILE_TOTALS,
    catastrophes:
      perSeat(position.catastrophesLeft, players, 'position.catastrophesLeft') ??
      empty.catastrophes,
    scores: perSeat(position.scores, players, 'position.scores') ?? empty.scores,
    seat: position.seat ?? 0,
    actionsLeft: position.actionsLeft ?? empty.actionsLeft,
    ...readPending(empty, position),
  };
  const game: Game = { ...placed, ...shareTiles(placed, position) };
  const phase: Phase = position.phase ?? 'turn.action';
  assertTiles(game, 'position', fault);
  assertPlay(game, phase, fault);
  return { game, phase };
}
