import { basename } from 'node:path';
import type { ClauseCounts, Failure, Lack, Report } from '../../../machine/conform/index.ts';
import { readReport } from '../../../machine/conform/readreport.ts';
import { sayLabel } from '../../../machine/words/labels.ts';
import { sayModule } from '../../../machine/words/words.ts';
import { type ChapterId, type ClauseId, chapters } from '../../../spec/clauses.ts';
import type { Language, Text } from '../../../spec/text.ts';

/** An engine with what its stored report tells of it. */
export interface Reported {
  /** The name of its file, which its pages are called by. */
  readonly name: string;
  readonly report: Report;
}

const files = import.meta.glob<unknown>('../../../fixtures/reports/*.json', {
  eager: true,
  import: 'default',
});

/** Every engine with a report under `fixtures/reports`, those that were asked most first. */
export const reported: readonly Reported[] = Object.entries(files)
  .map(([path, json]) => {
    try {
      return { name: basename(path, '.json'), report: readReport(json) };
    } catch (error) {
      throw new Error(`${path}: ${(error as Error).message}`);
    }
  })
  .sort((one, other) => tried(other) - tried(one));

function tried({ report }: Reported): number {
  return report.totals.passed + report.totals.failed;
}

/** Failures that the same clause decides before all others. */
export interface Breach {
  /** Null where an engine failed outside the rules, before its first step. */
  readonly cause: ClauseId | null;
  /** Clauses that decide some of them too. */
  readonly further: readonly ClauseId[];
  readonly cases: readonly Failed[];
}

/** A case that failed. */
export interface Failed {
  readonly id: string;
  readonly failure: Failure;
}

/** Failures by the clauses that decide them, the most frequent first. */
export function breachesOf({ cases }: Report): readonly Breach[] {
  const found = new Map<ClauseId | null, Failed[]>();
  for (const one of cases) {
    if (one.outcome !== 'failed') continue;
    const { id, failure } = one;
    const cause = failure.clauses[0] ?? null;
    found.set(cause, [...(found.get(cause) ?? []), { id, failure }]);
  }
  return [...found]
    .map(([cause, failed]) => {
      const clauses = new Set(failed.flatMap(({ failure }) => failure.clauses));
      return { cause, further: [...clauses].filter((id) => id !== cause), cases: failed };
    })
    .sort((one, other) => other.cases.length - one.cases.length);
}

/** How an engine does by a clause: `hidden` where all cases about it fail on another before. */
export const STANDINGS = ['broken', 'hidden', 'kept', 'unasked'] as const;
export type Standing = (typeof STANDINGS)[number];

function standingOf(counts: ClauseCounts | undefined): Standing {
  if (counts === undefined) return 'unasked';
  if (counts.blamed > 0) return 'broken';
  if (counts.passed > 0) return 'kept';
  return counts.failed > 0 ? 'hidden' : 'unasked';
}

/** A chapter with how the engine does by each of its clauses. */
export interface ChapterStanding {
  readonly chapter: ChapterId;
  readonly title: Text;
  readonly clauses: readonly {
    readonly id: ClauseId;
    readonly standing: Standing;
    readonly counts: ClauseCounts | undefined;
  }[];
}

/** Every clause of the rulebook, by chapter, with how the engine does by it. */
export function standingsOf({ clauses: counted }: Report): readonly ChapterStanding[] {
  const byClause = new Map(counted.map((counts) => [counts.clause, counts]));
  return chapters.map(({ chapter, title, clauses }) => ({
    chapter,
    title,
    clauses: (Object.keys(clauses) as ClauseId[]).map((id) => {
      const counts = byClause.get(id);
      return { id, standing: standingOf(counts), counts };
    }),
  }));
}

function sayLack(lack: Lack, language: Language): string {
  const args = (() => {
    if (lack.lacks === 'module') return { module: sayModule(lack.module, language) };
    return lack.lacks === 'players' ? { count: lack.players } : { ...lack };
  })();
  return sayLabel(`conform-lack-${lack.lacks}`, language, args);
}

/** What the engine lacks, with how many cases take it, the most frequent first. */
export function lacksOf(
  { cases }: Report,
  language: Language,
): readonly (readonly [lack: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const one of cases) {
    if (one.outcome !== 'unsupported') continue;
    const lack = sayLack(one.lack, language);
    counts.set(lack, (counts.get(lack) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one);
}
