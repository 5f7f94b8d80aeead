import { createHash } from 'node:crypto';
import type { Unit } from '../input/units.ts';

/** Of a stream with more games the first are remembered. */
const REMEMBERED = 1_000_000;

/** What the games of a stream are called, to find those that are called the same. */
export class Names {
  #source: Unit['source'] | null = null;
  /** Numbers of games by a digest of their names, which may be long. */
  #games = new Map<string, number>();
  #told = false;

  /** The game that is called the same as this one, where its stream has none before it that is. */
  first({ source, number }: Pick<Unit, 'source' | 'number'>, name: string): number | null {
    if (source !== this.#source) {
      this.#source = source;
      this.#games = new Map();
      this.#told = false;
    }
    if (name === '' || this.#told) return null;
    const key = createHash('sha1').update(name).digest('base64');
    const same = this.#games.get(key);
    if (same === undefined) {
      if (this.#games.size < REMEMBERED) this.#games.set(key, number);
      return null;
    }
    this.#told = true;
    return same;
  }
}
