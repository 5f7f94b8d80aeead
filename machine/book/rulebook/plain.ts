import type { ClauseId } from '../../../spec/clauses.ts';
import { numbersOf, type Rulebook } from './tree.ts';

/** Texts and references within Markdown. */

/** What Markdown would read as markup in a text. */
const SIGNS = /[\\`*_{}[\]<>#|~]|&(?=#?\w+;)/g;

/** A text that Markdown is to leave as it is. */
export const plain = (text: string): string => text.replace(SIGNS, '\\$&');

/** The numbers of clauses as links, in brackets; a clause outside the book has none. */
export function refsMarkdown(clauses: readonly ClauseId[], book: Rulebook): string {
  const numbers = numbersOf(book);
  const links = [...new Set(clauses)].flatMap((id) => {
    const number = numbers.get(id);
    return number === undefined ? [] : [`[${number}](#${id})`];
  });
  return links.length === 0 ? '' : `(${links.join(', ')})`;
}
