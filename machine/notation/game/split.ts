import { NoText, placeOf } from './place.ts';
import { parseText, type WrittenGame } from './syntax.ts';

/** One of the games of a text. */
export interface GamePart {
  readonly text: string;
  /** The line of the whole text on which it begins, from 1. */
  readonly line: number;
}

/** A text game by game; one that cannot be taken apart is one game, which reading tells more of. */
export function splitGames(text: string): readonly GamePart[] {
  const games = writtenGames(text);
  if (games.length < 2) return [{ text, line: 1 }];
  let line = placeOf(text, games[0]!.at).line;
  return games.map(({ at }, i) => {
    const part = { text: text.slice(at, games[i + 1]?.at), line };
    line += placeOf(part.text, part.text.length).line - 1;
    return part;
  });
}

/** What a game as text calls itself by. */
export function callsOfText(text: string): { readonly id?: string; readonly title?: string } {
  const headers = writtenGames(text)[0]?.headers ?? [];
  const value = (name: string): object => {
    const found = headers.find((one) => one.name.toLowerCase() === name)?.value;
    return typeof found === 'string' ? { [name]: found } : {};
  };
  return { ...value('id'), ...value('title') };
}

function writtenGames(text: string): readonly WrittenGame[] {
  try {
    return parseText(text);
  } catch (error) {
    if (error instanceof NoText) return [];
    throw error;
  }
}
