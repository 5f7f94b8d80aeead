import bars, { type GenericFormatter, type SingleBar } from 'cli-progress';
import type { Language } from '../../../spec/text.ts';
import { sayLabel } from '../../words/labels.ts';
import type { Tally } from './tally.ts';

/** How far a long run is: a bar on standard error, where that is a terminal. */
export class Progress {
  readonly #bar: SingleBar | null;
  readonly #total: number;
  #bytes = 0;

  /** `total` bytes are to come, 0 when that is not known; the tally tells what has been counted. */
  constructor(total: number, tally: Tally, language: Language) {
    this.#total = total;
    if (!process.stderr.isTTY) {
      this.#bar = null;
      return;
    }
    const format: GenericFormatter = (options, { progress, value, eta }) => {
      const sum = tally.say(language);
      const done = megabytes(value);
      if (total === 0) return sayLabel('progress-open', language, { done, sum });
      const percent = Math.floor(progress * 100);
      const left = bars.Format.TimeFormat(eta, options, 5);
      const size = megabytes(total);
      const told = sayLabel('progress', language, { percent, size, sum, left });
      return `${bars.Format.BarFormat(progress, options)} ${told}`;
    };
    // A bar that is cut to the width leaves the terminal as it is, however the process ends.
    const terminal = { linewrap: true, clearOnComplete: true };
    this.#bar = new bars.SingleBar({ format, ...terminal, emptyOnZero: true, barsize: 16 });
    this.#bar.start(total, 0);
  }

  /** Another so many bytes are done. */
  advance(bytes: number): void {
    this.#bytes += bytes;
    this.#bar?.update(this.#bytes);
  }

  /** Takes the bar away while something is printed. */
  async aside(print: () => Promise<void>): Promise<void> {
    this.stop();
    await print();
    this.#bar?.start(this.#total, this.#bytes);
  }

  stop(): void {
    this.#bar?.stop();
  }
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
