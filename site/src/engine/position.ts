import { drawText } from '../../../machine/draw/text.ts';
import { seenBy, writePosition } from '../../../machine/record/position.ts';
import type { Questions } from './protocol.ts';

/** Writes a position as JSON and as text, as far as a view lets on; at the end all lies open. */
export function position({
  game,
  phase,
  view,
}: Questions['position']['asks']): Questions['position']['answers'] {
  const whole = writePosition(game, phase);
  const told = view === 'all' || phase === 'over' ? whole : seenBy(view, whole);
  return { json: JSON.stringify(told, null, 1), text: drawText(game) };
}
