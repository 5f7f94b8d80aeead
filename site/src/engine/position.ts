import { drawText } from '../../../machine/draw/text.ts';
import { seenBy, writePosition } from '../../../machine/record/position.ts';
import type { Questions } from './protocol.ts';

/** Writes a position as JSON and as text, as far as a viewpoint lets on; at the end all lies open. */
export function position({
  game,
  phase,
  viewpoint,
}: Questions['position']['asks']): Questions['position']['answers'] {
  const whole = writePosition(game, phase);
  const told = viewpoint === 'all' || phase === 'over' ? whole : seenBy(viewpoint, whole);
  return { json: JSON.stringify(told, null, 1), text: drawText(game) };
}
