import { editionIds, editions } from '../../spec/editions.ts';
import type { EditionId, SwitchId } from '../../spec/ids.ts';
import { switches, switchIds } from '../../spec/rulings.ts';
import type { LeaderKey, PositionJson, RecordJson } from '../record/format.ts';
import { RECORD_FORMAT } from '../record/format.ts';
import { Inconsistent } from '../record/problem.ts';
import { begin } from '../record/start.ts';
import { cellName, type PrintedBoard } from '../rules/board.ts';
import { BOARDS } from '../rules/boards.ts';
import { TILE_TOTALS } from '../rules/component.ts';
import { type Cell, COLORS, type Color, DYNASTIES, LEADERS } from '../rules/pieces.ts';
import { treasureDue } from '../rules/treasure.ts';
import { below, pick, type Random, shuffled } from './random.ts';

/** Beginnings of games: the set-up, or a board on which much is about to happen. */

/** What a game may begin with. */
export interface Allowed {
  readonly editions: readonly EditionId[];
  /** As often as it stands here a board is likely. */
  readonly boards: readonly (PrintedBoard | 'free')[];
  readonly modules: readonly ('englishVariant' | 'wonder' | 'buildings')[];
  readonly players: readonly number[];
  /** The readings of a switch that may be played under an edition; not none. */
  readonly readings: (id: SwitchId, edition: EditionId) => readonly string[];
  /** Whether a game may begin in any position, or with the set-up alone. */
  readonly positions: boolean;
}

/** All that the rules have. */
export const EVERYTHING: Allowed = {
  editions: editionIds,
  boards: ['standard', 'standard', 'advanced', 'free'],
  modules: ['englishVariant', 'wonder', 'buildings'],
  players: [2, 3, 4],
  readings: (id) => Object.keys(switches[id].readings),
  positions: true,
};

type Ground = Pick<PositionJson, 'board' | 'terrain' | 'bordered' | 'treasureEnd' | 'rows'>;

const LETTERS: Readonly<Record<Color, string>> = { black: 'k', red: 'r', blue: 'u', green: 'g' };

/** Figures with a tile missing, as steps right and down from a corner. */
const NEARLY: readonly (readonly (readonly [number, number])[])[] = [
  [
    [0, 0],
    [1, 0],
    [0, 1],
  ],
  [
    [0, 0],
    [1, 0],
    [0, 1],
    [3, 0],
    [3, 1],
  ],
  [
    [1, 0],
    [0, 1],
    [2, 1],
    [1, 2],
  ],
  [
    [1, 0],
    [0, 1],
    [1, 1],
    [1, 2],
  ],
  [
    [0, 0],
    [1, 0],
    [3, 0],
  ],
  [
    [0, 0],
    [0, 1],
  ],
  [[0, 0]],
];

class Board {
  readonly rows: string[][];
  readonly #river: readonly (readonly boolean[])[];
  readonly #left = [...TILE_TOTALS];

  constructor(terrain: readonly string[], rows: readonly string[]) {
    this.#river = terrain.map((line) => [...line].map((letter) => letter === '~'));
    this.rows = rows.map((line) => [...line]);
    const temples = rows.join('').split('R').length - 1;
    this.#left[1] = (this.#left[1] as number) - temples;
  }

  get columns(): number {
    return this.rows[0]?.length ?? 0;
  }

  /** Lays a tile, if the ground and the supply allow it. */
  lay(column: number, row: number, color: Color): void {
    const index = COLORS.indexOf(color);
    const river = this.#river[row]?.[column];
    const line = this.rows[row];
    if (line?.[column] !== '.' || river !== (color === 'blue')) return;
    if ((this.#left[index] as number) < 8) return;
    this.#left[index] = (this.#left[index] as number) - 1;
    line[column] = LETTERS[color];
  }

  /** All tiles that are not on the board. */
  rest(random: Random): readonly Color[] {
    return shuffled(
      random,
      COLORS.flatMap((color, index) => new Array<Color>(this.#left[index] as number).fill(color)),
    );
  }
}

/** A free board with a river, wide enough for wars. */
function freeGround(random: Random): { terrain: readonly string[]; rows: readonly string[] } {
  const columns = 6 + below(random, 8);
  const height = 5 + below(random, 6);
  const draw = (letter: (column: number, row: number) => string): readonly string[] =>
    Array.from({ length: height }, (_, row) =>
      Array.from({ length: columns }, (_, column) => letter(column, row)).join(''),
    );
  const flow = below(random, height);
  const terrain = draw((_, row) =>
    (row - flow) ** 2 <= below(random, 2) || random() < 0.06 ? '~' : '.',
  );
  const rows = draw((column, row) =>
    terrain[row]?.[column] === '.' && random() < 0.09 ? 'R' : '.',
  );
  return { terrain, rows };
}

function ground(
  random: Random,
  boards: Allowed['boards'],
): { place: Ground; terrain: readonly string[]; rows: string[] } {
  const kind = pick(random, boards);
  if (kind !== 'free') {
    const { terrain } = BOARDS[kind];
    const rows = terrain.map((line) => line.replace(/[TB]/g, 'R').replace(/~/g, '.'));
    return { place: { board: kind satisfies PrintedBoard }, terrain, rows };
  }
  const { terrain, rows } = freeGround(random);
  const bordered = rows.flatMap((line, row) =>
    [...line].flatMap((letter, column): Cell[] =>
      letter === 'R' && random() < 0.4 ? [cellName(column, row)] : [],
    ),
  );
  return { place: { terrain, bordered, treasureEnd: random() < 0.3 }, terrain, rows: [...rows] };
}

/** Lays figures that a tile would complete, and takes away treasures to bring the end near. */
function crowd(random: Random, board: Board): void {
  const figures = 12 + below(random, 22);
  for (let i = 0; i < figures; i++) {
    const color = pick<Color>(random, [...COLORS, 'red', 'red', 'blue']);
    const [column, row] = [below(random, board.columns), below(random, board.rows.length)];
    for (const [right, down] of pick(random, NEARLY)) board.lay(column + right, row + down, color);
  }
  if (random() < 0.5) return;
  const rich = board.rows.flatMap((line, row) =>
    line.flatMap((letter, column) => (letter === 'R' ? [{ row, column }] : [])),
  );
  for (const { row, column } of shuffled(random, rich).slice(3 + below(random, 3)))
    (board.rows[row] as string[])[column] = 'r';
}

/** Squares that lack one tile, some of which were declined when they were whole. */
function declined(random: Random, rows: readonly string[]): NonNullable<PositionJson['declined']> {
  return rows.flatMap((line, row) =>
    [...line].flatMap((_, column) => {
      const corners = `${line.slice(column, column + 2)}${rows[row + 1]?.slice(column, column + 2)}`;
      const nearly = /^\.?([krug])\1?\.?\1?\.?\1?$/i.test(corners) && corners.length === 4;
      return nearly && random() < 0.4 ? [{ square: cellName(column, row) }] : [];
    }),
  );
}

const sound = (record: RecordJson): boolean => {
  try {
    const { game } = begin({ ...record, kind: 'record' });
    return treasureDue(game) === null;
  } catch (error) {
    if (error instanceof Inconsistent) return false;
    throw error;
  }
};

/** Stands leaders where they may stand in peace and no treasure is due. */
function withLeaders(random: Random, record: RecordJson, rows: readonly string[]): RecordJson {
  const keys = record.seats.flatMap((_, seat) =>
    LEADERS.map((leader) => `${seat}.${leader}` as LeaderKey),
  );
  const beside = rows.flatMap((line, row) =>
    [...line].flatMap((letter, column) => {
      const near = [
        line[column - 1],
        line[column + 1],
        rows[row - 1]?.[column],
        rows[row + 1]?.[column],
      ];
      return letter === '.' && near.some((one) => one === 'r' || one === 'R')
        ? [cellName(column, row)]
        : [];
    }),
  );
  let best = record;
  for (const key of shuffled(random, keys).slice(0, 3 + below(random, keys.length))) {
    for (const at of shuffled(random, beside).slice(0, 4)) {
      const leaders = { ...best.position?.leaders, [key]: at };
      const next = { ...best, position: { ...best.position, leaders } };
      if (!sound(next)) continue;
      best = next;
      break;
    }
  }
  return best;
}

/** The beginning of a game as a record without steps. */
export function beginning(random: Random, allowed = EVERYTHING): RecordJson {
  const { place, terrain, rows } = ground(random, allowed.boards);
  const board = new Board(terrain, rows);
  const crowded = random() < 0.75 && allowed.positions;
  if (crowded) crowd(random, board);
  const players = pick(random, allowed.players);
  const tiles = [...board.rest(random)];
  const hands = Array.from({ length: players }, () => tiles.splice(0, 6));
  const bag = random() < 0.5 || !allowed.positions ? tiles : tiles.slice(0, below(random, 40));
  const laid = board.rows.map((line) => line.join(''));
  const edition = pick(random, allowed.editions);
  const { modules } = allowed;
  const options = {
    englishVariant: random() < 0.35 && modules.includes('englishVariant'),
    wonder: random() < 0.5 && modules.includes('wonder'),
    buildings: random() < 0.5 && modules.includes('buildings'),
    ...(allowed.positions ? {} : { board: place.board ?? 'standard' }),
  };
  const chosen = random() < 0.5 ? {} : readings(random, edition, allowed);
  const rulings = { ...chosen, ...forced(edition, chosen, allowed) };
  const begun: RecordJson = {
    format: RECORD_FORMAT,
    title: 'A generated game',
    edition,
    options,
    ...(Object.keys(rulings).length === 0 ? {} : { rulings }),
    seats: shuffled(random, DYNASTIES)
      .slice(0, players)
      .map((dynasty) => ({ dynasty })),
    steps: [],
  };
  if (!allowed.positions) return { ...begun, hands, bag };
  const position: PositionJson = {
    ...place,
    rows: laid,
    ...(crowded ? { declined: declined(random, laid) } : {}),
    hands,
    bag,
    ...(random() < 0.2 ? { catastrophesLeft: hands.map(() => below(random, 3)) } : {}),
  };
  const { steps, ...heading } = begun;
  const record: RecordJson = { ...heading, position, steps };
  return crowded ? withLeaders(random, record, laid) : record;
}

type Rulings = NonNullable<RecordJson['rulings']>;

const readings = (random: Random, edition: EditionId, allowed: Allowed): Rulings =>
  Object.fromEntries(switchIds.map((id) => [id, pick(random, allowed.readings(id, edition))]));

/** A reading that is allowed where the edition's own is not. */
const forced = (edition: EditionId, chosen: Rulings, allowed: Allowed): Rulings =>
  Object.fromEntries(
    switchIds.flatMap((id) => {
      const may = allowed.readings(id, edition);
      return may.includes(chosen[id] ?? editions[edition].rulings[id]) ? [] : [[id, may[0]]];
    }),
  );
