import type { Language } from '../../../spec/text.ts';
import { whereTheyPart } from '../../inquiry/parts.ts';
import { ask as inquiry } from '../../inquiry/proposal.ts';
import { whatThen } from '../../inquiry/whatthen.ts';
import { whyNot } from '../../inquiry/whynot.ts';
import { readMove } from '../../notation/move.ts';
import { explainEditions, explain as judge, under, type Verdict } from '../../record/explain.ts';
import { type HouseEdition, houseReadings } from '../../record/house.ts';
import { readAction } from '../../record/readaction.ts';
import type { Frame } from '../../record/replay.ts';
import { through } from '../../record/through.ts';
import type { Action } from '../../rules/action.ts';
import type { Seat } from '../../rules/pieces.ts';
import { sayMoveProblem } from '../../words/words.ts';
import type { NamedEdition } from '../input/edition.ts';
import { type Chosen, chooseGame, play, positionOf, titleOf } from '../input/game.ts';
import { editionOf } from '../input/house.ts';
import type { Format } from '../input/options.ts';
import { EXIT, Failure, plain, write } from '../output/terminal.ts';
import { type Inquired, inquiryLines } from './inquiry.ts';
import { inquiryJson } from './inquiryjson.ts';
import { editionsJson, standingJson, verdictJson } from './json.ts';
import {
  type Answer,
  editionsText,
  type Question,
  type Situation,
  standingText,
  verdictText,
} from './text.ts';

/** What `shedu explain` is asked for. */
export interface VerdictOptions {
  readonly step?: number;
  readonly action?: string;
  readonly through?: boolean;
  readonly seat?: number;
  readonly editions?: boolean;
  /** Under which it is asked, whatever the game names. */
  readonly edition?: NamedEdition;
  readonly brief?: boolean;
  readonly game?: string;
  readonly format: Format;
  readonly lang: Language;
}

/** Prints the verdict on one action in a position, and who wins what comes of it. */
export async function explain(name: string, options: VerdictOptions): Promise<void> {
  const goesOn = options.through ?? false;
  if (options.action === undefined && !goesOn)
    throw new Failure('nothing is asked: expected --action ACTION, or --through');
  const house = options.edition === undefined ? null : await editionOf(options.edition);
  const chosen = await chooseGame(name, options.game);
  const reached = reach(chosen, positionOf(chosen, options.step));
  const frame = house === null ? reached : { ...reached, ...under(reached, houseReadings(house)) };
  const json = options.format === 'json';
  if (options.action === undefined) {
    if (options.editions)
      throw new Failure('--editions judges an action: expected --action ACTION');
    const situation = situationOf(chosen, frame, house, options);
    await write((json ? standingJson : standingText)(situation, through(frame)));
    return;
  }
  const action = actionOf(options.action, frame, options.lang);
  const asked = ask(situationOf(chosen, frame, house, options), action, options);
  const answer = (one: Verdict): Answer =>
    goesOn && one.legal ? { verdict: one, outlook: through(one) } : { verdict: one };
  const verdict = judge(frame, action, asked.seat);
  if (!verdict.legal) process.exitCode = EXIT.differs;
  if (options.editions) {
    const answers = explainEditions(frame, action, asked.seat).map((one) => ({
      ...one,
      ...answer(one.verdict),
    }));
    await write((json ? editionsJson : editionsText)(asked, answers));
  } else {
    const given = answer(verdict);
    const told = options.brief ? null : inquired(asked, verdict, goesOn);
    await write(
      json
        ? verdictJson(asked, given, told === null ? {} : inquiryJson(told, asked))
        : verdictText(asked, given, told === null ? [] : inquiryLines(told, asked)),
    );
  }
}

/** What else there is to tell of an action. */
function inquired({ before, action, seat }: Question, verdict: Verdict, goesOn: boolean): Inquired {
  const question = inquiry(before, action, seat);
  return {
    whyNot: whyNot(question),
    whatThen: whatThen(question),
    parts: whereTheyPart(question),
    verdict,
    toldThrough: goesOn,
  };
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
    last = frame;
    if (frame.index === step) break;
  }
  return last as Frame;
}

const situationOf = (
  chosen: Chosen,
  before: Frame,
  house: HouseEdition | null,
  { lang, edition }: VerdictOptions,
): Situation => ({
  title: titleOf(chosen, lang),
  last: chosen.file.steps.length,
  edition: (house ?? chosen.file).edition,
  ...(house === null || typeof edition === 'string' ? {} : { house: house.title }),
  rules: before.game.rulings,
  seats: chosen.file.seats ?? [],
  before,
  language: lang,
});

function ask(situation: Situation, action: Action, options: VerdictOptions): Question {
  const { game, toAct } = situation.before;
  const seat = options.seat ?? toAct ?? game.seat;
  if (seat >= game.players) {
    throw new Failure(`no seat ${seat}: this game has seats 0 to ${game.players - 1}`);
  }
  return { ...situation, action, seat: seat as Seat };
}
