import { type ToldProblem, tellProblem } from '../../../machine/book/telling/problems.ts';
import { tell } from '../../../machine/book/telling/telling.ts';
import { Inconsistent, type Problem } from '../../../machine/record/problem.ts';
import type { Reader } from '../../../machine/record/reader.ts';
import { verifyFile } from '../../../machine/record/verify.ts';
import { decodedBlob } from './decoded.ts';
import type { Forms } from './forms.ts';
import type { Opened, Questions } from './protocol.ts';
import { shownOf } from './shown.ts';

/** Reads a file, plays it and checks its claims. Nothing that is in a file makes this throw. */
export async function open(
  { text, language, line }: Questions['open']['asks'],
  reader: Reader,
  forms: Forms,
): Promise<Opened> {
  const inLine = (problem: Problem): Problem =>
    line === undefined ? problem : { ...problem, line: line + (problem.line ?? 1) - 1 };
  const refused = (...problems: readonly Problem[]): Opened => ({
    file: null,
    problems: problems.map((one) => tellProblem(inLine(one), language, [])),
  });
  const decoded = typeof text === 'string' ? { text } : await decodedBlob(text);
  if ('problem' in decoded) return refused(decoded.problem);
  const taken = await forms.read(decoded.text, reader, language);
  const read = taken === null ? reader.readGame(decoded.text) : taken.read;
  if (!('file' in read)) return refused(...read.problems);
  const { file } = read;
  try {
    const shown = shownOf(file);
    const telling = tell(shown, language);
    const told = (one: Problem): ToldProblem =>
      tellProblem(inLine(taken?.placed(one) ?? one), language, telling.sitters);
    return {
      file: shown,
      telling,
      steps: file.steps.length,
      problems: [...(taken?.partings(file) ?? []), ...verifyFile(file).problems.map(told)],
    };
  } catch (error) {
    if (!(error instanceof Inconsistent)) throw error;
    return refused(error.problem());
  }
}
