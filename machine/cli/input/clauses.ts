import { distance } from 'fastest-levenshtein';
import { type ClauseId, clauseIds, clauses } from '../../../spec/clauses.ts';
import { Failure, plain } from '../output/terminal.ts';

/** How many ids are suggested at most. */
const MOST = 3;

/** A clause by its id. @throws Failure when there is none, with those that may have been meant. */
export function clauseOf(name: string): ClauseId {
  if (Object.hasOwn(clauses, name)) return name as ClauseId;
  const like = similar(name.toLowerCase());
  const hint = like.length === 0 ? '' : ` (did you mean ${like.join(', ')}?)`;
  throw new Failure(`there is no clause ${plain(name)}${hint}`);
}

/** The ids that hold every part of the name, else those that differ from it in few letters. */
function similar(name: string): readonly ClauseId[] {
  const parts = name.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
  if (parts.length === 0) return [];
  const near = (id: ClauseId): number => distance(name, id);
  const holding = clauseIds.filter((id) => parts.every((part) => id.includes(part)));
  const found = holding.length > 0 ? holding : clauseIds.filter((id) => near(id) * 3 <= id.length);
  return [...found].sort((one, other) => near(one) - near(other)).slice(0, MOST);
}
