import type { LeaderKey, MonumentJson, PositionJson } from '../record/format.ts';
import { type Board, cellName } from '../rules/board.ts';
import { BOARDS } from '../rules/boards.ts';
import { type Cell, COLORS, type Color, type MonumentPair, type Seat } from '../rules/pieces.ts';
import { homesBeside } from './homes.ts';
import { freeSeat } from './seating.ts';
import { type BoardText, boardIn, type Sign, type TextRow } from './textrows.ts';
import { type Ground, type Meaning, meaningOf } from './textsigns.ts';

/** What is wrong with a text that is to be a board. */
export type TextBoardFault =
  /** No board is in it. */
  | 'none'
  /** A sign that stands for nothing. */
  | 'sign'
  /** A row with fewer or more spaces than the others, of which `expected` tells. */
  | 'spaces'
  /** Another row than the one that follows. */
  | 'row'
  /** More rows or columns than a board may have. */
  | 'size'
  /** The same leader, building or joining tile a second time. */
  | 'twice'
  /** Spaces of a monument that are no square. */
  | 'monument';

/** Why a text is no board, and where. */
export interface TextBoardProblem {
  readonly fault: TextBoardFault;
  /** Line and column, from 1. */
  readonly line: number;
  readonly column: number;
  /** What stands there. */
  readonly found: string;
  /** What could stand there, as it is written; for rows and spaces a number. */
  readonly expected: string;
}

/** The position that a text draws, or why it draws none. */
export type ReadTextBoard =
  | { readonly position: PositionJson }
  | { readonly problem: TextBoardProblem };

/** No text with a board is longer. */
export const LONGEST_BOARD_TEXT = 2_000_000;

/** Signs that a space may have, as a reader is told. */
const SIGNS = '. ~ : :! k r u g x w W k* k^ k+ ## K0 KR';

/** No board is larger. */
const MOST_COLUMNS = 16;
const MOST_ROWS = 11;

/**
 * Reads the board that `drawText` writes and `shedu replay` prints: the last one of a text that may
 * have anything else around it, such as quote signs and code fences. How far the signs stand apart
 * does not matter, and the names of columns and rows may be missing. Also understood are the letters
 * of the public questions and answers (`s t f m`), `R` for a temple with a treasure, and leaders
 * without a seat, who get the first that has none of the kind.
 *
 * What such a text does not tell is left out: hands, scores, whose turn it is, treasures under
 * figures. The ground under tiles is that of the printed board that fits; on another board only what
 * can be seen is river, and what has a farm on it.
 */
export function readTextBoard(text: string): ReadTextBoard {
  const none: TextBoardProblem = {
    fault: 'none',
    line: 1,
    column: 1,
    found: text.trim().slice(0, 20),
    expected: SIGNS,
  };
  if (text.length > LONGEST_BOARD_TEXT) return { problem: none };
  const found = boardIn(text);
  if (found === null) return { problem: none };
  try {
    return { position: new Drawn(found).position() };
  } catch (error) {
    if (error instanceof NoBoard) return { problem: error.problem };
    throw error;
  }
}

/** Whether a text has a board in it, be it right or wrong. */
export const holdsTextBoard = (text: string): boolean =>
  text.length <= LONGEST_BOARD_TEXT && boardIn(text) !== null;

/** Ends the reading at a sign. */
class NoBoard extends Error {
  readonly problem: TextBoardProblem;

  constructor(fault: TextBoardFault, { line, column, text }: Sign, expected: string) {
    super(fault);
    this.problem = { fault, line, column, found: text.slice(0, 20), expected };
  }
}

/** A sign with its space and what it means. */
interface Space {
  readonly sign: Sign;
  readonly cell: Cell;
  readonly meaning: Meaning;
}

/** A board being read. */
class Drawn {
  readonly #columns: number;
  readonly #spaces: readonly (readonly Space[])[];
  readonly #leaders: Partial<Record<LeaderKey, Cell>> = {};
  readonly #buildings: Partial<Record<Color, Cell>> = {};
  #joining: Cell | null = null;

  constructor({ columns, rows }: BoardText) {
    this.#columns = columns ?? rows[0]!.signs.length;
    for (const [i, row] of rows.entries()) this.#fits(row, i);
    this.#spaces = rows.map(({ signs }, row) =>
      signs.map((sign, column) => {
        const meaning = meaningOf(sign.text);
        if (meaning === null) throw new NoBoard('sign', sign, SIGNS);
        return { sign, cell: cellName(column, row), meaning };
      }),
    );
  }

  position(): PositionJson {
    const spaces = this.#spaces.flat();
    const told = spaces.filter(({ meaning }) => meaning.seat !== undefined);
    for (const space of [...told, ...spaces.filter((one) => !told.includes(one))])
      this.#stand(space);
    const rows = this.#spaces.map((row) => row.map(({ meaning }) => meaning.letter).join(''));
    const board = this.#board();
    const leaders = this.#leaders;
    const at = this.#joining;
    const homes = at === null ? null : homesBeside({ rows, leaders }, at);
    return {
      ...board,
      rows,
      leaders,
      monuments: this.#monuments(),
      buildings: this.#buildings,
      phase: homes === null ? 'turn.action' : 'turn.war.choose',
      pending: at === null || homes === null ? {} : { placed: at, union: { at, homes } },
    };
  }

  #fits({ number, at, signs }: TextRow, index: number): void {
    if (number !== null && number !== index + 1) throw new NoBoard('row', at, `${index + 1}`);
    if (index >= MOST_ROWS || this.#columns > MOST_COLUMNS)
      throw new NoBoard('size', at, `${MOST_COLUMNS} × ${MOST_ROWS}`);
    if (signs.length === this.#columns) return;
    const last = signs.at(-1) ?? at;
    const end = { ...last, column: last.column + last.text.length, text: '' };
    throw new NoBoard('spaces', signs[this.#columns] ?? end, `${this.#columns}`);
  }

  /** Takes in who or what stands on a space. */
  #stand({ sign, cell, meaning: { leader, seat, building, joins } }: Space): void {
    if (leader !== undefined) {
      const own: Seat | null = seat ?? freeSeat(leader, this.#leaders);
      if (own === null || this.#leaders[`${own}.${leader}`] !== undefined)
        throw new NoBoard('twice', sign, SIGNS);
      this.#leaders[`${own}.${leader}`] = cell;
    }
    if (building !== undefined) {
      if (this.#buildings[building] !== undefined) throw new NoBoard('twice', sign, SIGNS);
      this.#buildings[building] = cell;
    }
    if (joins === true) {
      if (this.#joining !== null) throw new NoBoard('twice', sign, SIGNS);
      this.#joining = cell;
    }
  }

  #monuments(): readonly MonumentJson[] {
    const covered = new Set<Space>();
    const found: MonumentJson[] = [];
    this.#spaces.forEach((row, y) => {
      row.forEach((space, x) => {
        const { monument } = space.meaning;
        if (monument === undefined || covered.has(space)) return;
        for (const [right, down] of [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
        ] as const) {
          const part = this.#spaces[y + down]?.[x + right];
          if (part?.meaning.monument !== monument || covered.has(part))
            throw new NoBoard('monument', space.sign, `${monument} ${monument}`);
          covered.add(part);
        }
        const colors = [...monument].map((letter) => colorOf(letter)) as unknown as MonumentPair;
        found.push({ colors, square: space.cell });
      });
    });
    return found;
  }

  /** The printed board that fits what can be seen of the ground, or the ground as it is drawn. */
  #board(): Pick<PositionJson, 'board' | 'terrain' | 'bordered'> {
    const printed = Object.values(BOARDS).find((board) => this.#shows(board));
    if (printed !== undefined && printed.id !== 'free') return { board: printed.id };
    const { standard } = BOARDS;
    const grounds = this.#spaces.flat().map(({ meaning: { ground } }) => ground);
    const unpainted = !grounds.some((ground) => ground === 'river' || ground === 'beast');
    if (unpainted && this.#isAsLargeAs(standard)) return { board: 'standard' };
    return {
      terrain: this.#spaces.map((row) => row.map(({ meaning }) => terrainOf(meaning)).join('')),
      bordered: this.#spaces
        .flat()
        .flatMap(({ cell, meaning: { ground } }) => (ground === 'bordered' ? [cell] : [])),
    };
  }

  #isAsLargeAs({ terrain }: Board): boolean {
    return this.#spaces.length === terrain.length && this.#columns === terrain[0]?.length;
  }

  #shows(board: Board): boolean {
    return (
      this.#isAsLargeAs(board) &&
      this.#spaces.every((row, y) =>
        row.every(
          ({ meaning: { ground } }, x) =>
            ground === undefined || ground === GROUNDS[board.terrain[y]![x]!],
        ),
      )
    );
  }
}

/** What the letters of a terrain look like in a text. */
const GROUNDS: Readonly<Record<string, Ground>> = {
  '.': 'land',
  '~': 'river',
  T: 'beast',
  B: 'bordered',
};

const terrainOf = ({ ground, letter }: Meaning): string =>
  ground === 'river' || letter === 'u' ? '~' : '.';

const colorOf = (letter: string): Color => COLORS['KRUG'.indexOf(letter)]!;
