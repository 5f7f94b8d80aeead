import { SingleBar } from 'cli-progress';

/** How far a long search is: a bar on standard error, where that is a terminal. */
export class Bar {
  readonly #bar: SingleBar | null;

  /** Of so many steps in all. */
  constructor(total: number, unit: string) {
    this.#bar = process.stderr.isTTY
      ? new SingleBar({
          format: `{bar} {percentage}% of {total} ${unit}, {games} games, {inputs} hostile inputs, {faults} faults, {eta_formatted} left`,
          clearOnComplete: true,
          // Cut to the width: the terminal stays as it is, however the search ends.
          linewrap: true,
          barsize: 24,
        })
      : null;
    this.#bar?.start(total, 0, { games: 0, inputs: 0, faults: 0 });
  }

  update(done: number, counts: Readonly<Record<'games' | 'inputs' | 'faults', number>>): void {
    this.#bar?.update(Math.floor(done), counts);
  }

  stop(): void {
    this.#bar?.stop();
  }
}
