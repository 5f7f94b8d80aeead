import type { Language } from '../../spec/text.ts';
import type { Cell, Color, Leader, MonumentPair, Tile } from '../rules/pieces.ts';
import { meaningsOf } from './letters.ts';
import { wordMeaning } from './lexicon.ts';
import type { Meaning, Piece, Verb } from './meaning.ts';
import { NoMove, type Wanted } from './problem.ts';
import { type Sign, type Token, tokensOf } from './tokens.ts';

const isTile = (piece: Piece): boolean => piece.kind === 'tile';
const isLeader = (piece: Piece): boolean => piece.kind === 'leader';

/** Takes a move apart from left to right, words that say nothing new left out. */
export class Reader {
  readonly #language: Language | undefined;
  readonly #tokens: readonly Token[];
  readonly #end: number;
  #next = 0;

  constructor(text: string, language: Language | undefined) {
    this.#language = language;
    this.#end = text.trimEnd().length + 1;
    this.#tokens = partsOf(text);
  }

  get atEnd(): boolean {
    return this.#next >= this.#tokens.length;
  }

  /** Refuses what stands next, or that nothing does. */
  refuse(...expected: readonly Wanted[]): never {
    const token = this.#tokens[this.#next];
    if (token === undefined)
      throw new NoMove({ code: 'missing', column: this.#end, found: '', expected });
    throw new NoMove({
      code: 'unexpected',
      column: token.column,
      found: token.text,
      expected,
    });
  }

  /** Refuses anything more. */
  end(): void {
    if (!this.atEnd) this.refuse('end');
  }

  sign<S extends Sign>(...signs: readonly S[]): S | undefined {
    const token = this.#tokens[this.#next];
    const found = token?.kind === 'sign' ? signs.find((sign) => sign === token.sign) : undefined;
    if (found !== undefined) this.#next++;
    return found;
  }

  /** What is done, of some things or of all. */
  verb<V extends Verb>(...verbs: readonly V[]): V | undefined {
    const found = this.#verb;
    const verb = verbs.find((one) => one === found);
    if (verb !== undefined) this.#next++;
    return verb;
  }

  /** A leader or a tile, whichever it is. */
  piece(): Piece | undefined {
    return this.#piece(() => true);
  }

  leader(): Leader | undefined {
    const found = this.#piece(isLeader);
    return found?.kind === 'leader' ? found.leader : undefined;
  }

  color(): Color | undefined {
    const found = this.#piece(isTile);
    return found?.kind === 'tile' ? found.color : undefined;
  }

  /** Whether a tile of just this colour stands next. */
  colorIs(color: Color): boolean {
    return this.#piece((piece) => piece.kind === 'tile' && piece.color === color) !== undefined;
  }

  /** A tile that may be untold. */
  tile(): Tile | undefined {
    return this.sign('?') ?? this.color();
  }

  /** A building that is called by its own name. */
  building(): Color | undefined {
    const found = this.#word();
    if (found?.kind !== 'building') return undefined;
    this.#next++;
    return found.color;
  }

  space(): Cell | undefined {
    const token = this.#tokens[this.#next];
    if (token?.kind !== 'space') return undefined;
    if (token.cell === null) this.refuse('space');
    this.#next++;
    return token.cell;
  }

  count(): number | undefined {
    const token = this.#tokens[this.#next];
    if (token?.kind !== 'number') return undefined;
    if (token.text.length > MOST_DIGITS) this.refuse('count');
    this.#next++;
    return Number(token.text);
  }

  /** Several tiles in one word, letter by letter: `rrk`. */
  letters(): readonly Color[] | undefined {
    const token = this.#tokens[this.#next];
    if (token?.kind !== 'word' || token.text.length < 2 || this.#word() !== undefined)
      return undefined;
    const letters = [...token.text];
    if (letters.some((letter) => meaningsOf(letter, this.#language, isTile).length === 0))
      return undefined;
    const found = letters.flatMap((letter, i) => {
      const one = this.#single(letter, token.column + i, isTile);
      return one?.kind === 'tile' ? one.color : [];
    });
    this.#next++;
    return found;
  }

  /** The colours of a monument: two letters in one word, or two colours. */
  pair(): MonumentPair | undefined {
    const start = this.#next;
    const colors = this.letters() ?? [this.color(), this.color()];
    const [one, other, more] = colors;
    if (one !== undefined && other !== undefined && more === undefined && one !== other)
      return [one, other];
    this.#next = start;
    return undefined;
  }

  get #verb(): Verb | undefined {
    const found = this.#word();
    if (found?.kind === 'verb') return found.verb;
    return this.#tokens[this.#next]?.text.toLowerCase() === 'w' ? 'wonder' : undefined;
  }

  /** What stands next as a word of one of the languages. */
  #word(): Meaning | undefined {
    const token = this.#tokens[this.#next];
    return token?.kind === 'word' ? wordMeaning(token.text) : undefined;
  }

  #piece(fits: (piece: Piece) => boolean): Piece | undefined {
    const token = this.#tokens[this.#next];
    if (token?.kind !== 'word') return undefined;
    const found =
      token.text.length === 1
        ? this.#single(token.text, token.column, fits)
        : wordMeaning(token.text);
    if (found?.kind !== 'leader' && found?.kind !== 'tile') return undefined;
    if (!fits(found)) return undefined;
    this.#next++;
    return found;
  }

  #single(letter: string, column: number, fits: (piece: Piece) => boolean): Piece | undefined {
    const found = meaningsOf(letter, this.#language, fits);
    if (found.length < 2) return found[0];
    throw new NoMove({ code: 'ambiguous', column, found: letter, readings: found });
  }
}

/** Counts have no more digits: no game has as many tiles. */
const MOST_DIGITS = 3;

/** What stands in a move but for words that say nothing new; two words that are one thing are one. */
function partsOf(text: string): readonly Token[] {
  const parts: Token[] = [];
  for (const token of tokensOf(text)) {
    const last = parts.at(-1);
    const both = `${last?.text} ${token.text}`;
    if (last?.kind === 'word' && token.kind === 'word' && wordMeaning(both) !== undefined)
      parts[parts.length - 1] = { ...last, text: both };
    else if (token.kind !== 'word' || wordMeaning(token.text)?.kind !== 'filler') parts.push(token);
  }
  return parts;
}
