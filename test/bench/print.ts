import { type Figure, type Goal, meets, type Report } from './report.ts';

const small = new Intl.NumberFormat('en', { maximumFractionDigits: 2, minimumFractionDigits: 2 });
const large = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** A number as reports show it. */
export const number = (value: number): string => (value < 100 ? small : large).format(value);

function goalText(goal: Goal | undefined): string {
  if (goal === undefined) return '';
  return goal.least === undefined
    ? `≤ ${small.format(goal.most ?? Number.NaN)}`
    : `≥ ${large.format(goal.least)}`;
}

const VERDICT = { true: 'reached', false: 'not reached' } as const;

/** What a row of a table tells of a figure. */
export function row(figure: Figure): readonly string[] {
  const { name, unit, cpu, wall, goal } = figure;
  const met = meets(figure);
  return [
    name,
    unit,
    number(cpu.median),
    `${number(cpu.min)}–${number(cpu.max)}`,
    number(wall.median),
    goalText(goal),
    met === null ? '' : VERDICT[`${met}`],
  ];
}

/** What the columns of a table are. */
export const HEAD = ['', '', 'median', 'min–max', 'by the clock', 'goal', ''];
/** Columns of words, which begin at one place; numbers end at one. */
const WORDS: ReadonlySet<number> = new Set([0, 1, 6]);

function align(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = HEAD.map((_, i) => Math.max(...rows.map((cells) => cells[i]?.length ?? 0)));
  return rows.map((cells) =>
    cells
      .map((cell, i) => (WORDS.has(i) ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
      .join('  ')
      .trimEnd(),
  );
}

/** The first and the last of some seeds. */
export const list = (seeds: readonly number[]): string => `${seeds[0]}–${seeds.at(-1)}`;

/** The report as a table. */
export function reportText({ machine, seeds, rounds, warmup, sections }: Report): string {
  const { cpu, cores, memoryGiB, os, node, load } = machine;
  const rows = sections.map(({ figures }) =>
    figures.map(row).map(([name, ...cells]) => [`  ${name}`, ...cells]),
  );
  const [head, ...aligned] = align([HEAD, ...rows.flat()]);
  const lines = [
    `Machine  ${cpu}, ${cores} cores, ${memoryGiB} GiB; ${os}; Node ${node}`,
    `Load     ${load.join(' ')} at the start`,
    `Method   ${warmup} + ${rounds} rounds of fixed work, the tasks by turns; processor time of one thread`,
    `Seeds    ${Object.entries(seeds)
      .map(([what, numbers]) => `${what} ${list(numbers)}`)
      .join('; ')}`,
    '',
    head as string,
  ];
  let next = 0;
  for (const [i, { title, notes }] of sections.entries()) {
    lines.push(title);
    for (const _ of rows[i]!) lines.push(aligned[next++] as string);
    for (const note of notes) lines.push(`    ${note}`);
    lines.push('');
  }
  return lines.join('\n');
}
