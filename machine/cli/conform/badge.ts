import stringWidth from 'string-width';
import { type Badge, type BadgeColor, badgeOf } from '../../conform/badge.ts';
import type { Report } from '../../conform/report.ts';
import { element, escaped } from '../../draw/svg.ts';
import type { NewFile } from '../output/files.ts';

/** The badge of a run: a picture if the name asks for one, else what shields.io makes one of. */
export function badgeFile(name: string, { suite, totals }: Report): NewFile {
  const badge = badgeOf(totals, `shedu ${suite.version ?? ''}`.trim());
  const content = /\.svg$/i.test(name) ? badgeSvg(badge) : `${JSON.stringify(badge)}\n`;
  return { name, content };
}

/** Dark enough for white letters. */
const FILLS: Readonly<Record<BadgeColor, string>> = {
  brightgreen: '#2d7a2d',
  yellowgreen: '#66761a',
  orange: '#a8560b',
  red: '#b3312c',
  lightgrey: '#6b6b6b',
};

const HEIGHT = 20;
const LETTER = 6.5;
const MARGIN = 6;

const widthOf = (text: string): number => Math.ceil(stringWidth(text) * LETTER) + 2 * MARGIN;

function badgeSvg({ label, message, color }: Badge): string {
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
