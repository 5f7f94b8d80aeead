import { chapters, clauses } from '../../../spec/clauses.ts';
import type { Language } from '../../../spec/text.ts';
import { type Counts, isFault, type Report } from '../../conform/report.ts';
import { sayLabel } from '../../words/labels.ts';
import { columns } from '../output/columns.ts';
import { foreign } from '../output/terminal.ts';
import { sumLine } from '../sum/say.ts';
import { MOST_LOST } from './crew.ts';
import type { Ended, Printer, Told } from './printer.ts';
import {
  engineCalled,
  failureLines,
  placeOf,
  sayLack,
  saySum,
  sayVerdict,
  sceneLines,
  titleOf,
} from './sentences.ts';

/** A run for a reader: each fault in full, then the sums by chapter and clause. */
export const textPrinter = (language: Language): Printer => ({
  begin: () => '',
  tell: (told) => (isFault(told.verdict) ? faultText(told, language) : ''),
  end: (ended) => endText(ended, language),
});

function faultText(told: Told, language: Language): string {
  const { one, report } = told;
  const failure = report.outcome === 'failed' ? report.failure : null;
  const where = [foreign(one.id), ...(failure === null ? [] : placeOf(failure, language))];
  const below = [
    titleOf(told, language),
    sayVerdict(told, language),
    ...(failure === null ? [] : sceneLines(one.file, failure, language)),
    ...(failure === null ? [] : failureLines(failure, language)),
  ];
  const lines = [
    where.join(', '),
    ...below.filter((line) => line !== '').map((line) => `  ${line}`),
  ];
  return `${lines.join('\n')}\n`;
}

function endText({ report, untried, stopped }: Ended, language: Language): string {
  const sum = saySum(report.totals, untried, language);
  const early =
    stopped === null
      ? []
      : [
          sayLabel('conform-stopped', language, { count: MOST_LOST }),
          ...faultLines(stopped, language),
          '',
        ];
  const lines = [
    ...chapterRows(report, language),
    ...clauseRows(report, language),
    ...lackRows(report, language),
    ...early,
    sumLine(
      sayLabel('conform-sum', language, { engine: engineCalled(report.engine), sum }),
      report.suite.selection?.shard,
      language,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

const faultLines = (
  fault: NonNullable<Ended['stopped']>,
  language: Language,
): readonly string[] => {
  const { kind, message, request } = fault;
  const told = request === null ? {} : { request };
  const failure = { kind, step: -1, path: '', message, clauses: [], ...told };
  return [sayLabel(`conform-${kind}`, language), ...failureLines(failure, language)].map(
    (line) => `  ${line}`,
  );
};

const numbers = ({ passed, failed, unsupported }: Counts): readonly string[] =>
  [passed, failed, unsupported].map(String);

const HEADS = ['conform-head-passed', 'conform-head-failed', 'conform-head-unsupported'] as const;

function chapterRows({ chapters: counts }: Report, language: Language): readonly string[] {
  if (counts.length === 0) return [];
  const head = (['conform-chapter', ...HEADS] as const).map((label) => sayLabel(label, language));
  const titles = new Map(chapters.map(({ chapter, title }) => [chapter, title[language]]));
  const rows = counts.map((row) => [
    row.chapter,
    ...numbers(row),
    titles.get(row.chapter) ?? row.chapter,
  ]);
  return [...columns([head, ...rows]), ''];
}

/** The clauses with failures: of cases about them, or decided by them. */
function clauseRows({ clauses: counts }: Report, language: Language): readonly string[] {
  const wanting = counts.filter(({ failed, blamed }) => failed > 0 || blamed > 0);
  if (wanting.length === 0) return [];
  const labels = ['conform-clause', ...HEADS, 'conform-head-blamed'] as const;
  const head = labels.map((label) => sayLabel(label, language));
  const rows = wanting.map((row) => [
    row.clause,
    ...numbers(row),
    String(row.blamed),
    clauses[row.clause].title[language],
  ]);
  return [...columns([head, ...rows]), ''];
}

/** What the engine lacks, and how many cases take it. */
function lackRows({ cases }: Report, language: Language): readonly string[] {
  const counts = new Map<string, number>();
  for (const one of cases) {
    if (one.outcome !== 'unsupported') continue;
    const lack = sayLack(one.lack, language);
    counts.set(lack, (counts.get(lack) ?? 0) + 1);
  }
  if (counts.size === 0) return [];
  const rows = [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([lack, count]) => [String(count), lack]);
  return [sayLabel('conform-lacking', language), ...columns(rows).map((line) => `  ${line}`), ''];
}
