/** A line of a stream: its number from 1, and its bytes unless it is longer than allowed. */
export interface Line {
  readonly number: number;
  readonly bytes: Uint8Array | null;
}

/** No line and no document may be longer, in bytes. */
export const LONGEST = 16 * 1024 * 1024;

const NEWLINE = 0x0a;
const BLANK: ReadonlySet<number> = new Set([0x20, 0x09, 0x0d]);

/**
 * Splits a stream of bytes into lines; blank ones are left out. Never holds more than one chunk
 * and one line: the bytes of a line that is too long are let go.
 */
export async function* lines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  let number = 1;
  let parts: Uint8Array[] = [];
  let size = 0;
  const finish = (): Line => {
    const line = { number, bytes: size > LONGEST ? null : joined(parts, size) };
    number++;
    parts = [];
    size = 0;
    return line;
  };
  const take = (part: Uint8Array): void => {
    size += part.length;
    if (size > LONGEST) parts = [];
    else if (part.length > 0) parts.push(part);
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, from)) {
      if (at === from && size === 0) number++;
      else {
        take(chunk.subarray(from, at));
        const line = finish();
        if (!isBlank(line)) yield line;
      }
      from = at + 1;
    }
    take(chunk.subarray(from));
  }
  const last = finish();
  if (!isBlank(last)) yield last;
}

/** The parts of a line as one; the only one as it is, in the bytes that were read. */
const joined = (parts: readonly Uint8Array[], size: number): Uint8Array =>
  parts.length === 1 ? (parts[0] as Uint8Array) : Buffer.concat(parts, size);

const isBlank = ({ bytes }: Line): boolean => bytes?.every((byte) => BLANK.has(byte)) ?? false;

/** All bytes of a stream, or null when there are more than allowed. */
export async function whole(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > LONGEST) return null;
    parts.push(chunk);
  }
  return Buffer.concat(parts, size);
}
