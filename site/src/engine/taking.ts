import { tellParting } from '../../../machine/book/telling/partings.ts';
import { callsOfText, splitGames } from '../../../machine/notation/game/split.ts';
import { writeGame } from '../../../machine/notation/game/write.ts';
import { readOther } from '../../../machine/notation/otherforms.ts';
import type { GameFile } from '../../../machine/record/format.ts';
import type { Reader } from '../../../machine/record/reader.ts';
import { written } from '../../../machine/record/record.ts';
import type { Language } from '../../../spec/text.ts';
import type { Taken } from './forms.ts';
import { type Listed, NAME } from './listed.ts';

/** A game as text, with the letters of a language for pieces. */
export const writeText = (file: GameFile, letters?: Language): string =>
  writeGame(written({ ...file, title: file.title ?? '' }), letters);

/** Reads the game of a text, or that of a log; null where it is neither. */
export function take(text: string, reader: Reader, language: Language): Taken | null {
  const other = readOther(text, reader, language);
  if (other === null) return null;
  const { partings, ...rest } = other;
  return { ...rest, partings: (file) => partings.map((one) => tellParting(one, file, language)) };
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
