import { inputProblem, type Problem } from './problem.ts';

const STRICT = { fatal: true, ignoreBOM: true };

/** Bytes as text without a byte order mark, or where they stop being UTF-8. */
export function decode(
  bytes: Uint8Array,
): { readonly text: string } | { readonly problem: Problem } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    if (isUtf16(bytes)) {
      const message = 'the bytes are UTF-16, and the text has to be saved as UTF-8';
      return { problem: inputProblem('unreadable', '', message, { line: 1, column: 1 }) };
    }
    const offset = soundPrefix(bytes);
    const before = bytes.subarray(0, offset);
    const line = before.reduce((count, byte) => count + (byte === 0x0a ? 1 : 0), 1);
    const column = offset - before.lastIndexOf(0x0a);
    const message = `the bytes are not UTF-8 from byte ${offset} on`;
    return { problem: inputProblem('unreadable', '', message, { line, column }) };
  }
}

/** Whether bytes begin with the mark of UTF-16, which no UTF-8 has. */
const isUtf16 = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/** How many bytes from the start are whole characters of UTF-8, found by halving. */
function soundPrefix(bytes: Uint8Array): number {
  let sound = 0;
  let broken = bytes.length + 1;
  while (broken - sound > 1) {
    const middle = (sound + broken) >> 1;
    if (textOf(bytes.subarray(0, middle)) === null) broken = middle;
    else sound = middle;
  }
  return new TextEncoder().encode(textOf(bytes.subarray(0, sound)) ?? '').length;
}

/** The whole characters of bytes that may end within one, or null when they are not UTF-8. */
function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', STRICT).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}
