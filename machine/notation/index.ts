/**
 * Games, positions and actions as people write them: `K C5`, `red C6`, `+2`. What is exported here is what
 * `shedu/notation` promises.
 *
 * @module shedu/notation
 */

export type { TextPlace } from './game/place.ts';
export { placedIn, type ReadGameText, readGames } from './game/read.ts';
export { isGameText } from './game/recognise.ts';
export { writeGame } from './game/write.ts';
export { type LineProblem, LONGEST_LINE, type ReadLine, readLine, writeLine } from './line.ts';
export type { Piece } from './meaning.ts';
export { type MovePosition, type ReadMove, readMove } from './move.ts';
export type { MoveProblem, Wanted } from './problem.ts';
export {
  holdsTextBoard,
  type ReadTextBoard,
  readTextBoard,
  type TextBoardFault,
  type TextBoardProblem,
} from './textboard.ts';
export { writeMove } from './writemove.ts';
