import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { isolated } from '../../words/isolate.ts';
import { outputFault } from './faults.ts';

/**
 * What a terminal would obey or a reader be misled by: controls, ends of lines, signs that turn the
 * writing around, lone surrogates. A text set apart by us, with its end, is kept so.
 */
const DANGEROUS =
  /(\u2068[^\u2066-\u2069]*\u2069)|[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e\u2066-\u206f\ufff9-\ufffb]/gu;

const escaped = (sign: string): string =>
  [...Array(sign.length).keys()]
    .map((i) => `\\u${sign.charCodeAt(i).toString(16).padStart(4, '0')}`)
    .join('');

/** A text as one line that a terminal can be given. */
export const plain = (text: string): string =>
  text.replace(DANGEROUS, (sign, apart?: string) =>
    apart === undefined ? escaped(sign) : `\u2068${plain(apart.slice(1, -1))}\u2069`,
  );

/** A text from outside, as it may stand within a line. */
export const foreign = (text: string): string => plain(isolated(text));

/** A value as one line of JSON that a terminal can be given. */
export const jsonLine = (value: unknown): string => plain(JSON.stringify(value));

/** The number of the file that standard output is. */
const STDOUT = 1;

/** Writes to standard output and waits until it takes more. @throws Failure when it cannot */
export async function write(text: string): Promise<void> {
  if (!writeNow(text)) await once(process.stdout, 'drain');
}

/** Writes to standard output; the answer is whether it takes more. @throws Failure when it cannot */
export function writeNow(text: string): boolean {
  if (process.stdout instanceof Socket) return process.stdout.write(text);
  try {
    // A stream lets go of what a full disk or a limit leaves of a write; this goes on until it fails.
    writeFileSync(STDOUT, text);
    return true;
  } catch (error) {
    throw new Failure(`cannot write to standard output: ${outputFault(error)}`);
  }
}

/** A process that nobody reads any more ends as if by the signal, without a word. */
const BROKEN_PIPE = 141;

/** Ends the process once its output goes nowhere: quietly when its reader is gone (`| head -1`). */
export function endWithReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(BROKEN_PIPE);
      if (stream === process.stdout)
        process.stderr.write(`error: cannot write to standard output: ${outputFault(error)}\n`);
      process.exit(EXIT.wrong);
    });
  }
}

/** Exit codes: all well; an action refused or a claim that differs; input or usage that is wrong. */
export const EXIT = { well: 0, differs: 1, wrong: 2 } as const;

/** Something wrong with what the user gave, told in one line. */
export class Failure extends Error {}
