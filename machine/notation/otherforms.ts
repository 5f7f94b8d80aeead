import type { Language } from '../../spec/text.ts';
import type { Problem } from '../record/problem.ts';
import type { Read, Reader } from '../record/reader.ts';
import { importText } from './bga/import.ts';
import type { Parting } from './bga/parting.ts';
import { placedIn, readGames } from './game/read.ts';
import { isGameText } from './game/recognise.ts';

/** A game that was read from another form than JSON of ours. */
export interface Taken {
  readonly read: Read;
  /** Where a server's log and the rules part. */
  readonly partings: readonly Parting[];
  /** A problem that playing finds, with its place in the text where that is known. */
  placed(problem: Problem): Problem;
}

/** Reads the game of a text, or that of a log; null where it is neither. */
export function readOther(
  text: string,
  reader: Pick<Reader, 'checkGame'>,
  language?: Language,
): Taken | null {
  if (isGameText(text)) {
    const [game] = readGames(text, reader, language);
    return { read: game!.read, partings: [], placed: (problem) => placedIn(problem, game!) };
  }
  const imported = importText(text);
  if (imported === null) return null;
  const { file, partings } = imported;
  return { read: { file }, partings, placed: (problem) => problem };
}
