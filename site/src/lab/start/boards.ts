import type { RecordJson } from '../../../../machine/record/format.ts';
import { BOARDS } from '../../../../machine/rules/boards.ts';
import { recordFrom } from '../../engine/labways/fresh.ts';

/** A board to begin with. */
export type Ground =
  | { readonly board: 'standard' | 'advanced'; readonly set: boolean }
  | { readonly board: 'free'; readonly columns: number; readonly rows: number };

/** No board is wider or higher. */
export const MOST_COLUMNS = 16;
export const MOST_ROWS = 11;

const within = (number: number, most: number): number =>
  Math.min(most, Math.max(1, Math.round(Number.isFinite(number) ? number : most)));

/** A record that begins with a board on which nothing lies, or what lies on it before a game. */
export function boardRecord(ground: Ground): RecordJson {
  if (ground.board === 'free') {
    const row = '.'.repeat(within(ground.columns, MOST_COLUMNS));
    const rows = new Array<string>(within(ground.rows, MOST_ROWS)).fill(row);
    return recordFrom({ terrain: rows, rows, leaders: {} });
  }
  const { board, set } = ground;
  const rows = BOARDS[board].terrain.map((row) =>
    row.replace(/[^TB]/g, '.').replace(/[TB]/g, set ? 'R' : '.'),
  );
  // Treasures that nobody has laid yet are not gone.
  return recordFrom({ board, rows, leaders: {}, ...(set ? {} : { treasureEnd: false }) });
}
