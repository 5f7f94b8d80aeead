import type { Color } from '../rules/pieces.ts';
import { type Paint, paint } from './paint.ts';
import { type LeaderStrength, type Side, sum } from './strengths.ts';
import { element, short } from './svg.ts';

function digits(text: string, x: number, y: number, size: number, fill: Paint): string {
  const attributes = {
    x,
    y,
    'font-size': size,
    'font-weight': 700,
    'text-anchor': 'middle',
    fill: paint(fill),
  };
  return element('text', attributes, text);
}

/** The attacker's shape points up and is dark, the defender's is a light shield. */
const SIDE_LOOK: Readonly<Record<Side, { fill: Paint; ink: Paint }>> = {
  attacker: { fill: 'edge', ink: 'ivory' },
  defender: { fill: 'ivory', ink: 'edge' },
};

/** The outline of a side's shape around a point, `half` its width. */
function outlineOf(side: Side, x: number, y: number, half: number): string {
  const [left, right] = [short(x - half), short(x + half)];
  return side === 'attacker'
    ? `M${left} ${y + 8}V${y - 4}L${x} ${y - 12}L${right} ${y - 4}V${y + 8}Z`
    : `M${left} ${y - 8}H${right}V${y + 2}Q${right} ${y + 8} ${x} ${y + 12}Q${left} ${y + 8} ${left} ${y + 2}Z`;
}

function shape(side: Side, x: number, y: number, half: number): string {
  const { fill, ink } = SIDE_LOOK[side];
  return element('path', {
    d: outlineOf(side, x, y, half),
    fill: paint(fill),
    stroke: paint(ink),
    'stroke-width': 1.4,
    'stroke-linejoin': 'round',
  });
}

/** The mark of a supporter of a side, with its number if it has one: attackers' left, defenders' right. */
export function pennant(side: Side, number: number | null): string {
  const x = side === 'attacker' ? 10.5 : 29.5;
  const y = side === 'attacker' ? 13 : 9.5;
  const text = number === null ? '' : digits(String(number), x, y + 4.6, 12, SIDE_LOOK[side].ink);
  return shape(side, x, y, 8) + text;
}

/** The strength of a leader: in a conflict on its side's shape, else for war and for revolt. */
export function badge(strength: LeaderStrength, color: Color): string {
  const { side, war, revolt } = strength;
  if (side !== null) {
    const text = sum(strength);
    const half = 6 + 4.5 * text.length;
    const y = side === 'attacker' ? 35 : 33;
    return shape(side, 20, y, half) + digits(text, 20, y + 5.4, 16, SIDE_LOOK[side].ink);
  }
  return (war === null ? '' : warBadge(war, color)) + (revolt === null ? '' : revoltBadge(revolt));
}

/** A disc in the leader's colour: what it counts in a war. */
function warBadge(count: number, color: Color): string {
  const disc = element('circle', {
    cx: 33,
    cy: 32.5,
    r: 8.5,
    fill: paint(color),
    stroke: paint('ivory'),
    'stroke-width': 1.2,
  });
  return disc + digits(String(count), 33, 37, count > 9 ? 11.5 : 13, 'ivory');
}

/** A gable in red, as temples are: what it counts in a revolt. */
function revoltBadge(count: number): string {
  const gable = element('path', {
    d: 'M0 40V29L7.5 22.5L15 29V40Z',
    fill: paint('red'),
    stroke: paint('ivory'),
    'stroke-width': 1.2,
    'stroke-linejoin': 'round',
  });
  return gable + digits(String(count), 7.5, 38, 12.5, 'ivory');
}
