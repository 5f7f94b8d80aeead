import { type Color, colorIndex, TILE_KINDS } from '../rules/pieces.ts';
import { glyph } from './glyph.ts';
import { type Paint, paint } from './paint.ts';
import { element, SPACE } from './svg.ts';

const HERE = { x: 0, y: 0 };
const MARGIN = 2;

/** A stone let into the board: its face, and a line of light along the upper edge. */
export function stone(color: Paint, ...signs: string[]): string {
  const side = SPACE - 2 * MARGIN;
  const face = element('rect', {
    x: MARGIN,
    y: MARGIN,
    width: side,
    height: side,
    rx: 5,
    fill: paint(color),
    stroke: paint('edge'),
    'stroke-width': 1,
  });
  const light = element('path', {
    d: `M${MARGIN + 2} ${SPACE - MARGIN - 5}V${MARGIN + 5}a3 3 0 0 1 3-3H${SPACE - MARGIN - 5}`,
    fill: 'none',
    stroke: paint('ivory'),
    'stroke-width': 1.2,
    opacity: 0.4,
  });
  return face + light + signs.join('');
}

/** A civilization tile with the sign of its kind. */
export function tile(color: Color): string {
  return stone(color, glyph(TILE_KINDS[colorIndex(color)]!, HERE, 27, paint('ivory')));
}

/** The plain back of a tile. */
export function tileBack(): string {
  const hatch = element('path', {
    d: 'M12 20L20 12L28 20L20 28ZM20 12V28M12 20H28',
    fill: 'none',
    stroke: paint('edge'),
    'stroke-width': 1.4,
    opacity: 0.45,
  });
  return stone('clay', hatch);
}

/** A treasure, a cube in the lower right corner of its space. */
export function treasure(): string {
  const face = (d: string, fill: Paint): string => element('path', { d, fill: paint(fill) });
  return element(
    'g',
    { stroke: paint('edge'), 'stroke-linejoin': 'round' },
    face('M30 19.5L38 23.5L30 27.5L22 23.5Z', 'ivory'),
    face('M22 23.5L30 27.5V37L22 33Z', 'gold'),
    face('M38 23.5L30 27.5V37L38 33Z', 'treasure'),
  );
}

/** A broken space, where nothing will stand again. */
export function catastrophe(): string {
  return stone('ash', glyph('catastrophe', HERE, 29, paint('edge')));
}
