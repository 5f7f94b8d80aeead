// It takes longer to load than most commands run: those that need it import this file.
import stringWidth from 'string-width';

/** A text filled up to so many columns of a terminal. */
export const padded = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - stringWidth(text)));

/** Rows of cells as lines, each column as wide as its widest cell. */
export function columns(rows: readonly (readonly string[])[], between = '  '): readonly string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, stringWidth(cell));
    });
  }
  return rows.map((row) =>
    row
      .map((cell, i) => padded(cell, widths[i] as number))
      .join(between)
      .trimEnd(),
  );
}
