import type { Language } from '../../../spec/text.ts';
import { explainEditions, explain as judge } from '../../record/explain.ts';
import { readAction } from '../../record/readaction.ts';
import type { Frame } from '../../record/replay.ts';
import type { Action } from '../../rules/action.ts';
import type { Seat } from '../../rules/pieces.ts';
import {
  assertPosition,
  type Chosen,
  chooseGame,
  isRefused,
  play,
  titleOf,
} from '../input/game.ts';
import type { Format } from '../input/options.ts';
import { EXIT, Failure, plain, write } from '../output/terminal.ts';
import { editionsJson, verdictJson } from './json.ts';
import { editionsText, type Question, verdictText } from './text.ts';

/** What `shedu explain` is asked for. */
export interface VerdictOptions {
  readonly step: number;
  readonly action: string;
  readonly seat?: number;
  readonly editions?: boolean;
  readonly game?: string;
  readonly format: Format;
  readonly lang: Language;
}

/** Prints the verdict on one action in a position. */
export async function explain(name: string, options: VerdictOptions): Promise<void> {
  const action = actionOf(options.action);
  const chosen = await chooseGame(name, options.game);
  assertPosition(chosen, options.step);
  const frame = reach(chosen, options.step);
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

function actionOf(text: string): Action {
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
    title: titleOf(chosen, options.lang),
    last: chosen.file.steps.length,
    edition: chosen.file.edition,
    seats: chosen.file.seats ?? [],
    before: frame,
    action,
    seat: seat as Seat,
    language: options.lang,
  };
}
