import { createReadStream } from 'node:fs';
import { inputProblem } from '../../record/problem.ts';
import { type Checked, unchecked } from './finding.ts';
import { LONGEST, lines, whole } from './lines.ts';
import { faultOf, type GameSource } from './sources.ts';

/** One game of a source: its bytes, or what is known of it without reading them. */
export interface Unit {
  readonly source: GameSource;
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

/** The games of a source, one after the other. */
export async function* units(source: GameSource): AsyncGenerator<Unit> {
  if (source.fault !== undefined) {
    yield { source, content: unreadable(source.fault), size: 0 };
    return;
  }
  let found = false;
  try {
    for await (const unit of unitsOf(source)) {
      found = true;
      yield unit;
    }
  } catch (error) {
    found = true;
    yield { source, content: unreadable(faultOf(error)), size: 0 };
  }
  if (!found) yield { source, content: unreadable('there is no game in it'), size: 0 };
}

async function* unitsOf(source: GameSource): AsyncGenerator<Unit> {
  const chunks = chunksOf(source);
  switch (source.layout) {
    case 'document':
      yield* document(source, chunks);
      return;
    case 'stream':
      yield* stream(source, chunks);
      return;
    case 'open': {
      const { head, rest } = await firstLine(chunks);
      yield* startsStream(head) ? stream(source, rest) : document(source, rest);
    }
  }
}

async function* document(source: GameSource, chunks: Chunks): AsyncGenerator<Unit> {
  const bytes = await whole(chunks);
  yield { source, content: bytes ?? TOO_LONG, size: bytes?.length ?? source.size };
}

async function* stream(source: GameSource, chunks: Chunks): AsyncGenerator<Unit> {
  for await (const { number, bytes, size } of lines(chunks)) {
    yield { source, line: number, content: bytes ?? TOO_LONG, size };
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
