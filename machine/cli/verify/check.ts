import { type Judging, judgedBy } from '../../record/house.ts';
import { verifyFile } from '../../record/verify.ts';
import { readContent } from '../input/content.ts';
import { type Checked, crashed, finding, unchecked } from '../input/finding.ts';
import { digestOf } from '../sum/fingerprint.ts';

/** Reads and verifies the bytes of one game, by its own edition or by another. */
export const check = (bytes: Uint8Array, judging: Judging | null): Checked => ({
  ...checked(bytes, judging),
  digest: digestOf(bytes),
});

function checked(bytes: Uint8Array, judging: Judging | null): Checked {
  try {
    const { read, placed } = readContent(bytes);
    if ('problems' in read) return unchecked(...read.problems);
    const file = judging === null ? read.file : judgedBy(read.file, judging);
    const { id, steps, problems } = verifyFile(file);
    return { id, steps, findings: problems.map((problem) => finding(placed(problem), file)) };
  } catch (error) {
    return crashed(error);
  }
}
