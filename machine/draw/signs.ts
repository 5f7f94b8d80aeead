import { idOf } from './glyph.ts';
import { GLYPHS } from './glyphs.ts';
import { element } from './svg.ts';

/** The outlines of all signs, which a document needs once. */
export function drawSigns(): string {
  const outlines = Object.entries(GLYPHS).map(([name, d]) =>
    element('path', { id: idOf(name), d }),
  );
  return element('defs', {}, ...outlines);
}
