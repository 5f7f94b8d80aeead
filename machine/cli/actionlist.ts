import type { Frame } from '../record/replay.ts';
import { type LegalAction, legalActions } from '../rules/legal.ts';
import { sayAction, sayPhase } from '../words/words.ts';
import { assertPosition, type Chosen, chooseGame, isRefused, play, titleOf } from './game.ts';
import type { Format } from './options.ts';
import { EXIT, jsonLine, plain, write } from './terminal.ts';

/** What `shedu legal` is asked for. */
export interface ListOptions {
  readonly step: number;
  readonly game?: string;
  readonly format: Format;
}

/** Prints all legal actions in a position. */
export async function legal(name: string, { step, game, format }: ListOptions): Promise<void> {
  const chosen = await chooseGame(name, game);
  assertPosition(chosen, step);
  for (const frame of play(chosen)) {
    if (isRefused(frame)) process.exitCode = EXIT.differs;
    if (frame.index !== step) continue;
    const actions = legalActions(frame.game, frame.phase);
    await write((format === 'json' ? actionsJson : actionsText)(chosen, frame, actions));
    return;
  }
}

type Print = (chosen: Chosen, frame: Frame, actions: readonly LegalAction[]) => string;

/** One JSON document, an action a line. */
const actionsJson: Print = (chosen, { index, phase, toAct }, actions) => {
  const game = titleOf(chosen);
  const head = jsonLine({ ...(game === '' ? {} : { game }), position: index, phase, seat: toAct });
  const list = actions.map((one) => `\n  ${jsonLine(one)}`).join(',');
  return `${head.slice(0, -1)},"actions":[${list}${list === '' ? '' : '\n'}]}\n`;
};

const actionsText: Print = ({ file }, { index, phase, toAct }, actions) => {
  const seats = file.seats ?? [];
  const head = `Position ${index}: ${plain(sayPhase(phase, toAct, 'en', seats))}`;
  if (toAct === null) return `${head}\n`;
  const list = actions.map(({ action, possible }) => {
    const sentence = plain(sayAction(action, toAct, 'en', seats));
    return `  ${sentence}${possible ? ' (possible)' : ''}`;
  });
  return `${[head, ...list].join('\n')}\n${actions.length} legal actions\n`;
};
