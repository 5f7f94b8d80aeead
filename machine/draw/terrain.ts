import type { Geometry } from '../rules/board.ts';
import { glyph } from './glyph.ts';
import { outline } from './outline.ts';
import { paint } from './paint.ts';
import { corner, element, SPACE, short } from './svg.ts';

/** Land, river, grid and the marks that are printed on a board. */
export function drawTerrain(shape: Geometry): string {
  const { columns, rows, river } = shape;
  const width = columns * SPACE;
  const height = rows * SPACE;
  const water = outline(river, shape, { inset: 2.5, radius: 20, bleed: true });
  const ripples = [9, 15].map((inset) =>
    element('path', {
      d: outline(river, shape, { inset, radius: 19, bleed: true }),
      fill: 'none',
      stroke: paint('ripple'),
      'stroke-width': 1,
      opacity: inset === 9 ? 0.75 : 0.4,
    }),
  );
  return element(
    'g',
    { class: 'terrain' },
    element('rect', { width, height, fill: paint('land') }),
    element('path', { d: water, fill: paint('river') }),
    ...ripples,
    element('path', {
      d: waves(shape),
      fill: 'none',
      stroke: paint('ripple'),
      'stroke-width': 1.2,
      'stroke-linecap': 'round',
      opacity: 0.7,
    }),
    element('path', {
      d: gridLines(shape),
      stroke: paint('grid'),
      'stroke-width': 0.8,
      opacity: 0.6,
    }),
    ...printed(shape),
    element('rect', {
      x: -2,
      y: -2,
      width: width + 4,
      height: height + 4,
      rx: 3,
      fill: 'none',
      stroke: paint('frame'),
      'stroke-width': 4,
    }),
  );
}

/** Two waves on each space of the river, so that water is known without its colour. */
function waves({ columns, river }: Geometry): string {
  return river
    .map((is, space) => {
      if (!is) return '';
      const { x, y } = corner(space, columns);
      return `M${x + 9} ${y + 17}q3-4 6 0t6 0m1 8q3-4 6 0t6 0`;
    })
    .join('');
}

function gridLines({ columns, rows }: Geometry): string {
  let path = '';
  for (let x = 1; x < columns; x++) path += `M${x * SPACE} 0V${rows * SPACE}`;
  for (let y = 1; y < rows; y++) path += `M0 ${y * SPACE}H${columns * SPACE}`;
  return path;
}

/** The winged beast where a temple starts, the border of a space whose treasure goes first. */
function printed({ columns, winged, bordered }: Geometry): string[] {
  const beasts = winged.map((space) => glyph('beast', corner(space, columns), 25, paint('beast')));
  const borders = bordered.flatMap((is, space) => (is ? [border(space, columns)] : []));
  return [...beasts, ...borders];
}

function border(space: number, columns: number): string {
  const { x, y } = corner(space, columns);
  return element('rect', {
    class: 'bordered',
    x: x + 1.5,
    y: y + 1.5,
    width: SPACE - 3,
    height: SPACE - 3,
    rx: 4,
    fill: 'none',
    stroke: paint('gold'),
    'stroke-width': 2,
  });
}

/** Column letters above and row numbers to the left of the board. */
export function drawCoordinates({ columns, rows }: Geometry): string {
  const label = (x: number, y: number, text: string): string =>
    element('text', { x: short(x), y: short(y) }, text);
  const letters = Array.from({ length: columns }, (_, column) =>
    label((column + 0.5) * SPACE, -9, String.fromCharCode(65 + column)),
  );
  const numbers = Array.from({ length: rows }, (_, row) =>
    label(-14, (row + 0.5) * SPACE + 5.5, String(row + 1)),
  );
  return element(
    'g',
    {
      class: 'coordinates',
      'text-anchor': 'middle',
      'font-size': 16,
      fill: paint('label'),
      'aria-hidden': 'true',
    },
    ...letters,
    ...numbers,
  );
}
