import type { ClauseId } from '../../spec/clauses.ts';
import type { Board } from './board.ts';

/** The clauses by which a game on the advanced board is set up (chapter `advanced`). */
export const ADVANCED_SETUP: readonly ClauseId[] = [
  'advanced.board.reverse',
  'advanced.treasure.fourteen',
  'advanced.setup.rest',
];

/** The clause at work beside those of its chapter where bordered treasures go first. */
export const borderedClauses = ({ id }: Board): readonly ClauseId[] =>
  id === 'advanced' ? ['advanced.treasure.marked-first'] : [];
