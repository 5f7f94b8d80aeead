import type { RecordJson } from '../../../../machine/record/format.ts';
import { Impossible } from '../../../../machine/record/impossible.ts';
import type { Inconsistent, Problem } from '../../../../machine/record/problem.ts';
import type { Reader } from '../../../../machine/record/reader.ts';
import { seatsOf } from '../../../../machine/record/seats.ts';
import { surveyBeginning } from '../../../../machine/record/start.ts';
import { sayImpossible } from '../../../../machine/words/impossible.ts';
import type { Telling } from '../../../../machine/words/inquiry.ts';
import { sayProblem, sayStep } from '../../../../machine/words/say.ts';
import type { Language } from '../../../../spec/text.ts';
import type { Impossibility } from './judged.ts';
import { withSteps } from './question.ts';

/** What is impossible in the position with which a record begins, all of it. */
export function problemsOf(
  record: RecordJson,
  language: Language,
  { checkGame }: Pick<Reader, 'checkGame'>,
): readonly Impossibility[] {
  const read = checkGame(withSteps(record, () => []));
  if (!('file' in read))
    return read.problems.map((one) => toldProblem(one, { language, seats: [] }));
  const { faults } = surveyBeginning(read.file);
  return toldFaults(faults, { language, seats: seatsOf(read.file) });
}

/** What is impossible, in words; what is said twice is told once, of all its spaces. */
export function toldFaults(
  faults: readonly Inconsistent[],
  telling: Telling,
): readonly Impossibility[] {
  const told = new Map<string, Impossibility>();
  for (const fault of faults) {
    const one = toldFault(fault, telling);
    const before = told.get(one.text);
    const cells = [...new Set([...(before?.cells ?? []), ...one.cells])];
    told.set(one.text, { ...one, cells });
  }
  return [...told.values()];
}

function toldFault(fault: Inconsistent, telling: Telling): Impossibility {
  if (!(fault instanceof Impossible)) return toldProblem(fault.problem(), telling);
  const { told, clauses, blocking } = fault;
  const text = sayImpossible(told, telling.language, telling.seats);
  return { text, clauses: [...clauses], cells: told.cells, blocking };
}

/** A problem of the record itself, which leaves nothing to be judged. */
export function toldProblem(problem: Problem, { language, seats }: Telling): Impossibility {
  const cells = problem.violations?.flatMap((one) => one.cells) ?? [];
  const said = sayProblem(problem, language, seats);
  const { step } = problem;
  const where = step === undefined ? '' : ` (${sayStep('at-step', language, { step: step + 1 })})`;
  const text = said + where;
  return { text, clauses: [...new Set(problem.clauses)], cells, blocking: true };
}
