import { clauses } from '../../../spec/clauses.ts';
import { ASPECTS, type Aspect } from '../../../spec/exemptions.ts';
import type { ClauseCoverage, Coverage, Totals } from '../../book/coverage/coverage.ts';
import type { Gap } from '../../book/coverage/gaps.ts';
import { columns } from '../output/terminal.ts';

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
  const lists = [
    ['Missing', missing],
    ['Superfluous', superfluous],
    ['Changed', changed],
    ['Gaps', gaps.map(({ subject, message }) => [subject, message])],
  ] as const;
  const told = lists.flatMap(([title, list]) =>
    list.length === 0 ? [] : [title, ...columns(list).map((line) => `  ${line}`), ''],
  );
  return `${[...told, ...sums(totals, rows), verdict(told.length === 0)].join('\n')}\n`;
}

const verdict = (complete: boolean): string =>
  complete ? 'Every rule is covered.' : 'The coverage is not complete.';

function sums(
  { clauses: count, covered, exempt, fixtures, sources, statements }: Totals,
  rows: number,
): readonly string[] {
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
  ]);
}

/** One clause in full. */
export function clauseText(clause: ClauseCoverage): string {
  const { id, kind, sources, exempt, changed } = clause;
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
    ...columns([...rows, ['sources', says.join(', ')]]).map((line) => `  ${line}`),
    ...(changed ? ['  its statement has changed since its fixtures were reviewed'] : []),
  ];
  return `${lines.join('\n')}\n`;
}
