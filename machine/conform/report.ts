import { type ChapterId, type ClauseId, chapters, clauseIds } from '../../spec/clauses.ts';
import { chapterOf } from '../../spec/ids.ts';
import { cut, quoted } from '../record/brief.ts';
import type { FixtureJson } from '../record/format.ts';
import type { Failure, Outcome } from './drive.ts';
import type { Capabilities, EngineName } from './protocol.ts';

/** The format of a report of conformance; the schema is `spec/schema/conformance.schema.json`. */
export const CONFORMANCE = 'shedu-conformance/1';

/** How many cases came out which way. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly unsupported: number;
}

/** What came of a case, by its id. */
export type CaseReport = Outcome & {
  readonly id: string;
  /** It is listed among the known failures. */
  readonly known?: true;
};

/** Which cases of a suite were chosen; what is left out chooses nothing. */
export interface Selection {
  /** Fixtures, beginnings of their ids, clauses and chapters. */
  readonly only?: readonly string[];
  readonly smoke?: true;
  /** Which part of how many, such as `2/4`. */
  readonly shard?: string;
}

/** What a report is made of. */
export interface Run {
  /** The version of the bundled suite; left out for a suite of one's own. */
  readonly version?: string;
  /** Cases of the whole suite. */
  readonly size: number;
  readonly selection: Selection;
  readonly engine: EngineName;
  readonly capabilities: Capabilities;
  /** A day, such as `2026-01-31`. */
  readonly date?: string;
  /** Whether each chosen case was tried. */
  readonly complete: boolean;
  /** Those that were tried, with the clauses that they are about. */
  readonly cases: readonly { readonly report: CaseReport; readonly clauses: readonly ClauseId[] }[];
}

/** How an engine fares with a suite, as data. */
export interface Report {
  readonly format: typeof CONFORMANCE;
  readonly suite: {
    readonly version?: string;
    readonly cases: number;
    readonly selection?: Selection;
  };
  readonly engine: EngineName;
  readonly capabilities: Capabilities;
  readonly date?: string;
  /** Whether each chosen case was tried; false where the engine ended the run. */
  readonly complete: boolean;
  readonly totals: Totals;
  /** In the order of the rulebook, by what cases are about; a case may be about several. */
  readonly chapters: readonly (Counts & { readonly chapter: ChapterId })[];
  readonly clauses: readonly ClauseCounts[];
  /** In the order of their ids. */
  readonly cases: readonly CaseReport[];
  /** Differences found by play, each as a fixture. */
  readonly found?: readonly FixtureJson[];
}

/** All cases together. */
export interface Totals extends Counts {
  /** Failures that are listed as known. */
  readonly known: number;
  /** Listed failures that passed. */
  readonly unexpected: number;
}

/** The cases about a clause, and the failures in which it decides what is expected. */
export interface ClauseCounts extends Counts {
  readonly clause: ClauseId;
  readonly blamed: number;
}

/** A value of an engine is told up to this many letters. */
const LONGEST_VALUE = 10_000;

function shortened(value: unknown): unknown {
  const text = quoted(value);
  return text.length <= LONGEST_VALUE ? value : cut(text, LONGEST_VALUE);
}

/** An outcome as it is told: an engine's answer of any length is cut. */
export function toldOutcome(outcome: Outcome): Outcome {
  if (outcome.outcome !== 'failed' || !('actual' in outcome.failure)) return outcome;
  const failure: Failure = { ...outcome.failure, actual: shortened(outcome.failure.actual) };
  return { outcome: 'failed', failure };
}

/** Counts the outcomes of some cases. */
export function counted(cases: readonly CaseReport[]): Counts {
  const of = (outcome: Outcome['outcome']): number =>
    cases.filter((one) => one.outcome === outcome).length;
  return { passed: of('passed'), failed: of('failed'), unsupported: of('unsupported') };
}

/** Counts the outcomes of all cases of a run. */
export function totalsOf(cases: readonly CaseReport[]): Totals {
  const listed = cases.filter(({ known }) => known === true);
  const { failed, passed } = counted(listed);
  return { ...counted(cases), known: failed, unexpected: passed };
}

/** The report of a run. */
export function reportOf(run: Run): Report {
  const { version, size, selection, engine, capabilities, date, complete } = run;
  const cases = run.cases.map(({ report }) => report);
  const about = (concerned: (id: ClauseId) => boolean): readonly CaseReport[] =>
    run.cases.flatMap(({ report, clauses }) => (clauses.some(concerned) ? [report] : []));
  const blamed = (clause: ClauseId): number =>
    cases.filter((one) => one.outcome === 'failed' && one.failure.clauses.includes(clause)).length;
  const byChapter = chapters.map(({ chapter }) => {
    const concerned = about((id) => chapterOf(id) === chapter);
    return { some: concerned.length > 0, row: { chapter, ...counted(concerned) } };
  });
  const byClause = clauseIds.map((clause) => {
    const concerned = about((id) => id === clause);
    const row = { clause, ...counted(concerned), blamed: blamed(clause) };
    return { some: concerned.length > 0 || row.blamed > 0, row };
  });
  return {
    format: CONFORMANCE,
    suite: {
      ...(version === undefined ? {} : { version }),
      cases: size,
      ...(Object.keys(selection).length === 0 ? {} : { selection }),
    },
    engine,
    capabilities,
    ...(date === undefined ? {} : { date }),
    complete,
    totals: totalsOf(cases),
    chapters: byChapter.flatMap(({ some, row }) => (some ? [row] : [])),
    clauses: byClause.flatMap(({ some, row }) => (some ? [row] : [])),
    cases,
  };
}

/** What a case counts as for the run: failures that are known are no fault, and their passing is. */
export type Verdict = Outcome['outcome'] | 'known' | 'unexpected';

/** What a case counts as. */
export function verdictOf({ outcome, known }: CaseReport): Verdict {
  if (known !== true || outcome === 'unsupported') return outcome;
  return outcome === 'failed' ? 'known' : 'unexpected';
}

/** Whether a verdict makes a run fail. */
export const isFault = (verdict: Verdict): boolean =>
  verdict === 'failed' || verdict === 'unexpected';
