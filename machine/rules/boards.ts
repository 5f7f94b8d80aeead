import advanced from '../../spec/boards/advanced.json' with { type: 'json' };
import standard from '../../spec/boards/standard.json' with { type: 'json' };
import type { Board, PrintedBoard } from './board.ts';

/** The boards that come with the game. */
export const BOARDS: Readonly<Record<PrintedBoard, Board>> = {
  standard: { id: 'standard', terrain: standard.terrain, bordered: [] },
  advanced: { id: 'advanced', terrain: advanced.terrain, bordered: [] },
};
