import { decode } from '../../record/decode.ts';
import { bytesOf } from '../input/bytes.ts';
import { type Line, LONGEST, lines } from '../input/lines.ts';
import { faultOf } from '../input/paths.ts';
import { Failure, foreign } from '../output/terminal.ts';
import { readSum, type ShardSum } from '../sum/read.ts';

/** A sum that was found, and where. */
export interface FoundSum extends ShardSum {
  readonly place: string;
}

/** The sums in files, one at least in each. @throws Failure when a line is none and tells nothing else of a run */
export async function* sumsIn(names: readonly string[]): AsyncGenerator<FoundSum> {
  for (const name of names) {
    const called = name === '-' ? 'standard input' : foreign(name);
    let found = false;
    for await (const line of linesOf(name, called)) {
      const place = `${called}:${line.number}`;
      const read = sumOf(line, place);
      if (read === null) continue;
      found = true;
      yield { ...read, place };
    }
    if (!found) throw new Failure(`${called}: there is no sum in it; a run that ends writes one`);
  }
}

async function* linesOf(name: string, called: string): AsyncGenerator<Line> {
  const all = lines(bytesOf(name));
  for (;;) {
    let next: IteratorResult<Line>;
    try {
      next = await all.next();
    } catch (error) {
      throw new Failure(`cannot read ${called}: ${faultOf(error)}`);
    }
    if (next.done) return;
    yield next.value;
  }
}

function sumOf({ bytes }: Line, place: string): ShardSum | null {
  if (bytes === null) throw new Failure(`${place}: more than ${LONGEST} bytes`);
  const decoded = decode(bytes);
  if ('problem' in decoded) throw new Failure(`${place}: ${decoded.problem.message}`);
  let value: unknown;
  try {
    value = JSON.parse(decoded.text);
  } catch {
    throw new Failure(`${place}: it is no line of JSON; was the run that wrote it cut off?`);
  }
  try {
    return readSum(value);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Failure(`${place}: it is no sum of a run: ${foreign(error.message)}`);
  }
}
