import { tellParting } from '../../../machine/book/telling/partings.ts';
import { importText } from '../../../machine/notation/bga/import.ts';
import { placedIn, readGames } from '../../../machine/notation/game/read.ts';
import { isGameText } from '../../../machine/notation/game/recognise.ts';
import { callsOfText, splitGames } from '../../../machine/notation/game/split.ts';
import { writeGame } from '../../../machine/notation/game/write.ts';
import type { GameFile } from '../../../machine/record/format.ts';
import type { Reader } from '../../../machine/record/reader.ts';
import { written } from '../../../machine/record/record.ts';
import type { Language } from '../../../spec/text.ts';
import type { Taken } from './forms.ts';
import { type Listed, NAME } from './listed.ts';

/** A game as text. */
export const writeText = (file: GameFile): string =>
  writeGame(written({ ...file, title: file.title ?? '' }));

/** Reads the game of a text, or that of a log; null where it is neither. */
export function take(text: string, reader: Reader, language: Language): Taken | null {
  if (isGameText(text)) {
    const [game] = readGames(text, reader, language);
    return { read: game!.read, placed: (problem) => placedIn(problem, game!), partings: () => [] };
  }
  const imported = importText(text);
  if (imported === null) return null;
  return {
    read: { file: imported.file },
    placed: (problem) => problem,
    partings: (file) => imported.partings.map((one) => tellParting(one, file, language)),
  };
}

/** The games of a text of so many bytes, with where each of them lies. */
export function listText(text: string, bytes: number): readonly Listed[] {
  const parts = splitGames(text);
  const size = (part: string): number => new Blob([part]).size;
  let from = bytes - parts.reduce((sum, part) => sum + size(part.text), 0);
  return parts.map(({ text: part, line }, i) => {
    const begin = from;
    from += size(part);
    return {
      number: i + 1,
      line: parts.length === 1 ? null : line,
      from: begin,
      to: from,
      name: callsOfText(part).title?.slice(0, NAME) ?? null,
      steps: null,
    };
  });
}
