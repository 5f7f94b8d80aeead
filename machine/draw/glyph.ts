import { GLYPH_SIZE, GLYPHS, type GlyphName } from './glyphs.ts';
import { element, type Point, SPACE, short } from './svg.ts';

const idOf = (name: string): string => `shedu-${name}`;

/** A sign of a given size, centred on the space with this top left corner. */
export function glyph(name: GlyphName, at: Point, size: number, fill: string): string {
  const margin = (SPACE - size) / 2;
  const place = `translate(${short(at.x + margin)} ${short(at.y + margin)})`;
  const scale = Math.round((size / GLYPH_SIZE) * 1e4) / 1e4;
  return element('use', { href: `#${idOf(name)}`, fill, transform: `${place} scale(${scale})` });
}

/** The outlines of all signs, which a document needs once. */
export function drawSigns(): string {
  const outlines = Object.entries(GLYPHS).map(([name, d]) =>
    element('path', { id: idOf(name), d }),
  );
  return element('defs', {}, ...outlines);
}
