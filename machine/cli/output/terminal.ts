/** What a terminal would obey or hide instead of showing: controls, format signs, lone surrogates. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

const escaped = (sign: string): string =>
  [...Array(sign.length).keys()]
    .map((i) => `\\u${sign.charCodeAt(i).toString(16).padStart(4, '0')}`)
    .join('');

/** A text from outside as one line that a terminal can be given. */
export const plain = (text: string): string => text.replace(UNSEEN, escaped);

/** A value as one line of JSON that a terminal can be given. */
export const jsonLine = (value: unknown): string => plain(JSON.stringify(value));

/** Rows of cells as lines, each column as wide as its widest cell. */
export function columns(rows: readonly (readonly string[])[], between = '  '): readonly string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, cell.length);
    });
  }
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] as number))
      .join(between)
      .trimEnd(),
  );
}

/** Writes to standard output and waits until it takes more. */
export function write(text: string): Promise<void> {
  return new Promise((resolve) => {
    if (process.stdout.write(text)) resolve();
    else process.stdout.once('drain', resolve);
  });
}

/** A process that nobody reads any more ends as if by the signal, without a word. */
const BROKEN_PIPE = 141;

/** Ends the process quietly once the reader of its output is gone (`| head -1`). */
export function endWithReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      process.exit(error.code === 'EPIPE' ? BROKEN_PIPE : EXIT.wrong);
    });
  }
}

/** Exit codes: all well; an action refused or a claim that differs; input or usage that is wrong. */
export const EXIT = { well: 0, differs: 1, wrong: 2 } as const;

/** Something wrong with what the user gave, told in one line. */
export class Failure extends Error {}
