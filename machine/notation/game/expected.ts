import type { Reason, ReasonId } from '../../record/problem.ts';
import type { Piece } from '../meaning.ts';
import type { Wanted } from '../problem.ts';

/** Parts of a text that the grammar calls by a name. */
export const SYNTAX_NAMES = {
  'the name of a header': 'header-name',
  'a count': 'count',
  'a dynasty': 'dynasty',
  'a move': 'move',
  'a text': 'text',
} as const;

export type SyntaxName = (typeof SYNTAX_NAMES)[keyof typeof SYNTAX_NAMES];

/** What could stand at a place, with what a sentence about it is made of. */
export type Expected =
  | {
      readonly id: 'one-of';
      readonly args: {
        readonly names: readonly SyntaxName[];
        /** Signs as they are written. */
        readonly signs: readonly string[];
        /** Whether the text could end. */
        readonly end: boolean;
      };
    }
  | { readonly id: 'wanted'; readonly args: { readonly wanted: readonly Wanted[] } }
  | { readonly id: 'ambiguous'; readonly args: { readonly readings: readonly Piece[] } }
  | {
      readonly id: Exclude<ReasonId, 'one-of' | 'wanted' | 'ambiguous'>;
      readonly args: Readonly<Record<string, string | readonly string[]>>;
    };

/** Something expected of which nothing more is to be told, or some texts. */
export const expectation = (
  id: Exclude<ReasonId, 'one-of' | 'wanted' | 'ambiguous'>,
  args: Readonly<Record<string, string | readonly string[]>> = {},
): Expected => ({ id, args });

/** The same as a part of a problem. */
export const reasonOf = ({ id, args }: Expected, found: string): Reason => ({ id, args, found });

const PLAIN: Readonly<Record<Exclude<ReasonId, 'one-of' | 'wanted' | 'ambiguous'>, string>> = {
  game: 'a game',
  depth: 'a text that is not nested so deep',
  header: 'a header of these: {names}',
  'header-once': 'one header {name}',
  'header-value': 'a value such as {example}',
  seated: 'one of those at the table: {dynasties}',
  'to-act': '{dynasty}, who is to act',
  nobody: 'nobody, for the game is over',
  'turn-of': '{dynasty}:, whose turn it is now',
  sign: 'a sign such as !? or $1 to $6, $10, $13 to $19 behind a move',
  drawn: 'tiles that were drawn, such as >rrk or >bull rk',
  step: '{detail}',
  'conflict-move': 'a move that begins a conflict before what is added to it',
  'variation-move': 'a move before the variation, or (... for one that goes on',
  'no-more-moves': 'no more moves behind a variation that goes on',
  'comment-language': 'one of {languages}',
  'language-too': 'a language, such as {example}',
  'language-before': 'a language in the comment before it, too',
  command: 'a command such as {example}',
  'command-once': 'one {name}',
};

const WANTED: Readonly<Record<Wanted, string>> = {
  action: 'an action',
  leader: 'a leader',
  tile: 'a tile',
  space: 'a space from A1 to P11',
  count: 'a count',
  monument: 'the two colours of a monument',
  end: 'the end of the move',
};

/** What could stand at a place, for programmers; `sayProblem` says it to readers. */
export function expectedText(expected: Expected): string {
  switch (expected.id) {
    case 'wanted':
      return expected.args.wanted.map((one) => WANTED[one]).join(' or ');
    case 'ambiguous': {
      const named = expected.args.readings.map((one) =>
        one.kind === 'leader' ? one.leader : one.color,
      );
      return `one letter for one piece; this may be ${named.join(' or ')}`;
    }
    case 'one-of': {
      const { names, signs, end } = expected.args;
      const named = Object.entries(SYNTAX_NAMES).filter(([, name]) => names.includes(name));
      return [
        ...named.map(([text]) => text),
        ...signs.map((sign) => `“${sign}”`),
        ...(end ? ['the end'] : []),
      ].join(', ');
    }
    default:
      return PLAIN[expected.id].replace(/\{(\w+)\}/g, (_, name: string) => {
        const value = expected.args[name] ?? '';
        return typeof value === 'string' ? value : value.join(', ');
      });
  }
}
