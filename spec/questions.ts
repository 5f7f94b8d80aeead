import type { ClauseId } from './clauses.ts';
import type { EditionId, RulingId } from './ids.ts';
import advanced from './questions/advanced.json' with { type: 'json' };
import building from './questions/building.json' with { type: 'json' };
import catastrophe from './questions/catastrophe.json' with { type: 'json' };
import english from './questions/english.json' with { type: 'json' };
import gameend from './questions/gameend.json' with { type: 'json' };
import kingdom from './questions/kingdom.json' with { type: 'json' };
import monument from './questions/monument.json' with { type: 'json' };
import revolt from './questions/revolt.json' with { type: 'json' };
import setup from './questions/setup.json' with { type: 'json' };
import swap from './questions/swap.json' with { type: 'json' };
import tile from './questions/tile.json' with { type: 'json' };
import treasure from './questions/treasure.json' with { type: 'json' };
import turn from './questions/turn.json' with { type: 'json' };
import war from './questions/war.json' with { type: 'json' };
import wonder from './questions/wonder.json' with { type: 'json' };
import type { ShownStep } from './shownstep.ts';
import type { Text } from './text.ts';

export type { ShownStep } from './shownstep.ts';

/** The groups by id, in the order in which they are listed; all that follows is drawn from this table. */
const files = {
  kingdom,
  tile,
  revolt,
  war,
  monument,
  treasure,
  catastrophe,
  swap,
  turn,
  gameend,
  setup,
  english,
  building,
  wonder,
  advanced,
};

/** The id of a group of questions. */
export type QuestionGroupId = keyof typeof files;

/** The id of a question, which begins with its group. */
export type QuestionId = {
  [G in QuestionGroupId]: keyof (typeof files)[G]['questions'];
}[QuestionGroupId];

/** The answer in editions that part from the others. */
export interface PartingAnswer {
  readonly editions: readonly EditionId[];
  readonly answer: Text;
  /** A step that shows it, played in one of the editions. */
  readonly shown: ShownStep;
}

/** A question as players put it in a dispute, with its answer. */
export interface Question {
  readonly asked: Text;
  /** The short answer, then why. It holds in every edition that has no answer of its own. */
  readonly answer: Text;
  readonly shown: ShownStep;
  /** The clauses that decide, the one that decides first before the others. */
  readonly clauses: readonly ClauseId[];
  /** The ruling on a passage that is contested. */
  readonly ruling?: RulingId;
  /** The answers of editions that part from the others. */
  readonly editions?: readonly PartingAnswer[];
}

/** Questions about one part of the game. */
export interface QuestionGroup {
  readonly group: QuestionGroupId;
  readonly title: Text;
  readonly questions: Readonly<Partial<Record<QuestionId, Question>>>;
}

/** The groups of questions in the order in which they are listed. */
export const questionGroups = Object.values(files) as readonly QuestionGroup[];

/** Every question by its id, in the order in which they are listed. */
export const questions = Object.assign(
  {},
  ...questionGroups.map((group) => group.questions),
) as Readonly<Record<QuestionId, Question>>;

/** The ids of all questions in the order in which they are listed. */
export const questionIds = Object.keys(questions) as readonly QuestionId[];

/** The questions that a clause decides, alone or with others. */
export const questionsOn = (clause: ClauseId): readonly QuestionId[] =>
  questionIds.filter((id) => questions[id].clauses.includes(clause));

/** The questions that a ruling decides. */
export const questionsUnder = (ruling: RulingId): readonly QuestionId[] =>
  questionIds.filter((id) => questions[id].ruling === ruling);
