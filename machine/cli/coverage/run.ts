import { fileURLToPath } from 'node:url';
import { type ClauseId, clauseIds } from '../../../spec/clauses.ts';
import { inventory } from '../../../spec/inventory.ts';
import { reviewed } from '../../../spec/review.ts';
import { coverage as judge } from '../../book/coverage/coverage.ts';
import { bundledEvidence, checksum } from '../../book/coverage/evidence.node.ts';
import { gapsOf } from '../../book/coverage/gaps.ts';
import { canonicalJson } from '../../record/layout.ts';
import { clauseOf } from '../input/clauses.ts';
import type { Format } from '../input/options.ts';
import { replaceFiles } from '../output/files.ts';
import { EXIT, Failure, jsonLine, write } from '../output/terminal.ts';
import { clauseText, reportText } from './text.ts';

/** What `shedu coverage` is asked for. */
export interface CoverageOptions {
  readonly review?: readonly string[];
  readonly format: Format;
}

/** Prints how the clauses are covered, or notes that their fixtures have been reviewed. */
export async function coverage(names: readonly string[], options: CoverageOptions): Promise<void> {
  const ids = names.map(clauseOf);
  const review = options.review?.map(clauseOf);
  if (review !== undefined) {
    if (ids.length > 0) throw new Failure('--review takes the clauses itself');
    await note(review);
    return;
  }
  const evidence = bundledEvidence();
  const report = judge(evidence);
  const gaps = gapsOf(evidence.showings);
  const only = report.clauses.filter(({ id }) => ids.length === 0 || ids.includes(id));
  if (options.format === 'json') {
    const { totals, complete } = report;
    const summary =
      ids.length === 0 ? { totals, gaps, complete: complete && gaps.length === 0 } : {};
    await write(`${jsonLine({ ...summary, clauses: only })}\n`);
  } else {
    const rows = Object.keys(inventory).length;
    await write(
      ids.length === 0 ? reportText(report, gaps, rows) : only.map(clauseText).join('\n'),
    );
  }
  const sound = only.every(
    ({ missing, superfluous, changed }) => missing.length + superfluous.length === 0 && !changed,
  );
  if (!sound || (ids.length === 0 && gaps.length > 0)) process.exitCode = EXIT.differs;
}

const REVIEW = fileURLToPath(new URL('../../../spec/review.json', import.meta.url));

async function note(ids: readonly ClauseId[]): Promise<void> {
  const noted = clauseIds.flatMap((id) => {
    const sum = ids.includes(id) ? checksum(id) : reviewed[id];
    return sum === undefined ? [] : [[id, sum]];
  });
  const content = canonicalJson(Object.fromEntries(noted));
  await replaceFiles([{ name: REVIEW, content }]);
  await write(`reviewed: ${ids.join(', ')}\n`);
}
