import type { Language } from '../../../spec/text.ts';
import { readMove } from '../../notation/move.ts';
import { explainEditions, explain as judge } from '../../record/explain.ts';
import { readAction } from '../../record/readaction.ts';
import type { Frame } from '../../record/replay.ts';
import type { Action } from '../../rules/action.ts';
import type { Seat } from '../../rules/pieces.ts';
import { sayMoveProblem } from '../../words/words.ts';
import { type Chosen, chooseGame, isRefused, play, positionOf, titleOf } from '../input/game.ts';
import type { Format } from '../input/options.ts';
import { EXIT, Failure, plain, write } from '../output/terminal.ts';
import { editionsJson, verdictJson } from './json.ts';
import { editionsText, type Question, verdictText } from './text.ts';

/** What `shedu explain` is asked for. */
export interface VerdictOptions {
  readonly step?: number;
  readonly action: string;
  readonly seat?: number;
  readonly editions?: boolean;
  readonly game?: string;
  readonly format: Format;
  readonly lang: Language;
}

/** Prints the verdict on one action in a position. */
export async function explain(name: string, options: VerdictOptions): Promise<void> {
  const chosen = await chooseGame(name, options.game);
  const frame = reach(chosen, positionOf(chosen, options.step));
  const action = actionOf(options.action, frame, options.lang);
  const asked = ask(chosen, frame, action, options);
  const verdict = judge(frame, action, asked.seat);
  if (!verdict.legal) process.exitCode = EXIT.differs;
  if (options.editions) {
    const answers = explainEditions(frame, action, asked.seat);
    await write((options.format === 'json' ? editionsJson : editionsText)(asked, answers));
  } else {
    await write((options.format === 'json' ? verdictJson : verdictText)(asked, verdict));
  }
}

/** An action as records write it, or as a person does. @throws Failure when it is neither */
function actionOf(text: string, frame: Frame, language: Language): Action {
  if (text.trimStart().startsWith('{')) return recordedAction(text);
  const read = readMove(text, frame, language);
  if ('action' in read) return read.action;
  const { problem } = read;
  const told = plain(sayMoveProblem(problem, language));
  throw new Failure(`--action, column ${problem.column}: ${told}`);
}

function recordedAction(text: string): Action {
  const read = readAction(text);
  if ('action' in read) return read.action;
  const { path, message, column } = read.problem;
  const where = column === undefined ? path : `column ${column}`;
  throw new Failure(`--action${where === '' ? '' : `, ${plain(where)}`}: ${plain(message)}`);
}

function reach(chosen: Chosen, step: number): Frame {
  let last: Frame | null = null;
  for (const frame of play(chosen)) {
    if (isRefused(frame)) process.exitCode = EXIT.differs;
    last = frame;
    if (frame.index === step) break;
  }
  return last as Frame;
}

function ask(chosen: Chosen, frame: Frame, action: Action, options: VerdictOptions): Question {
  const { players, seat: active } = frame.game;
  const seat = options.seat ?? frame.toAct ?? active;
  if (seat >= players) {
    throw new Failure(`no seat ${seat}: this game has seats 0 to ${players - 1}`);
  }
  return {
    title: titleOf(chosen),
    last: chosen.file.steps.length,
    edition: chosen.file.edition,
    seats: chosen.file.seats ?? [],
    before: frame,
    action,
    seat: seat as Seat,
    language: options.lang,
  };
}
