import { type Example, Examples } from '../../../machine/book/rulebook/examples.ts';
import '../../../machine/words/words.ts';
import { type EditionId, editionIds } from '../../../spec/editions.ts';
import type {
  Question,
  QuestionGroup,
  QuestionGroupId,
  QuestionId,
  ShownStep,
} from '../../../spec/questions.ts';
import { LANGUAGES, type Language, type Text } from '../../../spec/text.ts';
import { toQuestion, toQuestions } from '../links.ts';
import { fileOf } from './coverage.ts';

/** An answer to a question, with the editions in which it holds. */
export interface Answer {
  readonly editions: readonly EditionId[];
  readonly answer: Text;
  readonly shown: ShownStep;
}

/** The answers to a question: one for all editions, or that of most and those that part from it. */
export function answersOf({ answer, shown, editions = [] }: Question): readonly Answer[] {
  const apart = editions.flatMap((parting) => parting.editions);
  const usual = editionIds.filter((id) => !apart.includes(id));
  return [{ editions: usual, answer, shown }, ...editions];
}

/** The questions of a group, in its order. */
export const idsOf = ({ questions }: QuestionGroup): readonly QuestionId[] =>
  Object.keys(questions) as QuestionId[];

/** A step that a question shows, told and drawn. */
export function shownExample({ fixture, step }: ShownStep, language: Language): Example {
  const { id, file } = fileOf(fixture);
  return new Examples([], language).step({ ...file, id }, step);
}

/** A group of questions for programs: all languages, and where each question stands on the site. */
export interface QuestionsJson {
  readonly group: QuestionGroupId;
  readonly title: Text;
  readonly pages: Text;
  readonly questions: readonly (Question & { readonly id: QuestionId; readonly pages: Text })[];
}

export function questionsJson({ group, title, questions }: QuestionGroup): QuestionsJson {
  const inEach = (at: (language: Language) => string): Text =>
    Object.fromEntries(LANGUAGES.map((language) => [language, at(language)])) as Record<
      Language,
      string
    >;
  return {
    group,
    title,
    pages: inEach((language) => toQuestions(group, language)),
    questions: (Object.entries(questions) as [QuestionId, Question][]).map(([id, question]) => ({
      id,
      pages: inEach((language) => toQuestion(id, language)),
      ...question,
    })),
  };
}
