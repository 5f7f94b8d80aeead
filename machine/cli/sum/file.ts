import type { NewFile } from '../output/files.ts';
import { jsonLine } from '../output/terminal.ts';
import type { Sum } from './sum.ts';

/** A sum as a file of one line, which put together with others is a stream of them. */
export const sumFile = (name: string, sum: Sum): NewFile => ({
  name,
  content: `${jsonLine(sum)}\n`,
});
