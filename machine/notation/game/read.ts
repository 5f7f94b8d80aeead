import type { Language } from '../../../spec/text.ts';
import { RECORD_FORMAT, RECORD_FORMATS } from '../../record/format.ts';
import { jsonPath, type Segment } from '../../record/path.ts';
import { Inconsistent, inputProblem, type Problem } from '../../record/problem.ts';
import type { Reader as GameReader, Read } from '../../record/reader.ts';
import { seatsOf } from '../../record/seats.ts';
import { begin } from '../../record/start.ts';
import type { Dynasty } from '../../rules/pieces.ts';
import { dynastyOf } from '../dynasties.ts';
import { expectation } from './expected.ts';
import { type Headed, readHeaders } from './headers.ts';
import { LineReader } from './linereader.ts';
import { NoText, placeOf } from './place.ts';
import { type Item, parseText, type WrittenGame } from './syntax.ts';

/** No text is longer. */
export const LONGEST_GAME_TEXT = 4 * 1024 * 1024;

/** A game of a text, or what is wrong with it; places in the text are known for both. */
export interface ReadGameText {
  readonly read: Read;
  /** Where in the text something of the game stands, by its JSON path; the nearest above it. */
  placeOf(path: string): { readonly line: number; readonly column: number };
}

/**
 * Reads games as people write them. What is between two games, and how they are laid out, is no
 * matter; what a turn leaves out (a monument not built, an action not taken) is put in. The games
 * pass the same checks as those that are JSON. Letters of pieces are those of the notation and of
 * the language that the header `Letters` names, else of the reader's.
 */
export function readGames(
  text: string,
  { checkGame }: Pick<GameReader, 'checkGame'>,
  language?: Language,
): readonly ReadGameText[] {
  const nowhere = (problem: Problem): readonly ReadGameText[] => [
    { read: { problems: [problem] }, placeOf: () => ({ line: 1, column: 1 }) },
  ];
  if (text.length > LONGEST_GAME_TEXT)
    return nowhere(inputProblem('too-long', '', `longer than ${LONGEST_GAME_TEXT} characters`));
  try {
    const games = parseText(text);
    if (games.length === 0) throw new NoText(0, expectation('game'));
    return games.map((game) => readGame(game, text, checkGame, language));
  } catch (error) {
    if (!(error instanceof NoText)) throw error;
    return nowhere(notation(error, text));
  }
}

/** What is wrong with a text, as a problem among others. */
function notation(error: NoText, text: string): Problem {
  const { found, expected, reason, ...place } = error.problem(text);
  const told = found === '' ? 'the end' : found;
  return inputProblem('notation', '', `expected ${expected}, found ${told}`, {
    ...place,
    expected,
    reason,
  });
}

function readGame(
  written: WrittenGame,
  text: string,
  checkGame: GameReader['checkGame'],
  language: Language | undefined,
): ReadGameText {
  const places = new Map<string, number>([['', written.at]]);
  const located = (path: string) => placeOf(text, nearest(places, path));
  const answer = (read: Read): ReadGameText => ({
    read: 'file' in read ? read : { problems: read.problems.map((one) => placed(one, located)) },
    placeOf: located,
  });
  try {
    const { members, letters, places: headed } = readHeaders(written.headers);
    for (const [member, at] of headed) places.set(member, at);
    const { format = RECORD_FORMAT } = members;
    const json: Headed = {
      format,
      title: '',
      edition: '2015',
      ...((RECORD_FORMATS as readonly unknown[]).includes(format)
        ? { seats: seatedBy(written.items) }
        : {}),
      ...members,
      steps: [],
    };
    const start = checkGame(json);
    if ('problems' in start) return answer(start);
    const reader = new LineReader(begin(start.file), {
      language: letters ?? language,
      letters: letters ?? 'en',
      seats: seatsOf(start.file),
      check: (step, at) => {
        const checked = checkGame({ ...json, steps: [step] });
        if ('file' in checked) return;
        const detail = checked.problems[0]?.message.replace(/^expected /, '') ?? 'a step';
        throw new NoText(at, expectation('step', { detail }));
      },
      place: (path: readonly Segment[], at: number) => places.set(jsonPath(path), at),
    });
    const { said, line } = reader.read(written.items, [], 'game');
    return answer(checkGame({ ...json, ...said, ...line }));
  } catch (error) {
    if (error instanceof Inconsistent) return answer({ problems: [error.problem()] });
    if (!(error instanceof NoText)) throw error;
    return answer({ problems: [notation(error, text)] });
  }
}

/** The word of a turn, or of a move that may begin with it. */
function namedBy(item: Item): string | null {
  if (item.kind === 'turn') return item.seat;
  return item.kind === 'move' ? (item.text.trim().split(/\s/, 1)[0] ?? null) : null;
}

/** Who sits where, as turns name them one after another; without a name there are two. */
function seatedBy(items: readonly Item[]): readonly { readonly dynasty: Dynasty }[] {
  const named = items.flatMap((item) => dynastyOf(namedBy(item) ?? '') ?? []);
  const seated = [...new Set(named)];
  for (const dynasty of ['archer', 'bull'] as const)
    if (seated.length < 2 && !seated.includes(dynasty)) seated.push(dynasty);
  return seated.map((dynasty) => ({ dynasty }));
}

/** Where a path stands, or the nearest that it lies in. */
function nearest(places: ReadonlyMap<string, number>, path: string): number {
  for (let end = path.length; end > 0; end--) {
    const at = /[.[]/.test(path[end] ?? '.') ? places.get(path.slice(0, end)) : undefined;
    if (at !== undefined) return at;
  }
  return places.get('') ?? 0;
}

/** A problem with the place of what its path names. */
function placed(problem: Problem, located: ReadGameText['placeOf']): Problem {
  return problem.line === undefined ? { ...problem, ...located(problem.path) } : problem;
}

/** A problem that verifying found in a game that was a text, with its place there. */
export const placedIn = (problem: Problem, game: ReadGameText): Problem =>
  placed(problem, game.placeOf);
