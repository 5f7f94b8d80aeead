import type { Language } from '../../../spec/text.ts';
import { observe } from '../../record/position.ts';
import type { Frame } from '../../record/replay.ts';
import { say } from '../../words/words.ts';
import { assertPosition, type Chosen, chooseGame, play, titleOf } from '../input/game.ts';
import type { Format } from '../input/options.ts';
import { jsonLine, write } from '../output/terminal.ts';
import { frameText } from './text.ts';

/** What `shedu replay` is asked for. */
export interface PlaybackOptions {
  readonly step?: number;
  readonly game?: string;
  readonly format: Format;
  readonly lang: Language;
}

/** Prints each position of a game, or the one asked for. */
export async function replay(
  name: string,
  { step, game, format, lang }: PlaybackOptions,
): Promise<void> {
  const chosen = await chooseGame(name, game);
  if (step !== undefined) assertPosition(chosen, step);
  const print = format === 'json' ? frameJson : frameText;
  for (const frame of play(chosen)) {
    if (step === undefined || step === frame.index) await write(print(chosen, frame, lang));
    if (step === frame.index) return;
  }
}

/** A position for a program: one line of JSON. */
function frameJson(
  chosen: Chosen,
  { index, step, effects, violations, game, phase }: Frame,
  language: Language,
): string {
  const seats = chosen.file.seats ?? [];
  const title = titleOf(chosen, language);
  return `${jsonLine({
    index,
    ...(title === '' ? {} : { game: title }),
    step: step === null ? null : { seat: step.seat, action: step.action },
    effects: effects.map((effect) => ({ ...effect, message: say(effect, language, seats) })),
    violations: violations.map((one) => ({ ...one, message: say(one, language, seats) })),
    position: observe(game, phase),
  })}\n`;
}
