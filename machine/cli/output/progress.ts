import bars, { type GenericFormatter, type SingleBar } from 'cli-progress';

/** How far a run is. */
export interface Standing {
  readonly done: number;
  /** 0 where it is not known. */
  readonly total: number;
  readonly percent: number;
  /** The time that is left. */
  readonly left: string;
}

/** How far a long run is: a bar on standard error, where that is a terminal. */
export class Progress {
  readonly #bar: SingleBar | null;
  readonly #total: number;
  #done = 0;

  /** So much is to come, 0 when that is not known; `say` tells what stands beside the bar. */
  constructor(total: number, say: (standing: Standing) => string) {
    this.#total = total;
    if (!process.stderr.isTTY) {
      this.#bar = null;
      return;
    }
    const format: GenericFormatter = (options, { progress, value, eta }) => {
      const percent = Math.floor(progress * 100);
      const left = bars.Format.TimeFormat(eta, options, 5);
      const told = say({ done: value, total, percent, left });
      return total === 0 ? told : `${bars.Format.BarFormat(progress, options)} ${told}`;
    };
    // A bar that is cut to the width leaves the terminal as it is, however the process ends.
    const terminal = { linewrap: true, clearOnComplete: true };
    this.#bar = new bars.SingleBar({ format, ...terminal, emptyOnZero: true, barsize: 16 });
    this.#bar.start(total, 0);
  }

  /** So much more is done. */
  advance(more: number): void {
    this.#done += more;
    this.#bar?.update(this.#done);
  }

  /** Takes the bar away while something is printed. */
  async aside(print: () => Promise<void>): Promise<void> {
    this.stop();
    await print();
    this.#bar?.start(this.#total, this.#done);
  }

  stop(): void {
    this.#bar?.stop();
  }
}
