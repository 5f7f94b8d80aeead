import { isGameText } from '../../notation/game/recognise.ts';
import { splitGames } from '../../notation/game/split.ts';
import { decode } from '../../record/decode.ts';
import { inputProblem } from '../../record/problem.ts';
import { bytesOf, type Chunks, type Meter } from './bytes.ts';
import { type Checked, unchecked } from './finding.ts';
import { LONGEST, lines, whole } from './lines.ts';
import { faultOf } from './paths.ts';
import type { GameSource } from './sources.ts';

/** One game of a source: its bytes, or what is known of it without reading them. */
export interface Unit {
  readonly source: GameSource;
  /** Which game of its source it is, from 1. */
  readonly number: number;
  /** Line of a stream, from 1. */
  readonly line?: number;
  readonly content: Uint8Array | Checked;
  /** Bytes of its source that were read since the one before it. */
  readonly size: number;
}

const NEWLINE = 0x0a;
const SPACE = 0x20;

const unreadable = (reason: string): Checked => unchecked(inputProblem('unreadable', '', reason));

const TOO_LONG = unchecked(
  inputProblem('too-long', '', `more than ${LONGEST} bytes`, {
    expected: `at most ${LONGEST} bytes`,
  }),
);

/** What a unit is read from its source as. */
type Piece = Pick<Unit, 'line' | 'content'>;

/**
 * The games of a source, one after the other; what keeps it from being read is told as its last. All
 * its bytes are counted on a meter of one's own, too.
 */
export async function* units(source: GameSource, meter: Meter = { read: 0 }): AsyncGenerator<Unit> {
  if (source.skipped !== undefined) return;
  let number = 0;
  let told = meter.read;
  const unit = (piece: Piece): Unit => {
    const size = meter.read - told;
    told = meter.read;
    return { source, number: ++number, ...piece, size };
  };
  try {
    if (source.fault === undefined)
      for await (const piece of pieces(source, meter)) yield unit(piece);
  } catch (error) {
    yield unit({ content: unreadable(faultOf(error)) });
    return;
  }
  if (number === 0) yield unit({ content: unreadable(source.fault ?? 'there is no game in it') });
}

async function* pieces({ path, layout }: GameSource, meter: Meter): AsyncGenerator<Piece> {
  const chunks = bytesOf(path, meter);
  switch (layout) {
    case 'document':
      yield await document(chunks);
      return;
    case 'stream':
      yield* stream(chunks);
      return;
    case 'text':
      yield* text(chunks);
      return;
    case 'open': {
      const { head, rest } = await firstLine(chunks);
      if (path === '-' && head.length === 0)
        yield { content: unreadable('nothing comes from standard input') };
      else if (startsStream(head)) yield* stream(rest);
      else if (isGameText(Buffer.from(head).toString('utf8'))) yield* text(rest);
      else yield await document(rest);
    }
  }
}

const document = async (chunks: Chunks): Promise<Piece> => ({
  content: (await whole(chunks)) ?? TOO_LONG,
});

/** The games of a text; where there is just one, its lines are those of the file. */
async function* text(chunks: Chunks): AsyncGenerator<Piece> {
  const bytes = await whole(chunks);
  const decoded = bytes === null ? null : decode(bytes);
  if (decoded === null || 'problem' in decoded) {
    yield { content: bytes ?? TOO_LONG };
    return;
  }
  const games = splitGames(decoded.text);
  for (const game of games) {
    const content = Buffer.from(game.text);
    yield games.length === 1 ? { content } : { line: game.line, content };
  }
}

async function* stream(chunks: Chunks): AsyncGenerator<Piece> {
  for await (const { number, bytes } of lines(chunks)) {
    yield { line: number, content: bytes ?? TOO_LONG };
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
