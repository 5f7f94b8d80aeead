import { tellProblem } from '../../../machine/book/telling/problems.ts';
import type { Reader } from '../../../machine/record/reader.ts';
import type { Forms } from './forms.ts';
import type { PageQuestions } from './protocol.ts';

/** Reads a file and does not play it: what begins in a position that no play reaches is read too. */
export async function read(
  { text, language }: PageQuestions['read']['asks'],
  reader: Reader,
  forms: Forms,
): Promise<PageQuestions['read']['answers']> {
  const taken = await forms.read(text, reader, language);
  const found = taken === null ? reader.readGame(text) : taken.read;
  if ('file' in found) return found;
  return { problems: found.problems.map((one) => tellProblem(one, language, [])) };
}
