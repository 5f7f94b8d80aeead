import type {
  GameFile,
  LeaderKey,
  PositionJson,
  RecordJson,
} from '../../../../machine/record/format.ts';
import { RECORD_FORMAT } from '../../../../machine/record/format.ts';
import { ROW_CODES } from '../../../../machine/record/rowcodes.ts';
import { type Board, geometry } from '../../../../machine/rules/board.ts';
import { BOARDS } from '../../../../machine/rules/boards.ts';
import {
  EMPTY,
  type Game,
  leaderCode,
  NO_COLOR,
  OFF,
  type Rulings,
} from '../../../../machine/rules/game.ts';
import {
  type ByColor,
  type ByTile,
  CATASTROPHES,
  type Cell,
  type Color,
  colorIndex,
  DYNASTIES,
  HAND_SIZE,
  LEADERS,
  type Leader,
  leaderIndex,
  leaderNumber,
  pairIndices,
  type Seat,
  type Tile,
  tileIndex,
  type Writable,
} from '../../../../machine/rules/pieces.ts';
import type { EditionId } from '../../../../spec/ids.ts';

/**
 * The position of a lab session, as what a record says of it: whatever lies on the board is named,
 * what is not known is left out. Nothing here asks whether play could reach it.
 */
export interface Laid extends RecordJson {
  readonly position: PositionJson & {
    readonly rows: readonly string[];
    readonly leaders: Readonly<Partial<Record<LeaderKey, Cell>>>;
  };
}

/** Fewer do not play. */
const FEWEST = 2;

/** A board with nothing on it. */
export function emptyLab(board: Board = BOARDS.standard, edition: EditionId = '2015'): Laid {
  const { columns, rows } = geometry(board);
  return {
    format: RECORD_FORMAT,
    title: '',
    edition,
    seats: DYNASTIES.slice(0, FEWEST).map((dynasty) => ({ dynasty })),
    position: {
      ...groundOf(board),
      rows: Array.from({ length: rows }, () => '.'.repeat(columns)),
      leaders: {},
      // Treasures that nobody has laid yet are not gone.
      ...(board.id === 'free' ? {} : { treasureEnd: false }),
    },
    steps: [],
  };
}

const groundOf = ({ id, terrain }: Board): PositionJson =>
  id === 'free' ? { terrain } : { board: id };

/** The board that a record is played on; of what makes no sense, the standard one. */
export function boardOf({ options, position = {} }: Pick<GameFile, 'options' | 'position'>): Board {
  const { terrain, bordered = NO_BORDERS, board } = position;
  if (terrain === undefined) return BOARDS[board ?? options?.board ?? 'standard'];
  return freeBoard(terrain, bordered);
}

const NO_BORDERS: readonly Cell[] = [];

const free = new WeakMap<readonly string[], Board>();

/** A free board, the same object for the same terrain, so that it is drawn once. */
function freeBoard(terrain: readonly string[], bordered: readonly Cell[]): Board {
  let board = free.get(terrain);
  if (board === undefined || board.bordered !== bordered) {
    board = { id: 'free', terrain, bordered };
    free.set(terrain, board);
  }
  return board;
}

/** What a file begins with, all of its board named; steps that a claim of the file refuses are none. */
export function laidOf(file: GameFile | RecordJson): Laid {
  const { options, position, hands, steps, edition, rulings, title = '', note, variations } = file;
  const board = boardOf(file);
  const { columns, rows, winged } = geometry(board);
  const start = (row: number): string =>
    Array.from({ length: columns }, (_, column) =>
      winged.includes(row * columns + column) ? 'R' : '.',
    ).join('');
  const players =
    file.seats?.length ?? hands?.length ?? position?.hands?.length ?? position?.scores?.length;
  const seats = file.seats ?? DYNASTIES.slice(0, players ?? FEWEST).map((dynasty) => ({ dynasty }));
  return {
    format: RECORD_FORMAT,
    title,
    edition,
    ...(options === undefined ? {} : { options }),
    ...(rulings === undefined ? {} : { rulings }),
    seats,
    position: {
      ...(hands === undefined ? {} : { hands }),
      ...groundOf(board),
      ...position,
      rows: Array.from({ length: rows }, (_, row) =>
        position?.rows === undefined
          ? start(row)
          : (position.rows[row] ?? '').padEnd(columns, '.').slice(0, columns),
      ),
      leaders: position?.leaders ?? {},
    },
    steps: steps
      .filter(({ violations }) => violations === undefined)
      .map(({ effects: _, violations: _refused, after: _after, phases: _phases, ...step }) => step),
    ...(variations === undefined ? {} : { variations }),
    ...(note === undefined ? {} : { note }),
  };
}

/** The position as a board shows it, whether or not any play could reach it. */
export function shownGame(laid: Laid, rulings: Rulings): Game {
  const { options, position, seats } = laid;
  const board = boardOf(laid);
  const { index, size } = geometry(board);
  const cells = position.rows.flatMap((row) =>
    [...row].map((letter) => ROW_CODES[letter] ?? EMPTY),
  );
  cells.length = size;
  const leaders = new Array<number>(seats.length * LEADERS.length).fill(OFF);
  for (const [key, cell] of Object.entries(position.leaders)) {
    const [seat, leader] = key.split('.') as [string, Leader];
    const space = index.get(cell);
    if (space === undefined || Number(seat) >= seats.length) continue;
    const number = leaderNumber(Number(seat) as Seat, leaderIndex(leader));
    leaders[number] = space;
    cells[space] = leaderCode(number);
  }
  const stands = [OFF, OFF, OFF, OFF] as unknown as Writable<ByColor>;
  for (const [color, cell] of Object.entries(position.buildings ?? {}) as [Color, Cell][])
    stands[colorIndex(color)] = index.get(cell) ?? OFF;
  return {
    board,
    options: {
      englishVariant: options?.englishVariant ?? false,
      wonder: options?.wonder ?? false,
      buildings: options?.buildings ?? false,
      treasureEnd: position.treasureEnd ?? board.id !== 'free',
    },
    rulings,
    players: seats.length,
    cells,
    leaders,
    monuments: (position.monuments ?? []).flatMap(({ colors, square, of }) => {
      const at = index.get(square);
      if (at === undefined) return [];
      const known = of === undefined ? NO_COLOR : colorIndex(of);
      return [{ colors: pairIndices(colors), square: at, of: known }];
    }),
    wonder: centerOf(laid),
    buildings: stands,
    declinedSquares: [],
    declinedCenters: [],
    hands: (position.hands ?? seats.map(() => UNTOLD)).map(counted),
    bag: { order: null, drawn: 0, left: 0 },
    discarded: NONE,
    unseen: [0, 0, 0, 0],
    catastrophes: position.catastrophesLeft ?? seats.map(() => CATASTROPHES),
    scores: position.scores ?? seats.map(() => NONE),
    seat: position.seat ?? 0,
    actionsLeft: position.actionsLeft ?? 2,
    placed: OFF,
    union: null,
    conflict: null,
  };
}

const NONE: ByTile = [0, 0, 0, 0, 0];

/** A hand of which nothing is told. */
export const UNTOLD: readonly Tile[] = new Array<Tile>(HAND_SIZE).fill('?');

function counted(tiles: readonly Tile[]): ByTile {
  const counts: Writable<ByTile> = [...NONE];
  for (const tile of tiles) counts[tileIndex(tile)] += 1;
  return counts;
}

/** The centre of a whole cross of the wonder, `OFF` where there is none. */
function centerOf(laid: Laid): number {
  const { columns, rows } = geometry(boardOf(laid));
  const at = (column: number, row: number): boolean =>
    /^w$/i.test(laid.position.rows[row]?.[column] ?? '');
  for (let row = 1; row < rows - 1; row++) {
    for (let column = 1; column < columns - 1; column++) {
      const cross = [at(column, row), at(column - 1, row), at(column + 1, row)];
      if ([...cross, at(column, row - 1), at(column, row + 1)].every(Boolean))
        return row * columns + column;
    }
  }
  return OFF;
}
