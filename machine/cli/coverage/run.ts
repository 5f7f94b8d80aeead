import { inventory } from '../../../spec/inventory.ts';
import { proofreadings, type Reader } from '../../../spec/proofread.ts';
import type { Language } from '../../../spec/text.ts';
import { isSound, coverage as judge } from '../../book/coverage/coverage.ts';
import { bundledEvidence } from '../../book/coverage/evidence.node.ts';
import { gapsOf } from '../../book/coverage/gaps.ts';
import {
  movedCitations,
  type Transcripts,
  transcriptsIn,
} from '../../book/coverage/transcripts.node.ts';
import { clauseOf } from '../input/clauses.ts';
import type { Format } from '../input/options.ts';
import { EXIT, Failure, jsonLine, plain, write } from '../output/terminal.ts';
import { noteProofreading, noteReview, noteWording } from './notes.ts';
import { clauseText, movedText, reportText } from './text.ts';

/** What `shedu coverage` is asked for. */
export interface CoverageOptions {
  readonly review?: readonly string[];
  readonly worded?: readonly string[];
  readonly in?: readonly Language[];
  /** The folder of the transcripts. */
  readonly sources?: string;
  readonly proofread?: readonly string[];
  readonly by: Reader;
  readonly format: Format;
}

/** Prints how the clauses are covered, or notes what has been done for them. */
export async function coverage(names: readonly string[], options: CoverageOptions): Promise<void> {
  const ids = names.map(clauseOf);
  const { review, worded, proofread, sources } = options;
  const noting = Object.entries({ review, worded, proofread }).filter(([, list]) => list);
  if (noting.length > 1) throw new Failure('what is noted is noted one thing at a time');
  if (noting.length > 0 && ids.length > 0)
    throw new Failure(`--${noting[0]?.[0]} takes the clauses itself`);
  if (options.in !== undefined && worded === undefined)
    throw new Failure('--in goes with --worded');
  if (proofread !== undefined && sources === undefined)
    throw new Failure('--proofread needs the transcripts: --sources DIR');
  const transcripts = sources === undefined ? null : transcriptsOf(sources);
  if (review !== undefined) return noteReview(review.map(clauseOf));
  if (worded !== undefined) return noteWording(worded.map(clauseOf), options.in);
  if (proofread !== undefined && transcripts !== null)
    return noteProofreading(proofread.map(clauseOf), transcripts, options.by);

  const evidence = bundledEvidence();
  const report = judge(evidence);
  const gaps = gapsOf(evidence.showings);
  const chosen = (id: string): boolean =>
    ids.length === 0 || (ids as readonly string[]).includes(id);
  const only = report.clauses.filter(({ id }) => chosen(id));
  const moved =
    transcripts === null
      ? []
      : movedCitations(transcripts, proofreadings).filter(({ id }) => chosen(id));
  if (options.format === 'json') {
    const { totals, complete } = report;
    const summary =
      ids.length === 0 ? { totals, gaps, complete: complete && gaps.length === 0 } : {};
    const compared = transcripts === null ? {} : { moved };
    await write(`${jsonLine({ ...summary, ...compared, clauses: only })}\n`);
  } else {
    const rows = Object.keys(inventory).length;
    const told =
      ids.length === 0 ? reportText(report, gaps, rows) : only.map(clauseText).join('\n');
    await write(transcripts === null ? told : `${told}${movedText(moved)}`);
  }
  const sound = only.every(isSound) && moved.length === 0;
  if (!sound || (ids.length === 0 && gaps.length > 0)) process.exitCode = EXIT.differs;
}

/** @throws Failure when the folder lacks a transcript */
function transcriptsOf(folder: string): Transcripts {
  try {
    return transcriptsIn(folder);
  } catch (error) {
    throw new Failure(`${plain(folder)}: ${plain((error as Error).message)}`);
  }
}
