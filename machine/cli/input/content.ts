import { readOther, type Taken } from '../../notation/otherforms.ts';
import { decode } from '../../record/decode.ts';
import { checkGame, type Read, readGame } from '../../record/read.ts';

const asItIs = (read: Read): Taken => ({ read, partings: [], placed: (problem) => problem });

/** Reads one game: JSON, the log of a server's table, or a text. */
export function readContent(bytes: Uint8Array): Taken {
  const decoded = decode(bytes);
  if ('problem' in decoded) return asItIs({ problems: [decoded.problem] });
  return readOther(decoded.text, { checkGame }) ?? asItIs(readGame(decoded.text));
}
