import { type Citation, type Clause, type ClauseId, chapters } from '../../../spec/clauses.ts';
import { type EditionId, editionIds, editions } from '../../../spec/editions.ts';
import { type Switch, switches } from '../../../spec/rulings.ts';
import { type SourceId, sourceIds, sources } from '../../../spec/sources.ts';
import { offersModule } from '../../record/explain.ts';
import { MODULE_CHAPTERS } from './scope.ts';

/** What differs between the editions, drawn from their data, the rulings and the citations. */

/** Two editions, the older one first. */
export type Pair = readonly [EditionId, EditionId];

/** Every pair of editions. */
export const pairs: readonly Pair[] = editionIds.flatMap((one, i) =>
  editionIds.slice(i + 1).map((other): Pair => [one, other]),
);

/** The pairs between which a value of the editions is not the same. */
export const pairsBy = (value: (edition: EditionId) => unknown): readonly Pair[] =>
  pairs.filter(([one, other]) => value(one) !== value(other));

export interface SwitchRow {
  readonly ruling: Switch;
  /** The pairs that it sets apart. */
  readonly apart: readonly Pair[];
}

export const switchRows: readonly SwitchRow[] = Object.values(switches).map((ruling) => ({
  ruling: ruling as Switch,
  apart: pairsBy((edition) => ruling.decision[edition]),
}));

/** What one source, or several that say the same, have instead of a clause or in their own way. */
export interface Dissent {
  readonly edition: EditionId;
  readonly sources: readonly SourceId[];
  readonly citation: Citation;
}

export interface ClauseRow {
  readonly id: ClauseId;
  readonly clause: Clause;
  readonly dissents: readonly Dissent[];
  readonly apart: readonly Pair[];
}

/** The clauses on which sources part, by chapter; chapters without any are left out. */
export const dissenting = chapters
  .map(({ chapter, title, clauses }) => ({
    chapter,
    title,
    rows: (Object.entries(clauses) as [ClauseId, Clause][]).flatMap(([id, clause]) => {
      const dissents = dissentsOf(clause);
      if (dissents.length === 0) return [];
      const apart = pairs.filter((pair) =>
        dissents.some((dissent) => partsEditions(dissent, ...pair)),
      );
      return [{ id, clause, dissents, apart } satisfies ClauseRow];
    }),
  }))
  .filter(({ rows }) => rows.length > 0);

/** Whether only one of two editions rests on a source that parts from the others on a clause. */
export function partsEditions(
  { sources: own }: Dissent,
  one: EditionId,
  other: EditionId,
): boolean {
  const restsOn = (edition: EditionId): boolean =>
    own.some((source) => editions[edition].sources.includes(source));
  return restsOn(one) !== restsOn(other);
}

function dissentsOf({ sources: cited }: Clause): readonly Dissent[] {
  const found: { edition: EditionId; sources: SourceId[]; citation: Citation }[] = [];
  for (const source of sourceIds) {
    const citation = cited[source];
    if (citation.says !== 'differs' && citation.own !== true) continue;
    const { edition } = sources[source];
    const same = found.find(
      (one) =>
        one.edition === edition &&
        one.citation.at === citation.at &&
        one.citation.note?.en === citation.note?.en,
    );
    if (same === undefined) found.push({ edition, sources: [source], citation });
    else same.sources.push(source);
  }
  return found;
}

/** The chapters of modules, and which editions offer each. */
export const modules = Object.entries(MODULE_CHAPTERS).map(([id, module]) => {
  const offered = (edition: EditionId): boolean => offersModule(edition, module);
  const { chapter, title, clauses } = chapters.find((one) => one.chapter === id)!;
  return {
    chapter,
    module,
    title,
    clauses: Object.entries(clauses) as [ClauseId, Clause][],
    offered,
    apart: pairsBy(offered),
  };
});
