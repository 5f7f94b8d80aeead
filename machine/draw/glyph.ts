import type { GlyphName } from './glyphs.ts';
import { element, type Point, SPACE, short } from './svg.ts';

/** Side of the square the outlines of the signs are drawn on. */
export const GLYPH_SIZE = 512;

/** The id under which a document has the outline of a sign. */
export const idOf = (name: GlyphName | string): string => `shedu-${name}`;

/** A sign of a given size, centred on the space with this top left corner. */
export function glyph(name: GlyphName, at: Point, size: number, fill: string): string {
  const margin = (SPACE - size) / 2;
  const place = `translate(${short(at.x + margin)} ${short(at.y + margin)})`;
  const scale = Math.round((size / GLYPH_SIZE) * 1e4) / 1e4;
  return element('use', { href: `#${idOf(name)}`, fill, transform: `${place} scale(${scale})` });
}
