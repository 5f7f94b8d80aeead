/**
 * What is told from all the layers: a replay in one language as plain data, the rulebook of an
 * edition, and the statechart as a drawn reference. What is exported here is what `shedu/book` promises.
 *
 * @module shedu/book
 */
import '../words/words.ts';

export { rulebook } from './rulebook/rulebook.ts';
export { applies, clausesIn, type Scope, scopes } from './rulebook/scope.ts';
export type {
  BookCitation,
  BookClause,
  BookPart,
  BookPiece,
  BookRuling,
  BookSection,
  BookSource,
  BookStep,
  BookTurn,
  IndexEntry,
  NumberedExample,
  OtherEdition,
  Rulebook,
  Scene,
  Term,
} from './rulebook/tree.ts';
export {
  type BookEdge,
  type BookState,
  type ChartBook,
  chartBook,
} from './statechart/chartbook.ts';
export { tell } from './telling/telling.ts';
export {
  type Fixed,
  gameOf,
  type Moving,
  type Telling,
  type ToldConflict,
  type ToldFrame,
  type ToldGain,
  type ToldLine,
  type ToldMark,
  type ToldSaid,
  type ToldSide,
  type ToldSign,
  type ToldVariation,
} from './telling/told.ts';
