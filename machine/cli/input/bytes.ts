import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Path } from './paths.ts';

export type Chunks = AsyncIterable<Uint8Array>;

/** Counts the bytes of a file that were read, packed or not. */
export interface Meter {
  read: number;
}

/**
 * What unpacks to more than this, and to as many times its size, holds no games: records shrink
 * to a thirtieth, and nothing can shrink to less than a thousandth.
 */
const LARGE = 64 * 1024 * 1024;
const TIMES = 200;

/** The bytes of a file, `-` being standard input; what is gzipped is unpacked. */
export async function* bytesOf(path: Path, meter: Meter = { read: 0 }): AsyncGenerator<Uint8Array> {
  const file = path === '-' ? process.stdin : createReadStream(path, { highWaterMark: 256 * 1024 });
  const read = metered(file, meter);
  const head = await beginning(read);
  const all = joined(head, read);
  yield* isGzipped(head) ? unpacked(all, meter) : all;
}

async function* metered(file: Chunks, meter: Meter): AsyncGenerator<Uint8Array> {
  for await (const chunk of file) {
    meter.read += chunk.length;
    yield chunk;
  }
}

/** As much as is needed to see whether bytes are gzipped. */
async function beginning(read: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  let head: Uint8Array = new Uint8Array();
  while (head.length < 2) {
    const { value, done } = await read.next();
    if (done) break;
    head = head.length === 0 ? value : Buffer.concat([head, value]);
  }
  return head;
}

async function* joined(head: Uint8Array, rest: Chunks): AsyncGenerator<Uint8Array> {
  if (head.length > 0) yield head;
  yield* rest;
}

/** No JSON begins like this. */
const isGzipped = ([first, second]: Uint8Array): boolean => first === 0x1f && second === 0x8b;

async function* unpacked(packed: Chunks, meter: Meter): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  // What goes wrong on the way is thrown where the bytes are taken.
  pipeline(packed, gunzip, () => {});
  let size = 0;
  for await (const chunk of gunzip as Chunks) {
    size += chunk.length;
    if (size > LARGE && size > meter.read * TIMES)
      throw new Error(`it unpacks to more than ${TIMES} times its size`);
    yield chunk;
  }
}
