import stringWidth from 'string-width';
import type { ClauseId } from '../../../spec/clauses.ts';
import type { Language } from '../../../spec/text.ts';
import { drawText } from '../../draw/text.ts';
import { writeTiles } from '../../record/position.ts';
import type { Frame } from '../../record/replay.ts';
import { raisable } from '../../rules/figures.ts';
import { COLORS, type Seat } from '../../rules/pieces.ts';
import { sayLabel } from '../../words/labels.ts';
import { say, sayColor, sayPhase, saySeat, sayTiles } from '../../words/words.ts';
import { type Chosen, titleOf } from '../input/game.ts';
import { padded } from '../output/columns.ts';
import { foreign, plain } from '../output/terminal.ts';
import { annotationLines, stepLine } from './annotation.ts';

/** A position for a reader: the action, what came of it, the board, scores, hands and who decides. */
export function frameText(chosen: Chosen, frame: Frame, language: Language): string {
  const seats = chosen.file.seats ?? [];
  const { index, step, effects, violations, game, phase, toAct } = frame;
  const parts = [
    sayLabel('position', language, { index, last: chosen.file.steps.length }),
    foreign(titleOf(chosen, language)),
    sayLabel('edition', language, { edition: chosen.file.edition }),
  ];
  const lines = [parts.filter((part) => part !== '').join(', ')];
  if (step !== null) lines.push(stepLine(index, step, { language, seats }));
  lines.push(...annotationLines(chosen.file, index, step, { language, seats }));
  if (violations.length > 0) lines.push(`  ${sayLabel('refused', language)}`);
  for (const one of violations) lines.push(cited(say(one, language, seats), [one.clause]));
  for (const effect of effects) lines.push(cited(say(effect, language, seats), effect.clauses));
  lines.push('', drawText(game).trimEnd(), '', ...table(chosen, frame, language));
  const left =
    phase === 'turn.action'
      ? ` ${sayLabel('actions-left', language, { count: game.actionsLeft })}`
      : '';
  lines.push(sayLabel('bag', language, { count: game.bag.left }));
  lines.push(
    `${plain(sayPhase(phase, toAct, language, seats, raisable(game, phase)))}${left} [${phase}]`,
  );
  return `${lines.join('\n')}\n\n`;
}

const cited = (sentence: string, clauses: readonly ClauseId[]): string =>
  `  ${plain(sentence)} [${clauses.join(', ')}]`;

/** A row for each seat: points, treasures, catastrophe tiles left and the hand. */
function table({ file }: Chosen, { game }: Frame, language: Language): readonly string[] {
  const columns = [
    ...COLORS.map((color) => sayColor(color, language)),
    sayLabel('treasures', language),
    sayLabel('catastrophes', language),
  ];
  const names = game.scores.map((_, seat) =>
    plain(saySeat(seat as Seat, language, file.seats ?? [])),
  );
  const width = Math.max(...names.map((name) => stringWidth(name)));
  const head = `${' '.repeat(width)}  ${columns.join('  ')}  ${sayLabel('hand', language)}`;
  const rows = game.scores.map((scores, seat) => {
    const counts = [...scores, game.catastrophes[seat] as number];
    const cells = counts.map((count, i) =>
      String(count).padStart(stringWidth(columns[i] as string)),
    );
    const hand = sayTiles(writeTiles(game.hands[seat] as readonly number[]), language);
    return `${padded(names[seat] as string, width)}  ${cells.join('  ')}  ${hand}`;
  });
  return [head, ...rows];
}
