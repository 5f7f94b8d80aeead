import { distance } from 'fastest-levenshtein';
import { type ClauseId, clauseIds, clauses } from '../../../spec/clauses.ts';
import { Failure, plain } from '../output/terminal.ts';

/** How many ids are suggested at most. */
const MOST = 3;

/** And how many that share as many words with the name, among which one looks for the right one. */
const MOST_ALIKE = 12;

/** A word that two ids share says little if there is no other; the chapter counts twice. */
const FEWEST_SHARED = 2;

/** A clause by its id. @throws Failure when there is none, with those that may have been meant. */
export function clauseOf(name: string): ClauseId {
  if (Object.hasOwn(clauses, name)) return name as ClauseId;
  const like = similar(name.toLowerCase());
  const hint = like.length === 0 ? '' : ` (did you mean ${like.join(', ')}?)`;
  throw new Failure(`there is no clause ${plain(name)}${hint}`);
}

/**
 * The ids that hold every word of the name, else all that share the most words with it, else those
 * that differ from it in few letters.
 */
function similar(name: string): readonly ClauseId[] {
  const parts = name.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
  if (parts.length === 0) return [];
  const near = (id: ClauseId): number => distance(name, id);
  const holding = clauseIds.filter((id) => parts.every((part) => id.includes(part)));
  const nearest = (ids: readonly ClauseId[]): readonly ClauseId[] =>
    [...ids].sort((one, other) => near(one) - near(other));
  if (holding.length > 0) return nearest(holding).slice(0, MOST);
  const shared = (id: ClauseId): number =>
    parts.filter((part) => id.includes(part)).length + Number(id.startsWith(`${parts[0]}.`));
  const most = Math.max(...clauseIds.map(shared));
  const alike = most < FEWEST_SHARED ? [] : clauseIds.filter((id) => shared(id) === most);
  if (alike.length > 0 && alike.length <= MOST_ALIKE) return nearest(alike);
  return nearest(clauseIds.filter((id) => near(id) * 3 <= id.length)).slice(0, MOST);
}
