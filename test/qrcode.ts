import { Resvg } from '@resvg/resvg-js';
import jsqr from 'jsqr';

/** What a reader of QR codes makes of a picture: an SVG document, or the bytes of a PNG. */
export function readCode(picture: string | Uint8Array): string | undefined {
  const { pixels, width, height } = new Resvg(
    typeof picture === 'string' ? picture : around(picture),
  ).render();
  // The types of the package are those of a module, and what is there is CommonJS.
  const read = jsqr as unknown as typeof jsqr.default;
  return read(Uint8ClampedArray.from(pixels), width, height)?.data;
}

/** A document around a PNG, whose header has its size. */
function around(png: Uint8Array): string {
  const header = new DataView(png.buffer, png.byteOffset);
  const size = `width="${header.getUint32(16)}" height="${header.getUint32(20)}"`;
  const data = Buffer.from(png).toString('base64');
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} href="data:image/png;base64,${data}"/></svg>`;
}
