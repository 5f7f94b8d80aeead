import { type Expected, expectation, SYNTAX_NAMES } from './expected.ts';
import { parse, SyntaxError as Unread } from './grammar.js';
import { NoText } from './place.ts';

/** A header, such as `[Title "An evening in Ur"]`. */
export interface Header {
  readonly at: number;
  readonly name: string;
  readonly value: string | Readonly<Record<string, unknown>>;
}

/** What stands in a comment besides words, such as `[%marks red C5]`. */
export interface Command {
  readonly at: number;
  readonly name: string;
  readonly value: { readonly json: unknown } | { readonly text: string } | null;
}

export interface Comment {
  readonly kind: 'comment';
  readonly at: number;
  /** The language that it names. */
  readonly language: string | null;
  readonly parts: readonly (string | Command)[];
}

export interface WrittenVariation {
  readonly kind: 'variation';
  readonly at: number;
  /** Whether it is no other way for the move before it, but goes on from there. */
  readonly goesOn: boolean;
  readonly items: readonly Item[];
}

export interface War {
  readonly at: number;
  readonly color: string | null;
  readonly attack: string;
  readonly defence: string | null;
}

export interface Move {
  readonly kind: 'move';
  readonly at: number;
  readonly text: string;
}

/** What the text of a game is made of; `at` counts letters from the first of the whole text. */
export type Item =
  | Comment
  | WrittenVariation
  | Move
  | { readonly kind: 'conflict'; readonly wars: readonly War[] }
  | { readonly kind: 'raw'; readonly at: number; readonly value: Readonly<Record<string, unknown>> }
  | { readonly kind: 'turn'; readonly at: number; readonly seat: string | null }
  | { readonly kind: 'sign'; readonly at: number; readonly number: number };

/** A game as it is written, before anything is made of it. */
export interface WrittenGame {
  readonly at: number;
  readonly headers: readonly Header[];
  readonly items: readonly Item[];
}

/** Takes a text apart by the grammar. @throws NoText where it cannot be. */
export function parseText(text: string): readonly WrittenGame[] {
  try {
    return parse(text) as readonly WrittenGame[];
  } catch (error) {
    if (error instanceof RangeError) throw new NoText(0, expectation('depth'));
    if (!(error instanceof Unread)) throw error;
    const { expected, found, location } = error;
    throw new NoText(location.start.offset, wanted(expected), found ?? '');
  }
}

type Wanted = InstanceType<typeof Unread>['expected'][number];

/** What could stand at a place; a gap may stand nearly everywhere, and is not told. */
function wanted(expected: readonly Wanted[]): Expected {
  const described = new Set(expected.map((one) => (one.type === 'other' ? one.description : '')));
  const names = Object.entries(SYNTAX_NAMES).flatMap(([description, name]) =>
    described.has(description) ? [name] : [],
  );
  const signs = expected.flatMap((one) => (one.type === 'literal' ? [one.text] : []));
  const end = expected.some(({ type }) => type === 'end');
  return { id: 'one-of', args: { names, signs: [...new Set(signs)], end } };
}
