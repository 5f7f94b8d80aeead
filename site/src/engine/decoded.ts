import { decode } from '../../../machine/record/decode.ts';
import { LONGEST } from '../../../machine/record/parse.ts';
import { inputProblem } from '../../../machine/record/problem.ts';
import { isGzipped, Unpackable, unpack } from './unpack.ts';

/** A text, or why there is none. */
export type Decoded = ReturnType<typeof decode>;

/** The bytes of a file, perhaps packed with gzip, as text. */
export async function decodedBlob(blob: Blob): Promise<Decoded> {
  const tooLong = (actual?: string): Decoded => {
    const limits = {
      expected: `at most ${LONGEST} bytes`,
      ...(actual === undefined ? {} : { actual }),
    };
    return { problem: inputProblem('too-long', '', `more than ${LONGEST} bytes`, limits) };
  };
  if (blob.size > LONGEST) return tooLong(`${blob.size} bytes`);
  try {
    const plain = (await isGzipped(blob)) ? await unpack(blob, 'gzip', LONGEST) : blob;
    return decode(new Uint8Array(await plain.arrayBuffer()));
  } catch (error) {
    if (error instanceof Unpackable && error.fault === 'size') return tooLong();
    const reason = error instanceof Error ? error.message : String(error);
    const told = error instanceof Unpackable ? 'what is packed in it is damaged' : reason;
    return { problem: inputProblem('unreadable', '', told) };
  }
}
