import { drawText } from '../../machine/draw/text.ts';
import type { GameFile } from '../../machine/record/format.ts';
import { type Frame, frames } from '../../machine/record/replay.ts';
import type { Effect } from '../../machine/rules/effect.ts';
import { legalActions } from '../../machine/rules/legal.ts';

/** A value of an effect on one line. */
function value(of: unknown): string {
  if (Array.isArray(of)) return `(${of.map(value).join(' ')})`;
  if (typeof of !== 'object' || of === null) return String(of);
  return `{${Object.entries(of)
    .map(([key, inner]) => `${key}=${value(inner)}`)
    .join(' ')}}`;
}

const fields = (of: object): string =>
  Object.entries(of)
    .map(([key, inner]) => ` ${key}=${value(inner)}`)
    .join('');

const happened = ({ type, clauses, ...rest }: Effect): string =>
  `  ${type}${fields(rest)} [${clauses.join(' ')}]`;

/** How many legal actions there are of each kind; of tiles and leaders of each of them. */
function counts({ game, phase }: Frame): string {
  const kinds = new Map<string, number>();
  for (const { action } of legalActions(game, phase)) {
    const which = 'color' in action ? action.color : 'leader' in action ? action.leader : '';
    const kind = which === '' ? action.do : `${action.do} ${which}`;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return [...kinds].map(([kind, count]) => `${kind} ${count}`).join(', ') || 'none';
}

function block(frame: Frame): string {
  const { index, step, effects, game, phase, toAct } = frame;
  const { do: kind, ...rest } = step?.action ?? { do: 'start' as const };
  const head = step === null ? 'start' : `seat ${step.seat} ${kind}${fields(rest)}`;
  return [
    `#${index} ${head}`,
    ...effects.map(happened),
    drawText(game).trimEnd(),
    `scores ${game.scores.map((score) => score.join(' ')).join(' | ')}; bag ${game.bag.left}`,
    `${phase}; seat ${game.seat}, to act ${toAct ?? 'nobody'}, actions left ${game.actionsLeft}`,
    `legal: ${counts(frame)}`,
  ].join('\n');
}

/** A whole game as text, a block a position, in which every line can be compared. */
export function golden(file: GameFile): string {
  const { id, edition, rulings = {}, options = {} } = file;
  const head = `${id}, edition ${edition}${fields(rulings)}${fields(options)}`;
  return `${[head, ...[...frames(file)].map(block)].join('\n\n')}\n`;
}
