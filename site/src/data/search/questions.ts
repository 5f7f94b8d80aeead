import { clauses } from '../../../../spec/clauses.ts';
import { questionIds, questions } from '../../../../spec/questions.ts';
import type { Language } from '../../../../spec/text.ts';
import type { Findable } from '../../search/entry.ts';

/** Where a rule says it as well as a question, the rule comes first. */
const WEIGHT = 0.8;

/** Questions of players, which are found by their answers and by what decides them, too. */
export const questionsIn = (language: Language): readonly Findable[] =>
  questionIds.map((id) => {
    const { asked, answer, clauses: deciding, editions = [] } = questions[id];
    return {
      kind: 'question',
      id,
      title: asked[language],
      text: answer[language],
      words: [
        ...editions.map((parting) => parting.answer[language]),
        ...deciding.map((clause) => clauses[clause].title[language]),
      ].join(' '),
      weight: WEIGHT,
    };
  });
