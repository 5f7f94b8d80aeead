import type { Clause, ClauseId, ClauseKind, Says, SourceId } from '../../../spec/clauses.ts';
import { ASPECTS, type Aspect, type Exemptions } from '../../../spec/exemptions.ts';
import { sourceIds } from '../../../spec/sources.ts';
import type { Text } from '../../../spec/text.ts';
import type { Showing } from './showing.ts';

/** Everything that coverage is judged by. */
export interface Evidence {
  readonly clauses: Readonly<Partial<Record<ClauseId, Clause>>>;
  /** The modules of the machine that cite a clause. */
  readonly citations: ReadonlyMap<ClauseId, readonly string[]>;
  readonly showings: readonly Showing[];
  readonly exemptions: Exemptions;
  /** The checksum of each statement as it is, and as it was when its fixtures were last reviewed. */
  readonly checksums: Readonly<Partial<Record<ClauseId, string>>>;
  readonly reviewed: Readonly<Record<string, string>>;
}

/** How one clause is covered. */
export interface ClauseCoverage {
  readonly id: ClauseId;
  readonly kind: ClauseKind;
  readonly machine: readonly string[];
  /** Fixtures in which it is followed. */
  readonly following: readonly string[];
  /** Fixtures in which it refuses an action or changes the result. */
  readonly contrast: readonly string[];
  readonly sources: Readonly<Record<SourceId, Says>>;
  readonly exempt: Readonly<Partial<Record<Aspect, Text>>>;
  /** What it should have, has not and is not exempt from. */
  readonly missing: readonly Aspect[];
  /** What it is exempt from, though it has it or need not have it. */
  readonly superfluous: readonly Aspect[];
  /** Its statement is not the one that its fixtures were reviewed with. */
  readonly changed: boolean;
}

export interface Coverage {
  readonly clauses: readonly ClauseCoverage[];
  readonly totals: Totals;
  /** Whether nothing is missing, superfluous or changed. */
  readonly complete: boolean;
}

export interface Totals {
  readonly clauses: Readonly<Record<ClauseKind | 'all', number>>;
  /** Clauses with each kind of proof. */
  readonly covered: Readonly<Record<Aspect, number>>;
  readonly exempt: number;
  readonly fixtures: number;
  /** Statements of each source that a clause is mapped to. */
  readonly sources: Readonly<Record<SourceId, number>>;
  readonly statements: number;
}

/** What each kind of clause must have: rules bind, definitions are at least used somewhere. */
export const REQUIRED: Readonly<Record<ClauseKind, readonly Aspect[]>> = {
  rule: ASPECTS,
  definition: ['following'],
  component: [],
  advice: [],
};

/** Judges how every clause is covered by the machine and by the fixtures. */
export function coverage(evidence: Evidence): Coverage {
  const followed = byClause(evidence.showings, ({ followed: ids }) => ids);
  const contrasted = byClause(evidence.showings, ({ contrasted: ids }) => ids);
  const clauses = (Object.entries(evidence.clauses) as [ClauseId, Clause][]).map(([id, clause]) =>
    judge(evidence, id, clause, {
      machine: evidence.citations.get(id) ?? [],
      following: followed.get(id) ?? [],
      contrast: contrasted.get(id) ?? [],
    }),
  );
  const complete = clauses.every(
    ({ missing, superfluous, changed }) => missing.length + superfluous.length === 0 && !changed,
  );
  return { clauses, totals: totalsOf(clauses, evidence.showings.length), complete };
}

function judge(
  evidence: Evidence,
  id: ClauseId,
  { kind, sources }: Clause,
  proofs: Readonly<Record<Aspect, readonly string[]>>,
): ClauseCoverage {
  const exempt = evidence.exemptions[id] ?? {};
  const lacking = REQUIRED[kind].filter((aspect) => proofs[aspect].length === 0);
  return {
    id,
    kind,
    ...proofs,
    sources: Object.fromEntries(
      sourceIds.map((source) => [source, sources[source].says]),
    ) as Record<SourceId, Says>,
    exempt,
    missing: lacking.filter((aspect) => exempt[aspect] === undefined),
    superfluous: ASPECTS.filter(
      (aspect) => exempt[aspect] !== undefined && !lacking.includes(aspect),
    ),
    changed: evidence.checksums[id] !== evidence.reviewed[id],
  };
}

function byClause(
  showings: readonly Showing[],
  shown: (showing: Showing) => readonly ClauseId[],
): ReadonlyMap<ClauseId, readonly string[]> {
  const found = new Map<ClauseId, string[]>();
  for (const showing of showings) {
    for (const id of shown(showing)) {
      const fixtures = found.get(id);
      if (fixtures === undefined) found.set(id, [showing.id]);
      else fixtures.push(showing.id);
    }
  }
  return found;
}

function totalsOf(clauses: readonly ClauseCoverage[], fixtures: number): Totals {
  const count = (test: (clause: ClauseCoverage) => boolean): number => clauses.filter(test).length;
  const sources = Object.fromEntries(
    sourceIds.map((source) => [source, count((clause) => clause.sources[source] !== 'silent')]),
  ) as Record<SourceId, number>;
  return {
    clauses: {
      all: clauses.length,
      rule: count(({ kind }) => kind === 'rule'),
      definition: count(({ kind }) => kind === 'definition'),
      component: count(({ kind }) => kind === 'component'),
      advice: count(({ kind }) => kind === 'advice'),
    },
    covered: {
      machine: count(({ machine }) => machine.length > 0),
      following: count(({ following }) => following.length > 0),
      contrast: count(({ contrast }) => contrast.length > 0),
    },
    exempt: count(({ exempt }) => Object.keys(exempt).length > 0),
    fixtures,
    sources,
    statements: Object.values(sources).reduce((sum, mapped) => sum + mapped, 0),
  };
}
