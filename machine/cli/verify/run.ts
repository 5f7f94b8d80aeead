import type { Language } from '../../../spec/text.ts';
import type { Checked } from '../input/finding.ts';
import { LONGEST } from '../input/lines.ts';
import type { Format } from '../input/options.ts';
import { type GameSource, sources } from '../input/sources.ts';
import { type Unit, units } from '../input/units.ts';
import { type ProblemPlace, problemJson, problemText } from '../output/problems.ts';
import { jsonLine, write } from '../output/terminal.ts';
import { compareExpectation } from './expectation.ts';
import { verified } from './pipeline.ts';
import { Progress } from './progress.ts';
import { Tally } from './tally.ts';

/** How `shedu verify` is to report. */
export interface VerifyOptions {
  readonly format: Format;
  readonly lang: Language;
}

/** Verifies all that the names mean and reports each problem, then the sum. */
export async function verify(
  names: readonly string[],
  { format, lang }: VerifyOptions,
): Promise<void> {
  const all = sources(names);
  const total = all.reduce((sum, { size }) => sum + size, 0);
  const tally = new Tally();
  const known = all.some(({ name }) => name === '-') ? 0 : total;
  const progress = new Progress(known, tally, lang);
  const print = format === 'json' ? problemJson : problemText;
  const report = async (place: ProblemPlace, checked: Checked): Promise<void> => {
    if (checked.findings.length === 0) return;
    await progress.aside(async () => {
      for (const finding of checked.findings) await write(print(place, finding, lang));
    });
  };
  let paired: { readonly source: GameSource; readonly checked: Checked[] } | null = null;
  const settle = async (): Promise<void> => {
    if (paired === null) return;
    const { source, checked } = paired;
    paired = null;
    const compared = compareExpectation(source.expectation as string, checked);
    if (compared.findings.length === 0) tally.asExpected++;
    else tally.add(compared);
    await report({ file: source.name, game: '' }, compared);
  };
  try {
    for await (const { unit, checked } of verified(unitsOf(all), workIn(all))) {
      const { source, line } = unit;
      if (paired !== null && paired.source !== source) await settle();
      if (source.expectation === undefined) {
        tally.add(checked);
        const place = { file: source.name, game: checked.id };
        await report(line === undefined ? place : { ...place, line }, checked);
      } else {
        paired ??= { source, checked: [] };
        paired.checked.push(checked);
      }
      progress.advance(unit.size);
    }
    await settle();
  } finally {
    progress.stop();
  }
  const { games, steps, failures, unreadable, asExpected, exit } = tally;
  const summary = { kind: 'summary', games, steps, failures, unreadable, asExpected, exit };
  await write(format === 'json' ? `${jsonLine(summary)}\n` : `${tally.say(lang)}\n`);
  process.exitCode = exit;
}

async function* unitsOf(all: readonly GameSource[]): AsyncGenerator<Unit> {
  for (const source of all) yield* units(source);
}

/** Bytes that are sure to need verifying: those of documents too long are not read to the end. */
const workIn = (all: readonly GameSource[]): number =>
  all.reduce(
    (sum, { layout, size }) => (layout === 'document' && size > LONGEST ? sum : sum + size),
    0,
  );
