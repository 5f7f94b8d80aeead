import { geometry } from '../rules/board.ts';
import {
  CATASTROPHE,
  EMPTY,
  FACE_DOWN,
  faceUpColor,
  type Game,
  hasTreasure,
  isLeader,
  NO_COLOR,
  OFF,
  WONDER,
  withoutTreasure,
} from '../rules/game.ts';
import type { Phase } from '../rules/phases.ts';
import {
  type Cell,
  type Color,
  colorAt,
  colorOf,
  leaderAt,
  type Seat,
  seatOf,
  type Tile,
  tileAt,
} from '../rules/pieces.ts';
import { actor } from '../rules/turn.ts';
import type { DeclinedJson, LeaderKey, ObservedJson, PendingJson, PositionJson } from './format.ts';

const FACE_UP_LETTERS = 'krug';

/** The letter of a space in `rows`: leaders stand beside, so their spaces are `.`. */
function letter(code: number): string {
  if (code === EMPTY || isLeader(code)) return '.';
  if (code === CATASTROPHE) return '#';
  const tile = withoutTreasure(code);
  const plain =
    tile === FACE_DOWN
      ? 'x'
      : tile === WONDER
        ? 'w'
        : (FACE_UP_LETTERS[faceUpColor(code)] as string);
  return hasTreasure(code) ? plain.toUpperCase() : plain;
}

/** The board as rows of letters. */
export function writeRows(game: Game): readonly string[] {
  const { columns, rows } = geometry(game.board);
  return Array.from({ length: rows }, (_, row) => {
    let line = '';
    for (let column = 0; column < columns; column++) {
      line += letter(game.cells[row * columns + column] as number);
    }
    return line;
  });
}

/** A list of tiles from counts by colour, unknown ones last. */
export function writeTiles(counts: readonly number[]): readonly Tile[] {
  return counts.flatMap((count, index) => new Array<Tile>(count).fill(tileAt(index)));
}

export function writeLeaders(game: Game): Readonly<Partial<Record<LeaderKey, Cell>>> {
  const { names } = geometry(game.board);
  const leaders: Partial<Record<LeaderKey, Cell>> = {};
  game.leaders.forEach((space, number) => {
    if (space === OFF) return;
    const key = `${seatOf(number)}.${leaderAt(colorOf(number))}` as LeaderKey;
    leaders[key] = names[space] as Cell;
  });
  return leaders;
}

function writePending(game: Game): PendingJson {
  const { names } = geometry(game.board);
  const name = (space: number): Cell => names[space] as Cell;
  const { placed, union, conflict } = game;
  return {
    ...(placed === OFF ? {} : { placed: name(placed) }),
    ...(union === null
      ? {}
      : {
          union: {
            at: name(union.at),
            homes: [union.homes[0].map(name), union.homes[1].map(name)],
          },
        }),
    ...(conflict === null
      ? {}
      : {
          conflict: {
            kind: conflict.kind,
            leader: leaderAt(conflict.color),
            attacker: conflict.attacker,
            defender: conflict.defender,
            added: conflict.added,
          },
        }),
  };
}

function writeDeclined(game: Game): readonly DeclinedJson[] {
  const { names } = geometry(game.board);
  return [
    ...game.declinedSquares.map((square) => ({ square: names[square] as Cell })),
    ...game.declinedCenters.map((center) => ({ center: names[center] as Cell })),
  ];
}

function writeBuildings(game: Game): Readonly<Partial<Record<Color, Cell>>> {
  const { names } = geometry(game.board);
  const buildings: Partial<Record<Color, Cell>> = {};
  game.buildings.forEach((space, color) => {
    if (space !== OFF) buildings[colorAt(color)] = names[space] as Cell;
  });
  return buildings;
}

function writeBoard(
  game: Game,
): Pick<PositionJson, 'board' | 'terrain' | 'bordered' | 'treasureEnd'> {
  const { board, options } = game;
  if (board.id !== 'free') return { board: board.id, treasureEnd: options.treasureEnd };
  const { terrain, bordered } = board;
  return { terrain, bordered, treasureEnd: options.treasureEnd };
}

function writeDiscarded(game: Game): Readonly<Partial<Record<Tile, number>>> {
  const discarded: Partial<Record<Tile, number>> = {};
  game.discarded.forEach((count, index) => {
    if (count > 0) discarded[tileAt(index)] = count;
  });
  return discarded;
}

/** How each part of a position is read off a game; `replay` compares claims part by part. */
export const PARTS = {
  board: (game: Game) => writeBoard(game).board,
  terrain: (game: Game) => writeBoard(game).terrain,
  bordered: (game: Game) => writeBoard(game).bordered,
  treasureEnd: (game: Game) => game.options.treasureEnd,
  rows: writeRows,
  leaders: writeLeaders,
  monuments: (game: Game) => {
    const { names } = geometry(game.board);
    return game.monuments.map(({ colors: [a, b], square, of }) => ({
      colors: [colorAt(a), colorAt(b)] as const,
      square: names[square] as Cell,
      ...(of === NO_COLOR ? {} : { of: colorAt(of) }),
    }));
  },
  buildings: writeBuildings,
  declined: writeDeclined,
  hands: (game: Game) => game.hands.map(writeTiles),
  bag: ({ bag }: Game) => bag.order?.slice(bag.drawn).map(tileAt),
  discarded: writeDiscarded,
  catastrophesLeft: (game: Game) => game.catastrophes,
  scores: (game: Game) => game.scores,
  phase: (_game: Game, phase: Phase) => phase,
  seat: (game: Game) => game.seat,
  actionsLeft: (game: Game) => game.actionsLeft,
  pending: writePending,
  toAct: actor,
  bagLeft: (game: Game) => game.bag.left,
} as const satisfies {
  readonly [K in keyof ObservedJson]-?: (game: Game, phase: Phase) => ObservedJson[K] | undefined;
};

/** The whole position as JSON, with what can be read off it. */
export function observe(game: Game, phase: Phase): ObservedJson {
  const observed: Record<string, unknown> = {};
  for (const [part, read] of Object.entries(PARTS)) {
    const value = (read as (game: Game, phase: Phase) => unknown)(game, phase);
    if (value !== undefined) observed[part] = value;
  }
  return observed as ObservedJson;
}

/** A position as a record may begin with it. */
export function writePosition(game: Game, phase: Phase): PositionJson {
  const { toAct: _toAct, bagLeft: _bagLeft, ...position } = observe(game, phase);
  return position;
}

/**
 * A position as far as one seat knows it before the end: the tiles of other hands and those out of
 * the game are unknown, and the scores are left out (chapter `hidden`).
 */
export function seenBy(seat: Seat, position: PositionJson): PositionJson {
  const { scores: _scores, bag: _bag, hands = [], discarded = {}, ...open } = position;
  const gone = Object.values(discarded).reduce((sum, count) => sum + count, 0);
  return {
    ...open,
    hands: hands.map((hand, owner) => (owner === seat ? hand : hand.map(() => '?' as const))),
    ...(gone === 0 ? {} : { discarded: { '?': gone } }),
  };
}
