/** How much room text takes: the layout has no font at hand, so it goes by kinds of letters. */

/** Widths in hundredths of the type size, a little more than the site's own font needs. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ .,:;’'!|ijlIі]/, 28],
  [/[frt()«»\-–“”]/, 38],
  [/[mwMWшщжюмыфШЩЖЮМЫФЪД]/, 80],
  [/[\p{Lu}]/u, 64],
];
const USUAL = 55;

/** The width of a line of text in units of the drawing. */
export function widthOf(text: string, size: number): number {
  let hundredths = 0;
  for (const letter of text)
    hundredths += WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL;
  return (hundredths * size) / 100;
}

/** The width of a line in a type whose letters are all as wide. */
export const monoWidth = (text: string, size: number): number => text.length * size * 0.61;

/** Text in lines that are not longer than so many letters, words staying whole. */
export function wrapped(text: string, longest: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= longest)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
