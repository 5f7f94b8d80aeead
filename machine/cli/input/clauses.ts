import { distance } from 'fastest-levenshtein';
import { type ClauseId, clauseIds, clauses } from '../../../spec/clauses.ts';
import { Failure, plain } from '../output/terminal.ts';

/** How many ids are suggested at most. */
const MOST = 3;

/** And how many that begin as the name does, among which one looks for the right end. */
const MOST_BESIDE = 12;

/** A clause by its id. @throws Failure when there is none, with those that may have been meant. */
export function clauseOf(name: string): ClauseId {
  if (Object.hasOwn(clauses, name)) return name as ClauseId;
  const like = similar(name.toLowerCase());
  const hint = like.length === 0 ? '' : ` (did you mean ${like.join(', ')}?)`;
  throw new Failure(`there is no clause ${plain(name)}${hint}`);
}

/**
 * The ids that hold every part of the name, else all that end otherwise, else those that differ
 * from it in few letters.
 */
function similar(name: string): readonly ClauseId[] {
  const parts = name.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
  if (parts.length === 0) return [];
  const near = (id: ClauseId): number => distance(name, id);
  const holding = clauseIds.filter((id) => parts.every((part) => id.includes(part)));
  const nearest = (ids: readonly ClauseId[]): readonly ClauseId[] =>
    [...ids].sort((one, other) => near(one) - near(other));
  if (holding.length > 0) return nearest(holding).slice(0, MOST);
  const beginning = name.replace(/[^.]*$/, '');
  const beside = clauseIds.filter((id) => id.startsWith(beginning));
  if (beginning !== '' && beside.length > 0 && beside.length <= MOST_BESIDE) return nearest(beside);
  return nearest(clauseIds.filter((id) => near(id) * 3 <= id.length)).slice(0, MOST);
}
