import { type Color, colorIndex, type MonumentPair, TILE_KINDS } from '../rules/pieces.ts';
import { glyph } from './glyph.ts';
import { paint } from './paint.ts';
import { element, SPACE } from './svg.ts';

/** A monument from above: a stepped tower on four spaces, half of it in each colour. */
export function monument([first, second]: MonumentPair): string {
  const side = 2 * SPACE;
  const base = element('rect', {
    x: 3,
    y: 3,
    width: side - 6,
    height: side - 6,
    rx: 5,
    fill: paint('ivory'),
    stroke: paint('edge'),
    'stroke-width': 1.2,
  });
  const halves = [
    half(`M7 7H${side - 7}L7 ${side - 7}Z`, first),
    half(`M${side - 7} ${side - 7}V7L7 ${side - 7}Z`, second),
  ];
  const steps = [16, 25].map((inset) =>
    element('rect', {
      x: inset,
      y: inset,
      width: side - 2 * inset,
      height: side - 2 * inset,
      fill: 'none',
      stroke: paint('ivory'),
      'stroke-width': 1.8,
      opacity: 0.85,
    }),
  );
  const summit = element('rect', {
    x: 33,
    y: 33,
    width: 14,
    height: 14,
    fill: paint('ivory'),
    stroke: paint('edge'),
    'stroke-width': 1,
  });
  return base + halves.join('') + steps.join('') + summit + sign(first, 4) + sign(second, 48);
}

const half = (d: string, color: Color): string =>
  element('path', { d, fill: paint(color), stroke: paint('edge'), 'stroke-width': 0.8 });

/** The sign of a colour's tiles on a small shield in a corner of a monument. */
function sign(color: Color, offset: number): string {
  const centre = offset + 14;
  return (
    element('circle', {
      cx: centre,
      cy: centre,
      r: 11.5,
      fill: paint(color),
      stroke: paint('ivory'),
      'stroke-width': 1.6,
    }) +
    glyph(
      TILE_KINDS[colorIndex(color)]!,
      { x: centre - SPACE / 2, y: centre - SPACE / 2 },
      15,
      paint('ivory'),
    )
  );
}

/** A space of the wonder's cross. */
export function wonderSpace(): string {
  const slab = (inset: number, fill: string, stroke: string, width: number): string =>
    element('rect', {
      x: inset,
      y: inset,
      width: SPACE - 2 * inset,
      height: SPACE - 2 * inset,
      rx: 3,
      fill,
      stroke,
      'stroke-width': width,
    });
  return (
    slab(0.5, paint('gold'), paint('edge'), 1) +
    slab(6, 'none', paint('ivory'), 1.6) +
    slab(11, paint('treasure'), paint('ivory'), 1.2)
  );
}

/** The idol at the centre of the wonder. */
export function idol(): string {
  const disc = element('circle', {
    cx: SPACE / 2,
    cy: SPACE / 2,
    r: 18,
    fill: paint('ivory'),
    stroke: paint('edge'),
    'stroke-width': 1,
  });
  return disc + glyph('beast', { x: 0, y: 0 }, 27, paint('edge'));
}

/** A building: battlements around the tile it stands on. */
export function building(color: Color): string {
  const teeth = 'M3 12V3H9V7H16V3H24V7H31V3H37V12';
  const wall = { fill: 'none', 'stroke-linejoin': 'round' } as const;
  const d = `${teeth}V37H3Z`;
  return (
    element('path', { ...wall, d, stroke: paint('edge'), 'stroke-width': 5 }) +
    element('path', { ...wall, d, stroke: paint('ivory'), 'stroke-width': 3 }) +
    element('path', { ...wall, d: 'M8 40H32', stroke: paint(color), 'stroke-width': 2 })
  );
}

/** The unification tile: two rings that hold one another, over the tile that joins. */
export function unification(): string {
  const ring = (cx: number, name: 'edge' | 'gold', width: number): string =>
    element('circle', {
      cx,
      cy: 20,
      r: 8,
      fill: 'none',
      stroke: paint(name),
      'stroke-width': width,
    });
  return [15, 25].flatMap((cx) => [ring(cx, 'edge', 5), ring(cx, 'gold', 3)]).join('');
}
