/**
 * What most programs need, from one place: a file is read and replayed, an action judged, and what
 * came of it told or drawn. Each of these, and all the rest, is promised by the entry of its own
 * layer, such as `shedu/record`.
 *
 * @module shedu
 */
export {
  type ClauseId,
  clauses,
  type EditionId,
  editions,
  LANGUAGES,
  type Language,
} from '../spec/index.ts';
export { type ChartInput, eventOf, machine, phaseOf } from './chart/index.ts';
export { drawBoard, drawText } from './draw/index.ts';
export { readMove, writeMove } from './notation/index.ts';
export {
  begin,
  checkGame,
  explain,
  explainEditions,
  type Frame,
  frameAt,
  frames,
  type GameFile,
  type Outlook,
  observe,
  type Problem,
  readGame,
  through,
  type Verdict,
  verifyFile,
} from './record/index.ts';
export {
  type Action,
  type Effect,
  type Game,
  type LegalAction,
  legalActions,
  type Phase,
  type Seat,
  type Violation,
} from './rules/index.ts';
export { say, sayAction, sayPhase, sayProblem } from './words/index.ts';
