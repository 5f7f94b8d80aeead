import type { ClauseId } from '../../spec/clauses.ts';
import { drawText } from '../draw/text.ts';
import { writeTiles } from '../record/position.ts';
import type { Frame } from '../record/replay.ts';
import type { Seat } from '../rules/pieces.ts';
import { say, sayAction, sayPhase, saySeat, sayTiles } from '../words/words.ts';
import { type Chosen, titleOf } from './game.ts';
import { plain } from './terminal.ts';

const SCORES = ['black', 'red', 'blue', 'green', 'treasures', 'catastrophes'];

/** A position for a reader: the action, what came of it, the board, scores, hands and who decides. */
export function frameText(chosen: Chosen, frame: Frame): string {
  const seats = chosen.file.seats ?? [];
  const { index, step, effects, violations, game, phase, toAct } = frame;
  const parts = [
    `Position ${index} of ${chosen.file.steps.length}`,
    plain(titleOf(chosen)),
    `edition ${chosen.file.edition}`,
  ];
  const lines = [parts.filter((part) => part !== '').join(', ')];
  if (step !== null) {
    lines.push(`Step ${index - 1}: ${plain(sayAction(step.action, step.seat, 'en', seats))}`);
    if (step.note !== undefined) lines.push(`  “${plain(step.note)}”`);
  }
  if (violations.length > 0) lines.push('  Refused:');
  for (const one of violations) lines.push(cited(say(one, 'en', seats), [one.clause]));
  for (const effect of effects) lines.push(cited(say(effect, 'en', seats), effect.clauses));
  lines.push('', drawText(game).trimEnd(), '', ...table(chosen, frame));
  const left = phase === 'turn.action' ? ` Actions left: ${game.actionsLeft}.` : '';
  lines.push(`Tiles in the bag: ${game.bag.left}`);
  lines.push(`${plain(sayPhase(phase, toAct, 'en', seats))}${left} [${phase}]`);
  return `${lines.join('\n')}\n\n`;
}

const cited = (sentence: string, clauses: readonly ClauseId[]): string =>
  `  ${plain(sentence)} [${clauses.join(', ')}]`;

/** A row for each seat: points, treasures, catastrophe tiles left and the hand. */
function table({ file }: Chosen, { game }: Frame): readonly string[] {
  const names = game.scores.map((_, seat) => plain(saySeat(seat as Seat, 'en', file.seats ?? [])));
  const width = Math.max(...names.map((name) => name.length));
  const head = `${' '.repeat(width)}  ${SCORES.join('  ')}  hand`;
  const rows = game.scores.map((scores, seat) => {
    const counts = [...scores, game.catastrophes[seat] as number];
    const cells = counts.map((count, i) => String(count).padStart((SCORES[i] as string).length));
    const hand = sayTiles(writeTiles(game.hands[seat] as readonly number[]), 'en');
    return `${(names[seat] as string).padEnd(width)}  ${cells.join('  ')}  ${hand}`;
  });
  return [head, ...rows];
}
