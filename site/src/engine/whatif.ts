import { tellProblem } from '../../../machine/book/telling/problems.ts';
import { tell } from '../../../machine/book/telling/telling.ts';
import { gameOf } from '../../../machine/book/telling/told.ts';
import { Inconsistent, type Problem } from '../../../machine/record/problem.ts';
import type { Reader } from '../../../machine/record/reader.ts';
import { legalActions } from '../../../machine/rules/legal.ts';
import type { Sitter } from '../../../machine/words/say.ts';
import type { Continued, Questions } from './protocol.ts';

/**
 * Plays a record that goes on beyond the positions that are told already: what its other steps did
 * and what may come next, or why one of them is refused. Whatever the page has, it is checked anew.
 */
export function goOn(
  { record, told, language }: Questions['play']['asks'],
  { checkGame }: Pick<Reader, 'checkGame'>,
): Continued {
  const unreadable = (problems: readonly Problem[], seats: readonly Sitter[] = []): Continued => ({
    outcome: 'unreadable',
    problems: problems.map((one) => tellProblem(one, language, seats)),
  });
  const read = checkGame(record);
  if (!('file' in read)) return unreadable(read.problems);
  try {
    const telling = tell(read.file, language);
    const { frames, ending } = telling;
    const refused = frames.find((frame) => frame.refused);
    if (refused !== undefined) {
      return { outcome: 'refused', step: refused.index - 1, lines: refused.lines };
    }
    const last = frames.at(-1) ?? frames[0];
    return {
      outcome: 'played',
      frames: frames.slice(told),
      ending,
      choices: legalActions(gameOf(telling, last), last.phase),
    };
  } catch (error) {
    if (!(error instanceof Inconsistent)) throw error;
    return unreadable([error.problem()], read.file.seats);
  }
}
