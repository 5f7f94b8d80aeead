import type { Language } from '../../../spec/text.ts';
import type { Frame } from '../../record/replay.ts';
import { raisable } from '../../rules/figures.ts';
import { type LegalAction, legalActions } from '../../rules/legal.ts';
import { sayLabel } from '../../words/labels.ts';
import { sayAction, sayPhase } from '../../words/words.ts';
import { type Chosen, chooseGame, play, positionOf, titleOf } from '../input/game.ts';
import type { Format } from '../input/options.ts';
import { jsonLine, plain, write } from '../output/terminal.ts';

/** What `shedu legal` is asked for. */
export interface ListOptions {
  readonly step?: number;
  readonly game?: string;
  readonly format: Format;
  readonly lang: Language;
}

/** Prints all legal actions in a position. */
export async function legal(
  name: string,
  { step: asked, game, format, lang }: ListOptions,
): Promise<void> {
  const chosen = await chooseGame(name, game);
  const step = positionOf(chosen, asked);
  for (const frame of play(chosen)) {
    if (frame.index !== step) continue;
    const actions = legalActions(frame.game, frame.phase);
    await write((format === 'json' ? actionsJson : actionsText)(chosen, frame, actions, lang));
    return;
  }
}

type Print = (
  chosen: Chosen,
  frame: Frame,
  actions: readonly LegalAction[],
  language: Language,
) => string;

/** One JSON document, an action a line. */
const actionsJson: Print = (chosen, { index, phase, toAct }, actions, language) => {
  const game = titleOf(chosen, language);
  const head = jsonLine({ ...(game === '' ? {} : { game }), position: index, phase, seat: toAct });
  const list = actions.map((one) => `\n  ${jsonLine(one)}`).join(',');
  return `${head.slice(0, -1)},"actions":[${list}${list === '' ? '' : '\n'}]}\n`;
};

const actionsText: Print = ({ file }, { index, game, phase, toAct }, actions, language) => {
  const seats = file.seats ?? [];
  const place = sayLabel('position', language, { index, last: file.steps.length });
  const head = `${place}. ${plain(sayPhase(phase, toAct, language, seats, raisable(game, phase)))}`;
  if (toAct === null) return `${head}\n`;
  const list = actions.map(({ action, possible }) => {
    const sentence = plain(sayAction(action, toAct, language, seats));
    return `  ${sentence}${possible ? ` (${sayLabel('possible', language)})` : ''}`;
  });
  return `${[head, ...list].join('\n')}\n${sayLabel('action-count', language, { count: actions.length })}\n`;
};
