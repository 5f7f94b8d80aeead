import { SingleBar } from 'cli-progress';

/** How far a long run is: a bar on standard error, where that is a terminal. */
export class Progress {
  readonly #bar: SingleBar | null;
  readonly #total: number;
  #bytes = 0;
  #games = 0;

  /** `total` bytes are to come; 0 when that is not known. */
  constructor(total: number) {
    this.#total = total;
    if (!process.stderr.isTTY) {
      this.#bar = null;
      return;
    }
    const format =
      total > 0
        ? '{bar} {percentage}% of {size} MB, games: {games}, {eta_formatted} left'
        : '{done} MB, games: {games}';
    this.#bar = new SingleBar({ format, clearOnComplete: true, emptyOnZero: true, barsize: 24 });
    this.#bar.start(total, 0, this.#shown());
  }

  /** Another game of so many bytes is done. */
  advance(bytes: number): void {
    this.#bytes += bytes;
    this.#games++;
    this.#bar?.update(this.#bytes, this.#shown());
  }

  /** Takes the bar away while something is printed. */
  async aside(print: () => Promise<void>): Promise<void> {
    this.stop();
    await print();
    this.#bar?.start(this.#total, this.#bytes, this.#shown());
  }

  stop(): void {
    this.#bar?.stop();
  }

  #shown(): Record<string, number | string> {
    return {
      games: this.#games,
      done: megabytes(this.#bytes),
      size: megabytes(this.#total),
    };
  }
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
