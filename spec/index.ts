/**
 * The rulebook as data: clauses, contested rulings, editions and the sources behind them. What is
 * exported here is what `shedu/spec` promises.
 *
 * @module shedu/spec
 */
export {
  type Chapter,
  type ChapterId,
  type Citation,
  type Clause,
  type ClauseId,
  type ClauseKind,
  type ClauseWithin,
  chapterOf,
  chapters,
  clauseIds,
  clauses,
  type Says,
  statementUnder,
} from './clauses.ts';
export { type BoardId, type Edition, type EditionId, editionIds, editions } from './editions.ts';
export {
  type PartingAnswer,
  type Question,
  type QuestionGroup,
  type QuestionGroupId,
  type QuestionId,
  questionGroups,
  questionIds,
  questions,
  questionsOn,
  questionsUnder,
  type ShownStep,
} from './questions.ts';
export {
  type Reading,
  type Readings,
  type Ruling,
  type RulingId,
  type RulingWithin,
  rulingIds,
  rulings,
  type Settled,
  type SettledId,
  type Switch,
  type SwitchId,
  settled,
  switches,
  switchIds,
  type Witness,
} from './rulings.ts';
export { type Source, type SourceId, sourceIds, sources } from './sources.ts';
export { LANGUAGES, type Language, type Text } from './text.ts';
