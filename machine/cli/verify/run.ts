import type { Language } from '../../../spec/text.ts';
import type { Shard } from '../../record/shard.ts';
import { sayLabel } from '../../words/labels.ts';
import type { Meter } from '../input/bytes.ts';
import type { NamedEdition } from '../input/edition.ts';
import { editionOf } from '../input/house.ts';
import { LONGEST } from '../input/lines.ts';
import type { Format } from '../input/options.ts';
import { type Share, shareOf } from '../input/share.ts';
import { type GameSource, sources } from '../input/sources.ts';
import type { Unit } from '../input/units.ts';
import { assertWritable, replaceFiles } from '../output/files.ts';
import { Progress, type Standing } from '../output/progress.ts';
import { sumFile } from '../sum/file.ts';
import { verified } from './pipeline.ts';
import { Report } from './report.ts';
import { editionKey } from './sum.ts';
import { sayCounts, Tally } from './tally.ts';

/** How `shedu verify` is to report. */
export interface VerifyOptions {
  /** By which all games are judged, whatever they name. */
  readonly edition?: NamedEdition;
  readonly shard?: Shard;
  /** The file that takes the sum as data. */
  readonly sum?: string;
  readonly jobs: number;
  readonly format: Format;
  readonly lang: Language;
}

/** Verifies all that the names mean and reports each problem, then the sum. */
export async function verify(names: readonly string[], options: VerifyOptions): Promise<void> {
  const { edition, shard, sum: file, jobs, format, lang } = options;
  const judging = edition === undefined ? null : await editionOf(edition);
  if (file !== undefined) assertWritable(file);
  const all = await sources(names);
  const share = shareOf(all, shard);
  const tally = new Tally();
  const known = all.some(({ name }) => name === '-') ? 0 : sizeOf(all.filter(share.touches));
  const progress = new Progress(known, (standing) => sayStanding(standing, tally, lang));
  const report = new Report(tally, progress, format, lang);
  const typed: Meter = { read: 0 };
  try {
    const games = unitsOf(all, share, report, typed);
    for await (const answer of verified(games, workIn(all, share), judging, jobs)) {
      progress.advance(answer.unit.size);
      await report.take(answer);
    }
    const sum = await report.end({
      ...(shard === undefined ? {} : { shard }),
      ...(edition === undefined || judging === null
        ? {}
        : { edition: editionKey(edition, judging) }),
      input: { files: all.length, bytes: sizeOf(all) + typed.read },
    });
    if (file !== undefined) await replaceFiles([sumFile(file, sum)]);
  } finally {
    progress.stop();
  }
  process.exitCode = tally.exit;
}

/** How far a run is, beside its bar. */
function sayStanding(
  { done, total, percent, left }: Standing,
  tally: Tally,
  language: Language,
): string {
  const sum = sayCounts(tally, language);
  if (total === 0) return sayLabel('progress-open', language, { done: megabytes(done), sum });
  return sayLabel('progress', language, { percent, size: megabytes(total), sum, left });
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

/** The games of a shard; of those from standard input the bytes are counted. */
async function* unitsOf(
  all: readonly GameSource[],
  share: Share,
  report: Report,
  typed: Meter,
): AsyncGenerator<Unit> {
  for (const source of all) {
    if (!share.touches(source)) continue;
    if (source.skipped !== undefined)
      await report.note({ file: source.name, game: '' }, { code: source.skipped });
    else yield* share.of(source, source.path === '-' ? typed : undefined);
  }
}

const sizeOf = (all: readonly GameSource[]): number => all.reduce((sum, { size }) => sum + size, 0);

/** Bytes that are sure to need verifying: those of documents too long are not read to the end. */
const workIn = (all: readonly GameSource[], share: Share): number =>
  sizeOf(
    all.filter(
      (source) => share.touches(source) && !(source.layout === 'document' && source.size > LONGEST),
    ),
  );
