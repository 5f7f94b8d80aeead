import { titlesOf } from '../../../../machine/draw/titles.ts';
import { dynastyOf } from '../../../../machine/notation/dynasties.ts';
import { readGames } from '../../../../machine/notation/game/read.ts';
import { nothingIn } from '../../../../machine/notation/meaning.ts';
import { readMove } from '../../../../machine/notation/move.ts';
import { writeMove } from '../../../../machine/notation/writemove.ts';
import type { GameFile } from '../../../../machine/record/format.ts';
import type { Reader } from '../../../../machine/record/reader.ts';
import { type Frame, frames } from '../../../../machine/record/replay.ts';
import { seatsOf } from '../../../../machine/record/seats.ts';
import type { Action } from '../../../../machine/rules/action.ts';
import { type LegalAction, legalActions } from '../../../../machine/rules/legal.ts';
import { PHASE_RULES } from '../../../../machine/rules/phases.ts';
import { namesOf } from '../../../../machine/words/names.ts';
import { sayAction } from '../../../../machine/words/say.ts';
import type { Language } from '../../../../spec/text.ts';
import type { Choice } from './choice.ts';
import type { Cursor } from './cursor.ts';

/** A position at which somebody decides, and what he may do there, by how it is written. */
interface Decision {
  readonly frame: Frame;
  /** The language of the letters of pieces, where the game names one. */
  readonly letters: Language | undefined;
  readonly legal: ReadonlyMap<string, Action>;
}

/** The moves that are legal behind a text, or how one that was begun may go on. */
export function movesAt(
  { before, head }: Extract<Cursor, { readonly at: 'move' }>,
  reader: Pick<Reader, 'checkGame'>,
  language: Language,
): readonly Choice[] {
  const text = before.trim() === '' ? NEW_GAME : before;
  const [game] = readGames(text, reader, language);
  if (game === undefined || !('file' in game.read)) return [];
  const { file } = game.read;
  const decisions = decisionsAfter(file, game.letters);
  const last = decisions.at(-1);
  if (last === undefined) return [];
  if (head !== '') return goingOn(head, decisions, language);
  const turn = turnOf(last.frame, before, file, language);
  const legal = beginnings(decisions, file, language, turn?.named ? last : null);
  return [...legal, ...(turn === null ? [] : [turn.choice])];
}

/** What stands for a game in which nothing is said yet. */
const NEW_GAME = '[Edition "2015"]';

/** What is decided next, and what comes after it where that need not be said. */
function decisionsAfter(file: GameFile, letters: Language | undefined): readonly Decision[] {
  const decisions: Decision[] = [];
  let played = file;
  for (;;) {
    const frame = [...frames(played)].at(-1);
    if (frame === undefined || frame.toAct === null || frame.violations.length > 0) break;
    const { game, phase, toAct } = frame;
    const legal = legalActions(game, phase).filter(isTold);
    decisions.push({
      frame,
      letters,
      legal: new Map(
        legal.map((one) => [writeMove(one.action, frame, letters ?? 'en'), one.action]),
      ),
    });
    const nothing = nothingIn(phase);
    if (nothing === 'pass') break;
    played = { ...played, steps: [...played.steps, { seat: toAct, action: { do: nothing } }] };
  }
  return decisions;
}

/** A swap of tiles that nobody knows is not typed tile by tile. */
const isTold = ({ action }: LegalAction): boolean =>
  action.do !== 'swap' || !action.tiles.includes('?');

/** The legal action that a text stands for, read as a game reads it. */
function meant(text: string, decisions: readonly Decision[], language: Language): Action | null {
  for (const { frame, letters, legal } of decisions) {
    const read = readMove(text, frame, letters ?? language);
    if (!('action' in read)) continue;
    if (PHASE_RULES[frame.phase].takes.includes(read.action.do))
      return legal.get(writeMove(read.action, frame, letters ?? 'en')) ?? null;
  }
  return null;
}

/** Whose turn it is, where a new one begins; `named` if the text names whose each is. */
function turnOf(
  { effects, index, game }: Frame,
  before: string,
  file: GameFile,
  language: Language,
): { readonly choice: Choice; readonly named: boolean } | null {
  const begins = index === 0 || effects.some(({ type }) => type === 'turn-ended');
  const dynasty = seatsOf(file)[game.seat]?.dynasty;
  if (!begins || dynasty === undefined || /:\s*$/.test(before)) return null;
  const { word } = namesOf(language).dynasty[dynasty];
  const choice: Choice = {
    label: `${dynasty}:`,
    detail: word,
    more: true,
    ...(dynastyOf(word) === dynasty ? { word: `${word.toLowerCase()}:` } : {}),
  };
  const said = before.replace(/\{[^}]*\}|"[^"\n]*"/g, '');
  return { choice, named: /\p{L}\s*:/u.test(said) };
}

/** With what a move may begin, each once; nothing of a turn whose player is still to be named. */
function beginnings(
  decisions: readonly Decision[],
  file: GameFile,
  language: Language,
  unnamed: Decision | null,
): readonly Choice[] {
  const found = new Map<string, Choice>();
  for (const { frame, legal } of decisions.filter((one) => one !== unnamed)) {
    for (const [written, action] of legal) {
      const [label = '', rest] = written.split(' ');
      if (found.has(label) || meant(written, decisions, language) !== action) continue;
      if (rest === undefined) {
        const detail = sayAction(action, frame.toAct ?? frame.game.seat, language, seatsOf(file));
        found.set(label, { label, detail });
        continue;
      }
      const word = wordOf(action, language);
      const typed = meant(`${word} ${rest}`, decisions, language) === action ? { word } : {};
      found.set(label, { label, detail: word, more: true, ...typed });
    }
  }
  return [...found.values()];
}

/** What a piece that is set is called. */
function wordOf(action: Action, language: Language): string {
  const titles = titlesOf(language);
  const named = ((): string => {
    switch (action.do) {
      case 'leader':
      case 'withdraw':
        return titles.leader[action.leader];
      case 'tile':
        return titles.tile[action.color];
      case 'building':
        return titles.building[action.color];
      case 'monument':
        return titles.monument
          .replace('{first}', titles.color[action.monument[0]])
          .replace('{second}', titles.color[action.monument[1]]);
      case 'wonder':
      case 'wonder-point':
        return titles.wonder;
      case 'treasure':
        return titles.treasure;
      default:
        return titles.catastrophe;
    }
  })();
  return named.toLowerCase();
}

/** The spaces, or whatever else, with which a move that was begun is a legal one. */
function goingOn(
  head: string,
  decisions: readonly Decision[],
  language: Language,
): readonly Choice[] {
  const ends = decisions.flatMap(({ legal }) =>
    [...legal.keys()].flatMap((written) => written.split(' ').slice(1)),
  );
  return [...new Set(ends)]
    .filter((end) => meant(`${head} ${end}`, decisions, language) !== null)
    .map((label) => ({ label }));
}
