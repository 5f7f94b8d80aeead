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
    if (error instanceof RangeError) throw new NoText(0, 'a text that is not nested so deep');
    if (!(error instanceof Unread)) throw error;
    const { expected, found, location } = error;
    throw new NoText(location.start.offset, wanted(expected), found ?? '');
  }
}

type Wanted = InstanceType<typeof Unread>['expected'][number];

/** What could stand at a place, as a list; of single letters and ends only if there is no name. */
function wanted(expected: readonly Wanted[]): string {
  const names = expected.flatMap((one) => (one.type === 'other' ? [one.description] : []));
  const letters = expected.flatMap((one) => {
    if (one.type === 'literal') return [`“${one.text}”`];
    return one.type === 'end' ? ['the end'] : [];
  });
  return [...new Set(names.filter((name) => name !== 'a space')), ...new Set(letters)].join(', ');
}
