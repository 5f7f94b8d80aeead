import { type ToldProblem, tellProblem } from '../../../../machine/book/telling/problems.ts';
import { tell } from '../../../../machine/book/telling/telling.ts';
import type { Telling } from '../../../../machine/book/telling/told.ts';
import { placedIn, type ReadGameText, readGames } from '../../../../machine/notation/game/read.ts';
import type { GameFile } from '../../../../machine/record/format.ts';
import { Inconsistent, type Problem } from '../../../../machine/record/problem.ts';
import type { Reader } from '../../../../machine/record/reader.ts';
import { seatsOf } from '../../../../machine/record/seats.ts';
import { verifyFile } from '../../../../machine/record/verify.ts';
import type { Language } from '../../../../spec/text.ts';
import { shownOf } from '../shown.ts';
import { type Part, partsOf } from './parts.ts';

/** Something wrong with a text, with the letters that it is about. */
export interface DraftProblem extends ToldProblem {
  readonly from: number;
  readonly to: number;
}

/** A game as far as it is typed. */
export interface Draft {
  /** As much of it as can be played; null where not even its beginning can. */
  readonly telling: Telling | null;
  /** Where in the text each step begins. */
  readonly places: readonly number[];
  readonly problems: readonly DraftProblem[];
}

/** Whether a text is meant to be a game in notation, though it may not be one yet. */
const isMeant = (text: string): boolean => !/^[\s\ufeff]*(\{\s*["}]|\[\s*[[{"\d\]])/.test(text);

/** Reads and plays the first game of a text that is being typed; null where it is no notation. */
export function draftOf(
  text: string,
  reader: Pick<Reader, 'checkGame'>,
  language: Language,
): Draft | null {
  if (!isMeant(text)) return null;
  if (text.trim() === '') return { telling: null, places: [], problems: [] };
  const parts = partsOf(text);
  const told = (problem: Problem, file: GameFile | null): DraftProblem => ({
    ...tellProblem(problem, language, file === null ? [] : seatsOf(file)),
    ...rangeOf(parts, text, offsetOf(text, problem)),
  });
  const game = readGames(text, reader, language)[0]!;
  if ('file' in game.read) {
    const { file } = game.read;
    try {
      const problems = verifyFile(file).problems.map((one) => told(placedIn(one, game), file));
      return { ...playedOf(file, game, text, language), problems };
    } catch (error) {
      if (!(error instanceof Inconsistent)) throw error;
      const problem = placedIn(error.problem(), game);
      return { telling: null, places: [], problems: [told(problem, file)] };
    }
  }
  const { problems } = game.read;
  const at = Math.min(...problems.map((one) => offsetOf(text, one)));
  return {
    ...beginningOf(text, parts, at, reader, language),
    problems: problems.map((one) => told(one, null)),
  };
}

type Played = Pick<Draft, 'telling' | 'places'>;

const NOTHING: Played = { telling: null, places: [] };

function playedOf(file: GameFile, game: ReadGameText, text: string, language: Language): Played {
  const shown = shownOf(file);
  const places = shown.steps.map((_, i) => offsetOf(text, game.placeOf(`steps[${i}]`)));
  return { telling: tell(shown, language), places };
}

/** So often is less of a text tried. */
const TRIES = 4;

/** The game before what cannot be read. */
function beginningOf(
  text: string,
  parts: readonly Part[],
  at: number,
  reader: Pick<Reader, 'checkGame'>,
  language: Language,
): Played {
  let until = at + 1;
  for (let left = TRIES; left > 0; left--) {
    const cut = parts.findLast(
      ({ depth, from, kind }) => depth === 0 && kind !== 'close' && from < until,
    );
    if (cut === undefined) return NOTHING;
    until = cut.from;
    const less = text.slice(0, until);
    if (less.trim() === '') return NOTHING;
    const game = readGames(less, reader, language)[0]!;
    if (!('file' in game.read)) continue;
    try {
      return playedOf(game.read.file, game, less, language);
    } catch (error) {
      if (!(error instanceof Inconsistent)) throw error;
    }
  }
  return NOTHING;
}

/** The letter at a line and a column, from 0. */
function offsetOf(
  text: string,
  { line = 1, column = 1 }: Pick<Problem, 'line' | 'column'>,
): number {
  let start = 0;
  for (let left = line; left > 1; left--) {
    const next = text.indexOf('\n', start);
    if (next < 0) break;
    start = next + 1;
  }
  return Math.min(start + column - 1, text.length);
}

/** From a place to the end of what it lies in; at the end of a text what was typed last. */
export function rangeOf(
  parts: readonly Part[],
  text: string,
  at: number,
): { readonly from: number; readonly to: number } {
  const part = parts.find(({ from, to }) => from <= at && at < to);
  if (part !== undefined) return { from: at, to: part.to };
  const before = parts.findLast(({ to }) => to <= at);
  if (text.slice(at).trim() === '' || before?.to === at)
    return before === undefined
      ? { from: 0, to: text.length }
      : { from: before.from, to: before.to };
  const [word = ''] = /^\s*\S+/.exec(text.slice(at)) ?? [];
  return { from: at, to: at + Math.max(1, word.length) };
}
