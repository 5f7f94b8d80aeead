import { geometry } from '../../../../machine/rules/board.ts';
import { LAST_TREASURES } from '../../../../machine/rules/component.ts';
import { TREASURES } from '../../../../machine/rules/pieces.ts';
import { boardOf, type Laid } from './laid.ts';
import { moved } from './spots.ts';

/** How many treasures lie on the board. */
export const treasuresOn = ({ position: { rows } }: Laid): number =>
  rows.join('').replace(/[^RXW]/g, '').length;

/**
 * Whether the game ends with the turn for the treasures that are left. Who writes a position down
 * seldom writes them, and then the game would be over before anything is asked.
 */
export function endsByTreasures(laid: Laid): boolean {
  const { treasureEnd = boardOf(laid).id !== 'free', phase } = laid.position;
  return treasureEnd && phase !== 'over' && treasuresOn(laid) <= LAST_TREASURES;
}

/**
 * The position with a treasure on each temple of the set-up that has none; null where the game would
 * end all the same, or there are not so many treasures.
 */
export function withTreasuresOfSetup(laid: Laid): Laid | null {
  const { winged, columns } = geometry(boardOf(laid));
  const starts = new Set(winged);
  const rows = laid.position.rows.map((line, row) =>
    [...line]
      .map((letter, column) =>
        letter === 'r' && starts.has(row * columns + column) ? 'R' : letter,
      )
      .join(''),
  );
  const next = moved(laid, { rows });
  const taken = (laid.position.scores ?? []).reduce((sum, score) => sum + score[TREASURES], 0);
  return endsByTreasures(next) || treasuresOn(next) + taken > winged.length ? null : next;
}

/** The position in a game that goes on whatever treasures are left. */
export const withoutTreasureEnd = (laid: Laid): Laid => moved(laid, { treasureEnd: false });
