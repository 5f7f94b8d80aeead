import type { Asked as Question } from '../../../../machine/inquiry/proposal.ts';
import { explain, type Verdict } from '../../../../machine/record/explain.ts';
import type { Reader } from '../../../../machine/record/reader.ts';
import type { Telling } from '../../../../machine/words/inquiry.ts';
import { sayAction } from '../../../../machine/words/say.ts';
import type { Language } from '../../../../spec/text.ts';
import { verdictTextsOf } from '../../lab/verdict/texts.ts';
import { fill } from '../../strings.ts';
import type { Asked, Impossibility, Judged } from './judged.ts';
import { toldFaults, toldProblem } from './problems.ts';
import { type Put, put } from './question.ts';
import { reasonsOf } from './reasons.ts';
import { isSure } from './sure.ts';

/** Judges an action in the last position of a record. Nothing that is asked makes this throw. */
export function judge(asked: Asked, language: Language, reader: Pick<Reader, 'checkGame'>): Judged {
  const told = put(asked, language, reader);
  const { question, telling } = told;
  const problems = problemsIn(told);
  const edition = told.file?.edition ?? null;
  if (question === null) return { ...notJudged(language), problems, edition };
  const verdict = verdictOn(question, problems);
  if (verdict === null) {
    const blocked = problems.map((one) => ({ ...one, blocking: true }));
    return { ...notJudged(language), problems: blocked, edition };
  }
  const { at, action, seat } = question;
  return {
    outcome: verdict.legal ? 'legal' : 'refused',
    sentence: verdictSentence(verdict.legal, question, telling),
    reasons: reasonsOf(verdict, telling),
    possible: verdict.legal && !isSure(at.game, seat, action),
    problems,
    edition,
    further: null,
  };
}

/** What is wrong with a question before it is put to the rules, in words. */
export const problemsIn = ({ faults, problems, telling }: Put): readonly Impossibility[] => [
  ...toldFaults(faults, telling),
  ...problems.map((one) => toldProblem(one, telling)),
];

/** The verdict; null where the rules know no answer, as the position is none. */
function verdictOn(
  { at, action, seat }: Question,
  problems: readonly Impossibility[],
): Verdict | null {
  if (problems.length === 0) return explain(at, action, seat);
  try {
    return explain(at, action, seat);
  } catch {
    return null;
  }
}

const notJudged = (language: Language): Omit<Judged, 'problems' | 'edition'> => ({
  outcome: 'impossible',
  sentence: verdictTextsOf(language).said.impossible,
  reasons: [],
  possible: false,
  further: null,
});

/** A verdict in one sentence. */
export function verdictSentence(
  legal: boolean,
  { action, seat }: Question,
  { language, seats }: Telling,
): string {
  const { said } = verdictTextsOf(language);
  const acts = sayAction(action, seat, language, seats);
  return fill(legal ? said.legal : said.refused, { action: acts });
}
