import type { Language } from '../../../spec/text.ts';
import { type Checked, unchecked } from '../input/finding.ts';
import type { Format } from '../input/options.ts';
import type { GameSource } from '../input/sources.ts';
import { type Note, noteJson, noteText } from '../output/notes.ts';
import { type ProblemPlace, problemJson, problemText } from '../output/problems.ts';
import type { Progress } from '../output/progress.ts';
import { jsonLine, write } from '../output/terminal.ts';
import { sumLine } from '../sum/say.ts';
import type { VerifySum } from '../sum/sum.ts';
import { compareExpectation, readExpectation } from './expectation.ts';
import { Names } from './names.ts';
import type { Answer } from './pipeline.ts';
import { type RunOf, sumOf } from './sum.ts';
import { sayCounts, type Tally } from './tally.ts';

/** Tells what came of games, those of a file with an expectation together. */
export class Report {
  readonly #progress: Progress;
  readonly #format: Format;
  readonly #language: Language;
  readonly #tally: Tally;
  readonly #names = new Names();
  #paired: { readonly source: GameSource; readonly checked: Checked[] } | null = null;

  constructor(tally: Tally, progress: Progress, format: Format, language: Language) {
    this.#tally = tally;
    this.#progress = progress;
    this.#format = format;
    this.#language = language;
  }

  async take({ unit, checked }: Answer): Promise<void> {
    const { source, number, line } = unit;
    if (checked.digest !== undefined) this.#tally.fingerprint.add(checked.digest);
    if (this.#paired?.source !== source) await this.#settle();
    if (source.expectation !== undefined) {
      this.#paired ??= { source, checked: [] };
      this.#paired.checked.push(checked);
      return;
    }
    const place = {
      file: source.name,
      game: checked.id,
      ...(line === undefined ? {} : { line }),
    };
    await this.#tell(place, checked);
    const first = this.#names.first(unit, checked.id);
    if (first !== null) await this.note(place, { code: 'same-name', first, number });
  }

  /** Tells what is no problem, but ought to be known. */
  async note(place: ProblemPlace, note: Note): Promise<void> {
    if (note.code !== 'same-name') this.#tally.skipped++;
    const print = this.#format === 'json' ? noteJson : noteText;
    await this.#progress.aside(() => write(print(place, note, this.#language)));
  }

  /** After all games: the sum of this run, which is told. */
  async end(run: RunOf): Promise<VerifySum> {
    await this.#settle();
    this.#progress.stop();
    const sum = sumOf(run, this.#tally);
    const text = (): string => sumLine(sayCounts(sum, this.#language), sum.shard, this.#language);
    await write(`${this.#format === 'json' ? jsonLine(sum) : text()}\n`);
    return sum;
  }

  async #settle(): Promise<void> {
    if (this.#paired === null) return;
    const { source, checked } = this.#paired;
    this.#paired = null;
    if (source.expectation === undefined) return;
    const { name } = source.expectation;
    const expected = await readExpectation(source.expectation);
    if ('kind' in expected) {
      await this.#tell({ file: name, game: '' }, unchecked(expected));
      return;
    }
    const compared = compareExpectation(name, expected, checked);
    if (compared.findings.length === 0) this.#tally.asExpected++;
    else await this.#tell({ file: source.name, game: '' }, compared);
  }

  async #tell(place: ProblemPlace, checked: Checked): Promise<void> {
    this.#tally.add(checked);
    if (checked.findings.length === 0) return;
    const print = this.#format === 'json' ? problemJson : problemText;
    await this.#progress.aside(async () => {
      for (const one of checked.findings) await write(print(place, one, this.#language));
    });
  }
}
