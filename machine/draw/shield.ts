import { element, escaped } from './svg.ts';

/** Dark enough for white letters. */
const FILLS = {
  brightgreen: '#2d7a2d',
  yellowgreen: '#66761a',
  orange: '#a8560b',
  red: '#b3312c',
  lightgrey: '#6b6b6b',
} as const;

/** Two words beside each other, of which the second is on a colour. */
export interface Shield {
  readonly label: string;
  readonly message: string;
  readonly color: keyof typeof FILLS;
}

const HEIGHT = 20;
const LETTER = 6.5;
const MARGIN = 6;

const widthOf = (text: string): number => Math.ceil(text.length * LETTER) + 2 * MARGIN;

/** A badge as a picture for other pages. */
export function drawShield({ label, message, color }: Shield): string {
  const [left, right] = [widthOf(label), widthOf(message)];
  const width = left + right;
  const said = `${label}: ${message}`;
  const half = (x: number, wide: number, fill: string): string =>
    element('rect', { x, y: 0, width: wide, height: HEIGHT, fill });
  const words = (text: string, x: number, wide: number): string =>
    element('text', { x: x + wide / 2, y: 14, textLength: wide - 2 * MARGIN }, escaped(text));
  const letters = {
    fill: '#fff',
    'font-family': 'Verdana, DejaVu Sans, sans-serif',
    'font-size': 11,
    'text-anchor': 'middle',
  };
  return `${element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height: HEIGHT,
      viewBox: `0 0 ${width} ${HEIGHT}`,
      role: 'img',
      'aria-label': said,
    },
    element('title', {}, escaped(said)),
    half(0, left, '#444') + half(left, right, FILLS[color]),
    element('g', letters, words(label, 0, left) + words(message, left, right)),
  )}\n`;
}
