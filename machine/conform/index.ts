/**
 * Conformance of other engines: what is said to them, and how a case is played on one. What is
 * exported here is what `shedu/conform` promises.
 *
 * @module shedu/conform
 */
export { driveCase, type Failure, type Outcome } from './drive.ts';
export { Engine, EngineFault, FAULTS, type FaultKind, type Line, Unsupported } from './engine.ts';
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
  type Request,
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
  type Report,
  type Run,
  reportOf,
  type Selection,
  type Totals,
} from './report.ts';
export { toldCase } from './telling.ts';
