import type { Language } from '../../../spec/text.ts';
import { sayLabel } from '../../words/labels.ts';
import { editionOf, type NamedEdition } from '../input/edition.ts';
import { LONGEST } from '../input/lines.ts';
import type { Format } from '../input/options.ts';
import { type GameSource, sources } from '../input/sources.ts';
import { type Unit, units } from '../input/units.ts';
import { Progress, type Standing } from '../output/progress.ts';
import { verified } from './pipeline.ts';
import { Report } from './report.ts';
import { Tally } from './tally.ts';

/** How `shedu verify` is to report. */
export interface VerifyOptions {
  /** By which all games are judged, whatever they name. */
  readonly edition?: NamedEdition;
  readonly format: Format;
  readonly lang: Language;
}

/** Verifies all that the names mean and reports each problem, then the sum. */
export async function verify(
  names: readonly string[],
  { edition, format, lang }: VerifyOptions,
): Promise<void> {
  const judging = edition === undefined ? null : await editionOf(edition);
  const all = await sources(names);
  const total = all.reduce((sum, { size }) => sum + size, 0);
  const tally = new Tally();
  const known = all.some(({ name }) => name === '-') ? 0 : total;
  const progress = new Progress(known, (standing) => sayStanding(standing, tally, lang));
  const report = new Report(tally, progress, format, lang);
  try {
    for await (const answer of verified(unitsOf(all, report), workIn(all), judging)) {
      progress.advance(answer.unit.size);
      await report.take(answer);
    }
    await report.end();
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
  const sum = tally.say(language);
  if (total === 0) return sayLabel('progress-open', language, { done: megabytes(done), sum });
  return sayLabel('progress', language, { percent, size: megabytes(total), sum, left });
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

async function* unitsOf(all: readonly GameSource[], report: Report): AsyncGenerator<Unit> {
  for (const source of all) {
    if (source.skipped === undefined) yield* units(source);
    else await report.note({ file: source.name, game: '' }, { code: source.skipped });
  }
}

/** Bytes that are sure to need verifying: those of documents too long are not read to the end. */
const workIn = (all: readonly GameSource[]): number =>
  all.reduce(
    (sum, { layout, size }) => (layout === 'document' && size > LONGEST ? sum : sum + size),
    0,
  );
