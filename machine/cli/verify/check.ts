import { verifyFile } from '../../record/verify.ts';
import { readContent } from '../input/content.ts';
import { type Checked, crashed, finding, unchecked } from '../input/finding.ts';

/** Reads and verifies the bytes of one game. */
export function check(bytes: Uint8Array): Checked {
  try {
    const { read, placed } = readContent(bytes);
    if ('problems' in read) return unchecked(...read.problems);
    const { id, steps, problems } = verifyFile(read.file);
    return { id, steps, findings: problems.map((problem) => finding(placed(problem), read.file)) };
  } catch (error) {
    return crashed(error);
  }
}
