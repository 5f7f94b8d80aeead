/**
 * Conformance of other engines: what is said to them, and how a case is played on one. What is
 * exported here is what `shedu/conform` promises.
 *
 * @module shedu/conform
 */

export type { Shard } from '../record/shard.ts';
export { type Badge, type BadgeColor, badgeOf } from './badge.ts';
export { aboutOf, type Case, mixed, named, shardOf, smoke } from './choice.ts';
export { driveCase, type Failure, isSupported, type Outcome } from './drive.ts';
export { Engine, EngineFault, FAULTS, type FaultKind, type Line, Unsupported } from './engine.ts';
export { type Known, readKnown, writeKnown } from './known.ts';
export type { Beginning, Lack } from './lacking.ts';
export {
  type Answers,
  type Ask,
  BOARD_KINDS,
  type BoardKind,
  type Capabilities,
  type Declined,
  type EngineName,
  type Ground,
  type Judged,
  MODULES,
  type ModuleName,
  PROTOCOL,
  type Refused,
  type RequestLine,
  STATE_PARTS,
  type StatePart,
  type Taken,
  type WholePosition,
} from './protocol.ts';
export {
  type CaseReport,
  type ClauseCounts,
  CONFORMANCE,
  type Counts,
  isFault,
  type Report,
  type Run,
  reportOf,
  type Selection,
  type Totals,
  toldOutcome,
  totalsOf,
  type Verdict,
  verdictOf,
} from './report.ts';
export { toldCase } from './telling.ts';
