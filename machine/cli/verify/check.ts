import { decode } from '../../record/decode.ts';
import { readGame } from '../../record/read.ts';
import { verifyFile } from '../../record/verify.ts';
import { type Checked, crashed, finding, unchecked } from '../input/finding.ts';

/** Reads and verifies the bytes of one game. */
export function check(bytes: Uint8Array): Checked {
  try {
    const decoded = decode(bytes);
    if ('problem' in decoded) return unchecked(decoded.problem);
    const read = readGame(decoded.text);
    if ('problems' in read) return unchecked(...read.problems);
    const { id, steps, problems } = verifyFile(read.file);
    return { id, steps, findings: problems.map((problem) => finding(problem, read.file)) };
  } catch (error) {
    return crashed(error);
  }
}
