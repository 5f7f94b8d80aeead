import type { FigureName } from './figures.ts';
import { HEAD, list, number, row } from './print.ts';
import type { Figure, Report, Section } from './report.ts';
import type { Spread } from './rounds.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** A time as a reader takes it in. */
function lasting(seconds: number): string {
  if (seconds < 120) return `${number(seconds)} s`;
  if (seconds < 2 * HOUR) return `${number(seconds / 60)} minutes`;
  return seconds < 3 * DAY ? `${number(seconds / HOUR)} hours` : `${number(seconds / DAY)} days`;
}

const bytes = (count: number): string =>
  count < 1e12 ? `${number(count / 1e9)} GB` : `${number(count / 1e12)} TB`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const sectionText = ({ title, figures, notes }: Section): string =>
  [
    `### ${title}`,
    '',
    table(['figure', 'unit', ...HEAD.slice(2)], figures.map(row)),
    '',
    notes.map((note) => note.trim()).join('\n'),
  ].join('\n');

/** What so many games cost, out of what a run measured. */
function costs(of: (name: FigureName) => Figure, cores: number): string {
  const each = (name: FigureName, clock: 'cpu' | 'wall' = 'cpu'): number => of(name)[clock].median;
  const whole = of(cores === 1 ? 'verify, games on one core' : `verify, games on ${cores} cores`);
  const size = (1e6 * each('bundled records, bytes')) / each('bundled records');
  const row = (games: string, count: number): readonly string[] => [
    games,
    lasting(count / each('random games')),
    lasting(count / each('verify, games on one core', 'wall')),
    lasting(count / whole.wall.median),
    bytes(count * size),
  ];
  return table(
    [
      'games',
      'played at random, one core',
      'verified, one core',
      `verified, ${cores} cores`,
      'JSON',
    ],
    [row('10⁶', 1e6), row('10⁹', 1e9)],
  );
}

/** How costs grow, in sentences. */
function growth(of: (name: FigureName) => Figure, cores: number): string {
  const middle = ({ median }: Spread): string => number(median);
  const cpu = (name: FigureName): string => middle(of(name).cpu);
  const wall = (name: FigureName): string => middle(of(name).wall);
  return `- **With the number of games**: \`shedu verify\` takes ${wall('verify, start')} s to start and ${wall('verify, a game more')} ms for each game more, on ${cores} cores; the processors work ${cpu('verify, a game more')} ms on it. Four times the games take ${cpu('verify, memory of four times the games ÷ of once')} times the memory, ${cpu('verify, memory')} MiB in this run.
- **With the length of a game**: a step of a whole long game costs ${cpu('step of full length ÷ of a quarter')} times what one of its first quarter does.
- **With cores**: ${cores} cores verify ${wall('verify, all cores ÷ one core')} times as many games in the same time as one, which is ${wall('verify, efficiency on all cores')} for each.
- **What is kept**: a position of a replay takes ${cpu('position kept')} bytes, ${cpu('position kept ÷ its JSON')} times its JSON.`;
}

/** A run as a page that is kept: what many games cost, how that grows, and all figures. */
export function resultsText({ machine, seeds, rounds, warmup, sections }: Report): string {
  const { cpu, cores, memoryGiB, os, node, load } = machine;
  const figures = new Map(sections.flatMap((one) => one.figures).map((one) => [one.name, one]));
  const of = (name: FigureName): Figure => {
    const figure = figures.get(name);
    if (figure === undefined) throw new RangeError(`no figure ${name}`);
    return figure;
  };
  return `# What it costs

Written by \`npm run bench -- --write\` from one run, and by nobody else.

- Machine: ${cpu}, ${cores} cores, ${memoryGiB} GiB; ${os}; Node ${node}
- Load: ${load.join(', ')} over 1, 5 and 15 minutes when the run began; below the number of cores it was quiet
- Method: ${warmup} + ${rounds} rounds of fixed work, the tasks by turns; medians of processor time, and of time by the clock where that is said
- Seeds: ${Object.entries(seeds)
    .map(([what, numbers]) => `${what} ${list(numbers)}`)
    .join('; ')}

## A million games

${costs(of, cores)}

Random games are of two to four players without modules, every action drawn evenly from all legal ones. Those verified are as the bundled ones, which are long and annotated, and are read, checked, played and compared with all that they claim.

## How it grows

${growth(of, cores)}

## All figures

${sections.map(sectionText).join('\n\n')}
`;
}
