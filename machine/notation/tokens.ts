import type { Cell } from '../rules/pieces.ts';
import { wordMeaning } from './lexicon.ts';

/** Signs that stand for something by themselves. */
const SIGNS = ['-', '+', '=', '!', '*', '#', '^', '?'] as const;

export type Sign = (typeof SIGNS)[number];

/** A part of a move as it is written. */
export type Token = {
  readonly text: string;
  /** Where it begins, from 1. */
  readonly column: number;
} & (
  | { readonly kind: 'word' }
  | { readonly kind: 'number' }
  /** A letter and a number; the cell is null if no board has such a space. */
  | { readonly kind: 'space'; readonly cell: Cell | null }
  | { readonly kind: 'sign'; readonly sign: Sign }
  | { readonly kind: 'stray' }
);

const PART =
  /(?<letters>(?:\p{L}\p{M}*|(?<=[\p{L}\p{M}])[’'-](?=\p{L}))+)(?<digits>\d*)|(?<number>\d+)|[^\s,;]/gu;

/** What a move is written with, from left to right. */
export function tokensOf(text: string): readonly Token[] {
  return [...text.matchAll(PART)].flatMap(({ 0: part, index, groups = {} }): Token[] => {
    const column = index + 1;
    const { letters, digits = '', number } = groups;
    if (number !== undefined) return [{ kind: 'number', text: part, column }];
    if (letters === undefined) return [signToken(part, column)];
    const word: Token = { kind: 'word', text: letters, column };
    if (digits === '') return [word];
    if (letters.length > 1 && wordMeaning(letters) !== undefined)
      return [word, { kind: 'number', text: digits, column: column + letters.length }];
    // The last letter is the column of a space: `KC5`, `kingE1`.
    const before = letters.slice(0, -1);
    const space = `${letters.slice(-1)}${digits}`;
    const at: Token = {
      kind: 'space',
      text: space,
      column: column + before.length,
      cell: cellOf(space),
    };
    return before === '' ? [at] : [{ kind: 'word', text: before, column }, at];
  });
}

const DASH = /^[‐‑‒–—−]$/;

function signToken(part: string, column: number): Token {
  const sign = SIGNS.find((known) => known === (DASH.test(part) ? '-' : part));
  return sign === undefined
    ? { kind: 'stray', text: part, column }
    : { kind: 'sign', sign, text: part, column };
}

/** Cyrillic letters that look like columns of the board, and these. */
const LOOK = 'АВСЕНКМОР';
const COLUMNS = 'ABCEHKMOP';

const CELL = /^[A-P](?:[1-9]|1[01])$/;

function cellOf(text: string): Cell | null {
  const letter = text[0]!.toUpperCase();
  const cell = `${COLUMNS[LOOK.indexOf(letter)] ?? letter}${text.slice(1)}`;
  return CELL.test(cell) ? (cell as Cell) : null;
}
