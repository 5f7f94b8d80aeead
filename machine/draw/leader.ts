import { COLORS, type Dynasty, type Leader, leaderIndex, TILE_KINDS } from '../rules/pieces.ts';
import { glyph } from './glyph.ts';
import { paint } from './paint.ts';
import { element, SPACE } from './svg.ts';

/** How the ring is broken, so that the leaders differ by more than colour. */
const RINGS: Readonly<Record<Leader, string>> = {
  king: 'none',
  priest: '16.4 2.3',
  farmer: '6.9 2.45',
  trader: '3.1 3.13',
};

/** A disc of ivory; ring and sign of the dynasty have the leader's colour. */
export function leader(kind: Leader, dynasty: Dynasty): string {
  const color = paint(COLORS[leaderIndex(kind)]!);
  const centre = { cx: SPACE / 2, cy: SPACE / 2 };
  const disc = element('circle', {
    ...centre,
    r: 18.2,
    fill: paint('ivory'),
    stroke: paint('edge'),
    'stroke-width': 1,
  });
  const ring = element('circle', {
    ...centre,
    r: 15.8,
    fill: 'none',
    stroke: color,
    'stroke-width': 3.4,
    'stroke-dasharray': RINGS[kind],
  });
  return disc + ring + glyph(dynasty, { x: 0, y: 0 }, 21, color) + seal(kind);
}

/** The sign of the leader's tiles, small, at the upper left. */
function seal(kind: Leader): string {
  const middle = 7.5;
  const index = leaderIndex(kind);
  const disc = element('circle', {
    cx: middle,
    cy: middle,
    r: 7,
    fill: paint(COLORS[index]!),
    stroke: paint('ivory'),
    'stroke-width': 1,
  });
  const at = { x: middle - SPACE / 2, y: middle - SPACE / 2 };
  return element('g', { class: 'seal' }, disc, glyph(TILE_KINDS[index]!, at, 10, paint('ivory')));
}
