/**
 * Links with more characters are not drawn. It is what version 25 holds at level L: 117 modules a
 * side, of which each is still some three pixels wide in the picture of a phone's camera that has a
 * laptop's screen in sight. Of larger codes most phones make nothing.
 */
export const LONGEST = 1273;

/** Modules around a code that stay light, as ISO/IEC 18004 asks for. */
const QUIET = 4;

/** A code as it is drawn. */
export interface LinkCode {
  /** Modules a side, the quiet zone with them. */
  readonly side: number;
  /** The outlines of the dark modules, as the data of an SVG path. */
  readonly dark: string;
}

/** What is shown as a code. */
export interface LinkCodeProps {
  /** Makes the link, once its code is asked for. */
  link(): Promise<string>;
  /** The name to save the code under, without an ending. */
  readonly name: string;
}

/** The QR code of a link; null if it is too long for one that phones read. */
export async function linkCode(link: string): Promise<LinkCode | null> {
  if (link.length > LONGEST) return null;
  const { encode } = await import('uqr');
  const { size, data } = encode(link, { ecc: 'L', boostEcc: true, border: QUIET });
  return { side: size, dark: data.map(rowPath).join('') };
}

/** The runs of dark modules of a row. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const from = x;
    while (row[x + 1]) x++;
    path += `M${from} ${y}h${x + 1 - from}v1H${from}z`;
  }
  return path;
}
