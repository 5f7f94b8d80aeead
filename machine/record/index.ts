/**
 * Records, fixtures and traces: reading, replaying and verifying them, and the verdict on an action.
 * What is exported here is what `shedu/record` promises.
 *
 * @module shedu/record
 */
export type { Inspect } from '../chart/playing.ts';
export {
  type Annotation,
  BRUSHES,
  type Brush,
  GLYPHS,
  type Glyph,
  type Heading,
  type Illustrated,
  type MarkJson,
  markIn,
  type ReadMark,
  STANDINGS,
  type Standing,
} from './annotation.ts';
export {
  agreements,
  type EditionVerdict,
  explain,
  explainEditions,
  type ForeignModule,
  under,
  type Verdict,
} from './explain.ts';
export {
  type DeclinedJson,
  type EffectClaim,
  FIXTURE_FORMAT,
  type FixtureJson,
  type GameFile,
  LONGEST_TEXT,
  type MonumentJson,
  type ObservedJson,
  type OptionsJson,
  type PendingJson,
  type PositionJson,
  RECORD_FORMAT,
  type RecordJson,
  type ResultJson,
  type SeatJson,
  type StepJson,
  type VariationJson,
  type ViolationClaim,
} from './format.ts';
export {
  HOUSE_FORMAT,
  type HouseEdition,
  type HouseJson,
  type HouseNote,
  houseReadings,
  type Judging,
  judgedBy,
  type ReadHouse,
} from './house.ts';
export { canonicalJson } from './layout.ts';
export { type LocalText, localText, type ReadText } from './local.ts';
export { observe } from './position.ts';
export {
  Inconsistent,
  PROBLEM_CODES,
  type Problem,
  type ProblemCode,
  type ProblemKind,
  REASON_IDS,
  type Reason,
  type ReasonId,
} from './problem.ts';
export { checkGame, type Read, readGame } from './read.ts';
export { checkAction, type ReadAction, readAction } from './readaction.ts';
export type { Reader } from './reader.ts';
export { readHouse } from './readhouse.ts';
export { recordOf, written } from './record.ts';
export { type Frame, frameAt, frames } from './replay.ts';
export { resultOf } from './result.ts';
export { begin } from './start.ts';
export {
  type Added,
  type Attack,
  type ConflictOutcome,
  type Decided,
  type FoughtOut,
  type Outlook,
  type Prospect,
  through,
  type WarChoice,
} from './through.ts';
export type { TraceJson, TracePhase } from './trace.ts';
export { DEEPEST_VARIATION, type Line, MOST_VARIATIONS } from './variations.ts';
export { type Report, verifyFile } from './verify.ts';
