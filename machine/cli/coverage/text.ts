import { clauses } from '../../../spec/clauses.ts';
import { ASPECTS, type Aspect } from '../../../spec/exemptions.ts';
import type { ClauseCoverage, Coverage, Totals } from '../../book/coverage/coverage.ts';
import type { Gap } from '../../book/coverage/gaps.ts';
import { columns } from '../output/columns.ts';

const LACKING: Readonly<Record<Aspect, string>> = {
  machine: 'no module of the machine cites it',
  following: 'no fixture follows it',
  contrast: 'no fixture shows it refuse an action or change the result',
};

/** The report for a reader: what is missing, what is to be reviewed, and the sums. */
export function reportText(
  { clauses: all, totals }: Coverage,
  gaps: readonly Gap[],
  rows: number,
): string {
  const missing = all.flatMap(({ id, missing: aspects }) =>
    aspects.map((aspect) => [id, LACKING[aspect]]),
  );
  const superfluous = all.flatMap(({ id, superfluous: aspects }) =>
    aspects.map((aspect) => [id, `its exemption from "${aspect}" is not needed`]),
  );
  const changed = all
    .filter((clause) => clause.changed)
    .map(({ id, following, contrast }) => {
      const fixtures = new Set([...following, ...contrast]).size;
      return [id, `its statement has changed: read its ${fixtures} fixtures, then --review ${id}`];
    });
  const reworded = all
    .filter((clause) => clause.reworded)
    .map(({ id }) => [
      id,
      `its statement is not that of its version: put the earlier one into spec/history.json, then --worded ${id}`,
    ]);
  const stale = all
    .filter((clause) => clause.stale.length > 0)
    .map(({ id, stale: languages }) => [
      id,
      `${languages.join(' and ')} translate an earlier statement: --worded ${id} when they are new`,
    ]);
  const lists = [
    ['Missing', missing],
    ['Superfluous', superfluous],
    ['Changed', changed],
    ['Reworded', reworded],
    ['Stale', stale],
    ['Gaps', gaps.map(({ subject, message }) => [subject, message])],
  ] as const;
  const told = lists.flatMap(([title, list]) =>
    list.length === 0 ? [] : [title, ...columns(list).map((line) => `  ${line}`), ''],
  );
  return `${[...told, ...sums(totals, rows), verdict(told.length === 0)].join('\n')}\n`;
}

const verdict = (complete: boolean): string =>
  complete ? 'Every rule is covered.' : 'The coverage is not complete.';

function sums(totals: Totals, rows: number): readonly string[] {
  const { clauses: count, covered, exempt, fixtures, sources, statements } = totals;
  const { citations, read, lastRead } = totals;
  const kinds = `${count.rule} rules, ${count.definition} definitions, ${count.component} components`;
  const perSource = Object.entries(sources).map(([source, mapped]) => `${source} ${mapped}`);
  return columns([
    ['clauses', String(count.all), kinds],
    ['cited by the machine', String(covered.machine)],
    ['with an accepting fixture', String(covered.following)],
    ['with a refusing or changed result', String(covered.contrast)],
    ['exempt in some respect', String(exempt)],
    ['fixtures', String(fixtures)],
    ['source statements mapped', String(statements), perSource.join(', ')],
    ['inventory rows mapped', String(rows)],
    [
      'read beside the source',
      `${read} of ${citations}`,
      lastRead === null ? '' : `citations, the last on ${lastRead}`,
    ],
  ]);
}

/** The citations whose lines are not those that were read. */
export const movedText = (
  moved: readonly { readonly id: string; readonly source: string }[],
): string =>
  moved.length === 0
    ? 'Every cited line is as it was read.\n'
    : `Lines other than those that were read\n${columns(moved.map(({ id, source }) => [id, source]))
        .map((line) => `  ${line}`)
        .join('\n')}\n`;

/** One clause in full. */
export function clauseText(clause: ClauseCoverage): string {
  const { id, kind, sources, exempt, changed, reworded, stale, read, unread } = clause;
  const says = Object.entries(sources).map(([source, word]) => `${source} ${word}`);
  const rows = ASPECTS.map((aspect) => {
    const proofs = clause[aspect];
    const reason = exempt[aspect];
    const none = reason === undefined ? 'none' : `exempt: ${reason}`;
    return [aspect, proofs.length === 0 ? none : `${proofs.length}: ${proofs.join(', ')}`];
  });
  const lines = [
    `${id} (${kind})`,
    `  ${clauses[id].statement.en}`,
    ...columns([
      ...rows,
      ['sources', says.join(', ')],
      [
        'read',
        Object.entries(read)
          .map((reading) => reading.join(' '))
          .join(', ') || 'none',
      ],
      ...(unread.length === 0 ? [] : [['unread', unread.join(', ')]]),
    ]).map((line) => `  ${line}`),
    ...(reworded ? ['  its statement is not that of its version'] : []),
    ...(stale.length > 0 ? [`  ${stale.join(' and ')} translate an earlier statement`] : []),
    ...(changed ? ['  its statement has changed since its fixtures were reviewed'] : []),
  ];
  return `${lines.join('\n')}\n`;
}
