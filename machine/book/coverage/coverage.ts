import type { Clause, ClauseId, ClauseKind, Says, SourceId } from '../../../spec/clauses.ts';
import { ASPECTS, type Aspect, type Exemptions } from '../../../spec/exemptions.ts';
import { lagging, type Wording } from '../../../spec/history.ts';
import type { Proofreading } from '../../../spec/proofread.ts';
import { sourceIds } from '../../../spec/sources.ts';
import type { Language, Text } from '../../../spec/text.ts';
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
  /** Which statement each language was last said to have. */
  readonly wordings: Readonly<Partial<Record<ClauseId, Wording>>>;
  /** The checksum of each clause with what a source is said to have on it; silent ones have none. */
  readonly cited: Readonly<Partial<Record<ClauseId, Readonly<Partial<Record<SourceId, string>>>>>>;
  readonly proofreadings: Readonly<
    Partial<Record<ClauseId, Readonly<Partial<Record<SourceId, Proofreading>>>>>
  >;
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
  /** Its statement is not the one whose version was noted. */
  readonly reworded: boolean;
  /** Languages whose text translates an earlier statement. */
  readonly stale: readonly Language[];
  /** The sources beside whose lines it was read as it stands, and the day. */
  readonly read: Readonly<Partial<Record<SourceId, string>>>;
  /** Those that it cites and beside which nobody has read it as it stands. */
  readonly unread: readonly SourceId[];
}

export interface Coverage {
  readonly clauses: readonly ClauseCoverage[];
  readonly totals: Totals;
  /** Whether nothing is missing, superfluous, changed, reworded or stale. */
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
  /** Citations of lines, those read beside them as both stand, and the last day of such a reading. */
  readonly citations: number;
  readonly read: number;
  readonly lastRead: string | null;
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
  const complete = clauses.every(isSound);
  return { clauses, totals: totalsOf(clauses, evidence.showings.length), complete };
}

/** Whether nothing about a clause is missing, superfluous, changed, reworded or stale. */
export const isSound = ({ missing, superfluous, stale, changed, reworded }: ClauseCoverage) =>
  missing.length + superfluous.length + stale.length === 0 && !changed && !reworded;

function judge(
  evidence: Evidence,
  id: ClauseId,
  { kind, sources }: Clause,
  proofs: Readonly<Record<Aspect, readonly string[]>>,
): ClauseCoverage {
  const exempt = evidence.exemptions[id] ?? {};
  const lacking = REQUIRED[kind].filter((aspect) => proofs[aspect].length === 0);
  const wording = evidence.wordings[id];
  const cited = Object.entries(evidence.cited[id] ?? {}) as [SourceId, string][];
  const readings = cited.flatMap(([source, checksum]): [SourceId, string][] => {
    const reading = evidence.proofreadings[id]?.[source];
    return reading?.clause === checksum ? [[source, reading.on]] : [];
  });
  const read: Partial<Record<SourceId, string>> = Object.fromEntries(readings);
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
    reworded: wording?.en !== evidence.checksums[id],
    stale: lagging(wording),
    read,
    unread: cited.map(([source]) => source).filter((source) => read[source] === undefined),
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
  const days = clauses.flatMap(({ read }) => Object.values(read)).sort();
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
    citations: days.length + clauses.reduce((sum, { unread }) => sum + unread.length, 0),
    read: days.length,
    lastRead: days.at(-1) ?? null,
  };
}
