import { BOARDS } from '../../rules/boards.ts';
import { PRIMER } from './primer.ts';

/** What may stand next: a byte, or the end of the text. */
export const END = 256;
const SYMBOLS = 257;

/** So many signs before one tell what it may be. */
const DEPTH = 3;

/** How much is left to what was not seen yet. */
const NOVELTY = 2;

/** What ends a text that primes the model, and stands before the next. */
const BETWEEN = '"]\n\n';

/** Probabilities are counted in these parts. */
const PARTS = 2 ** 20;

type Counts = ReadonlyMap<number, number>;

/** A share of the line of numbers: `from` and so many behind it, of `of`. */
export interface Share {
  readonly from: number;
  readonly count: number;
  readonly of: number;
}

/**
 * Foretells a text sign by sign from what stood before, as interpolated Witten-Bell estimates do,
 * and learns as it goes on. Only sums, products and quotients are used, which come out alike in
 * every engine.
 */
export class Model {
  /** What was learnt before, which others share. */
  readonly #known: ReadonlyMap<string, Counts>;
  readonly #learnt = new Map<string, Map<number, number>>();
  #before = '';
  /** The word of a line that is being written: the letter before its colon. */
  #word = '';
  #ground = new Ground();

  private constructor(known: ReadonlyMap<string, Counts>) {
    this.#known = known;
  }

  /** A model that knows what positions look like, and stands where a text begins. */
  static primed(): Model {
    if (Model.#primed === null) {
      const model = new Model(new Map());
      for (const letter of PRIMER) model.learn(letter.charCodeAt(0));
      Model.#primed = model.#learnt;
    }
    const model = new Model(Model.#primed);
    for (const letter of PRIMER.slice(-BETWEEN.length)) model.#pass(letter);
    return model;
  }

  static #primed: ReadonlyMap<string, Counts> | null = null;

  learn(symbol: number): void {
    for (const context of this.#contexts()) {
      let counts = this.#learnt.get(context);
      if (counts === undefined) {
        counts = new Map(this.#known.get(context));
        this.#learnt.set(context, counts);
      }
      counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
    }
    this.#pass(String.fromCharCode(symbol));
  }

  #pass(letter: string): void {
    this.#before = (this.#before + letter).slice(-DEPTH);
    const begins = letter === ' ' || letter === '"';
    this.#word = begins ? '' : `${this.#word}${letter}`.slice(0, 2);
    if (begins) this.#ground = new Ground();
    else this.#ground.pass(letter);
  }

  /** The share of each symbol, one behind the other. */
  shares(): readonly Share[] {
    const chances = this.#chances();
    const counts = Array.from(chances, (chance) => 1 + Math.floor(chance * PARTS));
    const of = counts.reduce((sum, count) => sum + count, 0);
    let from = 0;
    return counts.map((count) => {
      const share = { from, count, of };
      from += count;
      return share;
    });
  }

  #chances(): Float64Array {
    const chances = new Float64Array(SYMBOLS).fill(1 / SYMBOLS);
    for (const context of this.#contexts()) {
      const counts = this.#learnt.get(context) ?? this.#known.get(context);
      if (counts === undefined) continue;
      let seen = 0;
      for (const count of counts.values()) seen += count;
      const novelty = NOVELTY * counts.size;
      for (let symbol = 0; symbol < SYMBOLS; symbol++)
        chances[symbol] =
          ((counts.get(symbol) ?? 0) + novelty * chances[symbol]!) / (seen + novelty);
    }
    return chances;
  }

  /** What the next sign may hang on, from the least to the most. */
  #contexts(): readonly string[] {
    const [first = '', colon = ''] = this.#word;
    const key = colon === ':' ? first : first === '' ? '>' : this.#ground.isRiver ? '~' : '.';
    return [
      '',
      ...Array.from({ length: DEPTH + 1 }, (_, i) => key + this.#before.slice(DEPTH - i)),
    ];
  }
}

/** Where the rows of a position are: farms lie on the river, as nothing else does. */
class Ground {
  #row = 0;
  #column = 0;
  /** Spaces without anything, as far as their number is read. */
  #empty = 0;

  pass(letter: string): void {
    if (letter === '/') {
      this.#row++;
      this.#column = 0;
      this.#empty = 0;
    } else if (letter >= '0' && letter <= '9') this.#empty = this.#empty * 10 + Number(letter);
    else {
      this.#column += this.#empty + 1;
      this.#empty = 0;
    }
  }

  get isRiver(): boolean {
    return BOARDS.standard.terrain[this.#row]?.[this.#column + this.#empty] === '~';
  }
}
