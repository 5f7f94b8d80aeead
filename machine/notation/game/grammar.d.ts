/** Takes a text apart; what comes of it is told in `syntax.ts`. @throws SyntaxError */
export function parse(text: string): unknown;

/** Why a text cannot be taken apart. */
declare class Unread extends Error {
  readonly expected: readonly (
    | { readonly type: 'other'; readonly description: string }
    | { readonly type: 'literal'; readonly text: string }
    | { readonly type: 'class' | 'any' | 'end' }
  )[];
  readonly found: string | null;
  readonly location: { readonly start: { readonly offset: number } };
}

export { Unread as SyntaxError };
