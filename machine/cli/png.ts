import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';

/** The two weights that drawings have, from a package: the same letters on every machine. */
const FONT_FILES = ['400Regular', '700Bold'].map((weight) =>
  fileURLToPath(
    import.meta.resolve(`@expo-google-fonts/source-sans-3/${weight}/SourceSans3_${weight}.ttf`),
  ),
);

/** An SVG document as a PNG image of the size that it says. */
export function pngOf(svg: string): Uint8Array {
  const font = {
    loadSystemFonts: false,
    fontFiles: FONT_FILES,
    defaultFontFamily: 'Source Sans 3',
  };
  return new Resvg(svg, { font }).render().asPng();
}
