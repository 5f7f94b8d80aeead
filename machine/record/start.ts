import { editions } from '../../spec/editions.ts';
import type { ChartInput } from '../chart/context.ts';
import { type Board, geometry } from '../rules/board.ts';
import { BOARDS } from '../rules/boards.ts';
import type { Game, Options, Rulings } from '../rules/game.ts';
import { HAND_SIZE, tileIndex } from '../rules/pieces.ts';
import { beginGame, UNTOLD_HAND } from '../rules/setup.ts';
import type { GameFile, PositionJson } from './format.ts';
import { type Fault, Impossible, raise } from './impossible.ts';
import { Inconsistent } from './problem.ts';
import { readPosition } from './reading.ts';
import { playersOf } from './seats.ts';
import { assertTiles, countTiles, hiddenTiles } from './tiles.ts';

/** The readings under which a file is played: its edition's, with its own on top. */
export function rulingsOf(file: GameFile): Rulings {
  return { ...editions[file.edition].rulings, ...file.rulings };
}

/** Seats that are told apart by their dynasties. @throws Inconsistent on one that sits twice. */
function assertDynasties(file: GameFile): void {
  file.seats?.forEach(({ dynasty }, seat) => {
    if (file.seats?.findIndex((other) => other.dynasty === dynasty) === seat) return;
    const message = `the dynasty ${dynasty} sits at the table twice`;
    throw new Inconsistent(`seats[${seat}].dynasty`, message, 'setup.dynasty.choose');
  });
}

function boardOf(file: GameFile): Board {
  const position: PositionJson = file.position ?? {};
  if (
    position.board !== undefined &&
    file.options?.board !== undefined &&
    position.board !== file.options.board
  ) {
    const message = `the options name the ${file.options.board} board`;
    throw new Inconsistent('position.board', message, 'setup.board.option');
  }
  if (position.terrain === undefined) {
    if (position.bordered !== undefined) {
      throw new Inconsistent('position.bordered', 'bordered spaces are named for free boards only');
    }
    return BOARDS[position.board ?? file.options?.board ?? 'standard'];
  }
  if (position.board !== undefined) {
    throw new Inconsistent(
      'position.terrain',
      'a position has a printed board or a terrain, not both',
    );
  }
  const [first] = position.terrain;
  position.terrain.forEach((row, i) => {
    if (row.length === first?.length) return;
    const message = `expected ${first?.length} spaces as in the first row, found ${row.length}`;
    throw new Inconsistent(`position.terrain[${i}]`, message);
  });
  const board: Board = { id: 'free', terrain: position.terrain, bordered: position.bordered ?? [] };
  for (const [i, cell] of board.bordered.entries()) {
    if (geometry(board).index.has(cell)) continue;
    throw new Inconsistent(
      `position.bordered[${i}]`,
      `${cell} is not on this board`,
      'define.space.board',
    );
  }
  return board;
}

function optionsOf(file: GameFile, board: Board): Options {
  return {
    englishVariant: file.options?.englishVariant ?? false,
    wonder: file.options?.wonder ?? false,
    buildings: file.options?.buildings ?? false,
    treasureEnd: file.position?.treasureEnd ?? board.id !== 'free',
  };
}

/** At the start all tiles are on the board, in hands or in the bag. @throws Inconsistent */
function assertWholeBag(game: Game): void {
  const missing = game.unseen.reduce((sum, count) => sum + count, 0) - hiddenTiles(game);
  if (missing === 0) return;
  const { id } = game.board;
  const message = `on the ${id} board ${missing} tiles are neither on it nor in the hands nor in the bag`;
  throw new Inconsistent('bag', message, 'setup.bag.rest', 'setup.board.option');
}

/**
 * The position in which a file begins.
 * @throws Inconsistent when the parts of the file contradict each other or the pieces of the game.
 */
export function begin(file: GameFile): ChartInput {
  return beginWith(file, raise);
}

/** A position as far as one can be made, with all that is impossible in it. */
export interface Surveyed {
  /** Null where what is impossible leaves no position that can be asked about. */
  readonly at: ChartInput | null;
  readonly faults: readonly Inconsistent[];
}

/** The position in which a file begins, even where no play can reach it, with all that says so. */
export function surveyBeginning(file: GameFile): Surveyed {
  const faults: Inconsistent[] = [];
  const take = (fault: Inconsistent): void => {
    faults.push(fault);
  };
  try {
    const at = beginWith(file, take);
    const blocked = faults.some((fault) => !(fault instanceof Impossible) || fault.blocking);
    return { at: blocked ? null : at, faults };
  } catch (error) {
    if (!(error instanceof Inconsistent)) throw error;
    return { at: null, faults: [...faults, error] };
  }
}

function beginWith(file: GameFile, fault: Fault): ChartInput {
  assertDynasties(file);
  const board = boardOf(file);
  const players = playersOf(file);
  const setup = { board, options: optionsOf(file, board), rulings: rulingsOf(file), players };
  if (file.position !== undefined) {
    for (const key of ['hands', 'bag'] as const) {
      if (file[key] !== undefined) {
        throw new Inconsistent(key, `with a position, its own "${key}" says what there is`);
      }
    }
    return readPosition(file.position, setup, fault);
  }
  const { hands, bag } = file;
  if (hands !== undefined && hands.length !== players) {
    throw new Inconsistent(
      'hands',
      `expected ${players} hands, one for each seat, found ${hands.length}`,
    );
  }
  const { game, effects } = beginGame({
    ...setup,
    hands: hands?.map(countTiles) ?? Array.from({ length: players }, () => UNTOLD_HAND),
    bag: bag?.map(tileIndex) ?? null,
  });
  hands?.forEach((hand, seat) => {
    if (hand.length <= HAND_SIZE) return;
    throw new Inconsistent(
      `hands[${seat}]`,
      `a hand has six tiles, found ${hand.length}`,
      'setup.hand.six',
    );
  });
  assertTiles(game, bag === undefined ? 'hands' : 'bag', fault);
  if (bag !== undefined) assertWholeBag(game);
  return { game, phase: 'turn.action', effects };
}
