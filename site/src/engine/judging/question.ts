import { ask, type Asked as Question } from '../../../../machine/inquiry/proposal.ts';
import type { GameFile, RecordJson, StepJson } from '../../../../machine/record/format.ts';
import type { Inconsistent, Problem } from '../../../../machine/record/problem.ts';
import type { Reader } from '../../../../machine/record/reader.ts';
import { framesFrom } from '../../../../machine/record/replay.ts';
import { seatsOf } from '../../../../machine/record/seats.ts';
import { surveyBeginning } from '../../../../machine/record/start.ts';
import type { Telling } from '../../../../machine/words/inquiry.ts';
import type { Language } from '../../../../spec/text.ts';
import type { Asked } from './judged.ts';

/** A question as the rules take it, or what keeps it from being put. */
export interface Put {
  /** Null where nothing can be asked. */
  readonly question: Question | null;
  /** The record, played up to where the question is asked; null where it cannot be read. */
  readonly file: GameFile | null;
  /** What no play can reach in the position with which it begins. */
  readonly faults: readonly Inconsistent[];
  /** What is wrong with the record or the action themselves. */
  readonly problems: readonly Problem[];
  readonly telling: Telling;
}

/** Plays a record and puts a question in its last position. Whatever the page has, it is checked anew. */
export function put(
  { record, action, seat }: Asked,
  language: Language,
  { checkGame }: Pick<Reader, 'checkGame'>,
): Put {
  const read = checkGame(withSteps(record, (steps) => [...steps, { seat: seat ?? 0, action }]));
  const telling: Telling = { language, seats: [] };
  if (!('file' in read))
    return { question: null, file: null, faults: [], problems: read.problems, telling };
  const file: GameFile = { ...read.file, steps: read.file.steps.slice(0, -1) };
  const put = { file, problems: [], telling: { language, seats: seatsOf(file) } };
  const { at, faults } = surveyBeginning(file);
  if (at === null) return { ...put, question: null, faults };
  let last = at;
  for (const { game, phase, violations, index } of framesFrom(at, 0, file.steps)) {
    if (violations.length > 0) {
      const problem = refused(index - 1, violations);
      return { ...put, question: null, faults, problems: [problem] };
    }
    last = { game, phase };
  }
  return { ...put, question: ask(last, action, seat), faults };
}

/** A record with other steps and no variations; what is no record is left as it is. */
export function withSteps(
  record: RecordJson,
  changed: (steps: readonly StepJson[]) => readonly StepJson[],
): unknown {
  if (!Array.isArray(record?.steps)) return record;
  const { variations: _, ...line } = record;
  return { ...line, steps: changed(record.steps) };
}

const refused = (step: number, violations: NonNullable<Problem['violations']>): Problem => ({
  kind: 'refused',
  code: 'refused',
  path: `steps[${step}]`,
  message: '',
  step,
  violations,
  clauses: violations.map(({ clause }) => clause),
});
