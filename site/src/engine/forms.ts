import type { ToldProblem } from '../../../machine/book/telling/problems.ts';
import type { GameFile } from '../../../machine/record/format.ts';
import type { Problem } from '../../../machine/record/problem.ts';
import type { Read, Reader } from '../../../machine/record/reader.ts';
import type { Language } from '../../../spec/text.ts';
import type { Listed } from './listed.ts';

/** A game that was read from another form than JSON. */
export interface Taken {
  readonly read: Read;
  /** A problem that playing finds, with its place in the text where that is known. */
  placed(problem: Problem): Problem;
  /** Where a log and the rules part. */
  partings(file: GameFile): readonly ToldProblem[];
}

/** What reads games in other forms than JSON: texts, and logs of a server. */
export interface Forms {
  /** The game of a text; null where it is none of these. */
  read(text: string, reader: Reader, language: Language): Promise<Taken | null>;
  /** The games of a file that is a text; null where it is none. */
  list(file: Blob): Promise<readonly Listed[] | null>;
  /** A game as text; null where that is none of the forms. */
  write(file: GameFile, letters?: Language): Promise<string | null>;
}

/** JSON and nothing else. */
export const noForms: Forms = {
  read: async () => null,
  list: async () => null,
  write: async () => null,
};
