import { Resvg } from '@resvg/resvg-js';
import { fontFile, WEIGHTS } from '../output/fonts.ts';

/** An SVG document as a PNG image of the size that it says. */
export function pngOf(svg: string): Uint8Array {
  const font = {
    loadSystemFonts: false,
    fontFiles: WEIGHTS.map(fontFile),
    defaultFontFamily: 'Source Sans 3',
  };
  return new Resvg(svg, { font }).render().asPng();
}
