import { GLYPH_SIZE, GLYPHS, type GlyphName } from './glyphs.ts';
import { element, type Point, SPACE, short } from './svg.ts';

/** A sign of a given size, centred on the space with this top left corner. */
export function glyph(name: GlyphName, at: Point, size: number, fill: string): string {
  const margin = (SPACE - size) / 2;
  const place = `translate(${short(at.x + margin)} ${short(at.y + margin)})`;
  const transform = `${place} scale(${short4(size / GLYPH_SIZE)})`;
  return element('path', { d: GLYPHS[name], fill, transform });
}

const short4 = (value: number): string => String(Math.round(value * 1e4) / 1e4);
