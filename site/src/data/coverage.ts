import { type ClauseCoverage, coverage } from '../../../machine/book/coverage/coverage.ts';
import { bundledEvidence } from '../../../machine/book/coverage/evidence.node.ts';
import { gapsOf } from '../../../machine/book/coverage/gaps.ts';
import { relatedClauses } from '../../../machine/book/rulebook/related.ts';
import type { ClauseId } from '../../../spec/clauses.ts';
import { type Bundled, cases, replays } from './games.ts';

const evidence = bundledEvidence();

/** How each clause is covered, worked out once for all pages. */
export const report = coverage(evidence);

/** Rulings that no fixture shows, and rows of the inventory that reach nothing. */
export const gaps = gapsOf(evidence.showings);

const judged: ReadonlyMap<ClauseId, ClauseCoverage> = new Map(
  report.clauses.map((clause) => [clause.id, clause]),
);
const bundled: ReadonlyMap<string, Bundled> = new Map(
  [...replays, ...cases].map((file) => [file.id, file]),
);

const related = relatedClauses(cases.map(({ file }) => file));

/** The clauses that belong with one. */
export const relatedTo = (id: ClauseId): readonly ClauseId[] => related.get(id) ?? [];

/** How a clause is covered. */
export const coverageOf = (id: ClauseId): ClauseCoverage => judged.get(id)!;

/** The fixtures that show a clause. */
export interface ShownIn {
  /** Those about it in which it is followed. */
  readonly following: readonly Bundled[];
  /** Those in which it refuses an action or changes the result. */
  readonly contrast: readonly Bundled[];
  /** How many follow it in passing. */
  readonly passing: number;
}

export function shownIn(id: ClauseId): ShownIn {
  const { following, contrast } = coverageOf(id);
  const followed = following.filter((fixture) => !contrast.includes(fixture)).map(fileOf);
  const about = followed.filter(({ file }) => file.clauses?.includes(id));
  return {
    following: about,
    contrast: contrast.map(fileOf),
    passing: followed.length - about.length,
  };
}

/** A fixture by its id, as the site replays it. */
export function fileOf(id: string): Bundled {
  const file = bundled.get(id);
  if (file === undefined) throw new RangeError(`the fixture ${id} is not on the site`);
  return file;
}
