import { createReadStream } from 'node:fs';
import { inputProblem } from '../../record/problem.ts';
import { type Checked, unchecked } from './finding.ts';
import { LONGEST, lines, whole } from './lines.ts';
import { faultOf, type GameSource } from './sources.ts';

/** One game of a source: its bytes, or what is known of it without reading them. */
export interface Unit {
  readonly source: GameSource;
  /** Which game of its source it is, from 1. */
  readonly number: number;
  /** Line of a stream, from 1. */
  readonly line?: number;
  readonly content: Uint8Array | Checked;
  /** Bytes it takes of its source. */
  readonly size: number;
}

type Chunks = AsyncIterable<Uint8Array>;

const NEWLINE = 0x0a;
const SPACE = 0x20;

const chunksOf = ({ name }: GameSource): Chunks =>
  name === '-' ? process.stdin : createReadStream(name, { highWaterMark: 256 * 1024 });

const unreadable = (reason: string): Checked => unchecked(inputProblem('unreadable', '', reason));

const TOO_LONG = unchecked(
  inputProblem('too-long', '', `more than ${LONGEST} bytes`, {
    expected: `at most ${LONGEST} bytes`,
  }),
);

/** A unit before it has its number. */
type Piece = Omit<Unit, 'source' | 'number'>;

/** The games of a source, one after the other; what keeps it from being read is told as its last. */
export async function* units(source: GameSource): AsyncGenerator<Unit> {
  let number = 0;
  const fault = (reason: string): Unit => ({
    source,
    number: number + 1,
    content: unreadable(reason),
    size: 0,
  });
  if (source.fault !== undefined) {
    yield fault(source.fault);
    return;
  }
  try {
    for await (const piece of pieces(source)) yield { source, number: ++number, ...piece };
  } catch (error) {
    yield fault(faultOf(error));
    return;
  }
  if (number === 0) yield fault('there is no game in it');
}

async function* pieces(source: GameSource): AsyncGenerator<Piece> {
  const chunks = chunksOf(source);
  switch (source.layout) {
    case 'document':
      yield await document(source, chunks);
      return;
    case 'stream':
      yield* stream(chunks);
      return;
    case 'open': {
      const { head, rest } = await firstLine(chunks);
      if (startsStream(head)) yield* stream(rest);
      else yield await document(source, rest);
    }
  }
}

async function document(source: GameSource, chunks: Chunks): Promise<Piece> {
  const bytes = await whole(chunks);
  return { content: bytes ?? TOO_LONG, size: bytes?.length ?? source.size };
}

async function* stream(chunks: Chunks): AsyncGenerator<Piece> {
  for await (const { number, bytes, size } of lines(chunks)) {
    yield { line: number, content: bytes ?? TOO_LONG, size };
  }
}

/** Reads as far as the first line that is not blank, and gives all bytes back to be read again. */
async function firstLine(chunks: Chunks): Promise<{ head: Uint8Array; rest: Chunks }> {
  const reader = chunks[Symbol.asyncIterator]();
  const read: Uint8Array[] = [];
  let size = 0;
  let begun = false;
  let ended = false;
  while (size <= LONGEST) {
    const { value: chunk, done } = await reader.next();
    if (done) {
      ended = true;
      break;
    }
    read.push(chunk);
    size += chunk.length;
    const start: number = begun ? 0 : chunk.findIndex((byte) => byte > SPACE);
    begun ||= start >= 0;
    if (begun && chunk.indexOf(NEWLINE, start) >= 0) break;
  }
  async function* rest(): AsyncGenerator<Uint8Array> {
    yield* read;
    while (!ended) {
      const { value, done } = await reader.next();
      if (done) ended = true;
      else yield value;
    }
  }
  return { head: Buffer.concat(read, size), rest: rest() };
}

/** Whether a text begins with a line that is a complete JSON object, or with one too long to tell. */
function startsStream(head: Uint8Array): boolean {
  if (head.length > LONGEST) return true;
  const [first = ''] = Buffer.from(head).toString('utf8').trimStart().split('\n', 1);
  try {
    const value: unknown = JSON.parse(first);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
