import { seeded, shuffled } from '../../machine/bots/random.ts';
import { geometry, type PrintedBoard } from '../../machine/rules/board.ts';
import { BOARDS } from '../../machine/rules/boards.ts';
import { TILE_TOTALS } from '../../machine/rules/component.ts';
import type { Game } from '../../machine/rules/game.ts';
import {
  type ByTile,
  COLOR_INDICES,
  type ColorIndex,
  RED,
  type Writable,
} from '../../machine/rules/pieces.ts';
import { setUp } from '../../machine/rules/setup.ts';
import { editions } from '../../spec/editions.ts';
import type { EditionId } from '../../spec/ids.ts';

/** How a game is dealt: what was agreed, and the shuffle of the bag. */
export interface Deal {
  readonly edition: EditionId;
  readonly board: PrintedBoard;
  readonly englishVariant: boolean;
  readonly wonder: boolean;
  readonly buildings: boolean;
  readonly players: number;
  readonly shuffle: number;
}

/** The start of a game on a printed board. */
export function startOf({ edition, board, players, shuffle, ...modules }: Deal): Game {
  const winged = geometry(BOARDS[board]).winged.length;
  const tiles = shuffled(
    seeded(shuffle),
    COLOR_INDICES.flatMap((color) =>
      new Array<ColorIndex>(TILE_TOTALS[color] - (color === RED ? winged : 0)).fill(color),
    ),
  );
  const hands = Array.from({ length: players }, () => {
    const hand: Writable<ByTile> = [0, 0, 0, 0, 0];
    for (const color of tiles.splice(0, 6)) hand[color] += 1;
    return hand;
  });
  return setUp({
    board: BOARDS[board],
    options: { ...modules, treasureEnd: true },
    rulings: editions[edition].rulings,
    players,
    hands,
    bag: tiles,
  });
}
