import { SingleBar } from 'cli-progress';

const CLEAR_LINE = '\r\u001b[K';

/** How far a long run is: a bar on standard error, where that is a terminal. */
export class Progress {
  readonly #bar: SingleBar | null;
  #bytes = 0;
  #games = 0;

  /** `total` bytes are to come; 0 when that is not known. */
  constructor(total: number) {
    if (!process.stderr.isTTY) {
      this.#bar = null;
      return;
    }
    const format =
      total > 0
        ? '{bar} {percentage}% of {size} MB, {games} games, {eta_formatted} left'
        : '{done} MB, {games} games';
    this.#bar = new SingleBar({ format, clearOnComplete: true, emptyOnZero: true, barsize: 24 });
    this.#bar.start(total, 0, this.#shown(total));
  }

  /** Another game of so many bytes is done. */
  advance(bytes: number): void {
    this.#bytes += bytes;
    this.#games++;
    this.#bar?.update(this.#bytes, this.#shown());
  }

  /** Makes room for a line of output; the bar comes back below it. */
  clear(): void {
    if (this.#bar !== null) process.stderr.write(CLEAR_LINE);
  }

  stop(): void {
    this.#bar?.stop();
  }

  #shown(total?: number): Record<string, number | string> {
    return {
      games: this.#games,
      done: megabytes(this.#bytes),
      ...(total === undefined ? {} : { size: megabytes(total) }),
    };
  }
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);
