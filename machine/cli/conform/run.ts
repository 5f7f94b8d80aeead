import meta from '../../../package.json' with { type: 'json' };
import { aboutOf, type Case, mixed } from '../../conform/choice.ts';
import { EngineFault } from '../../conform/engine.ts';
import { writeKnown } from '../../conform/known.ts';
import {
  type CaseReport,
  isFault,
  reportOf,
  toldOutcome,
  totalsOf,
  verdictOf,
} from '../../conform/report.ts';
import { cut } from '../../record/brief.ts';
import { sayLabel } from '../../words/labels.ts';
import { assertWritable, type NewFile, replaceFiles } from '../output/files.ts';
import { Progress } from '../output/progress.ts';
import { EXIT, Failure, foreign, write } from '../output/terminal.ts';
import { sumFile } from '../sum/file.ts';
import { badgeFile } from './badge.ts';
import { chosenFrom, namedIn, selectionOf } from './chosen.ts';
import { type CommandWords, Crew, type Greeting } from './crew.ts';
import { jsonPrinter } from './json.ts';
import { junitPrinter } from './junit.ts';
import { knownFailures } from './knownfile.ts';
import type { ConformFormat, ConformOptions } from './options.ts';
import type { Ended, Printer } from './printer.ts';
import { saySum } from './sentences.ts';
import { bundledSuite, suiteIn } from './suite.ts';
import { sumOf } from './sum.ts';
import { tapPrinter } from './tap.ts';
import { textPrinter } from './text.ts';

const PRINTERS: Readonly<Record<ConformFormat, (language: ConformOptions['lang']) => Printer>> = {
  text: textPrinter,
  json: jsonPrinter,
  junit: junitPrinter,
  tap: tapPrinter,
};

/** Tries an engine on a suite and tells how it fares. */
export async function conform(command: CommandWords, options: ConformOptions): Promise<void> {
  const { report, badge, writeKnown: list, sum } = options;
  if (list !== undefined && Object.keys(selectionOf(options)).length > 0)
    throw new Failure('--write-known lists the failures of a whole suite, not of chosen cases');
  const all = await (options.suite === undefined ? bundledSuite() : suiteIn(options.suite));
  const named = namedIn(all, options);
  const known = await knownFailures(options.known, all);
  for (const file of [report, badge, list, sum]) if (file !== undefined) assertWritable(file);
  const crew = new Crew(command, { start: options.startTimeout, answer: options.timeout });
  try {
    const greeting = await greet(crew);
    const cases = chosenFrom(named, options, greeting.capabilities);
    const ended = await tell(crew, greeting, { all, cases, known }, options);
    const failed = ended.report.cases.flatMap((one) => (one.outcome === 'failed' ? [one.id] : []));
    await replaceFiles([
      ...(report === undefined ? [] : [{ name: report, content: jsonFile(ended.report) }]),
      ...(badge === undefined ? [] : [badgeFile(badge, ended.report)]),
      ...(sum === undefined ? [] : [sumFile(sum, sumOf(ended))]),
      // A run that was ended early does not know them all.
      ...(list === undefined || ended.stopped !== null ? [] : [knownFile(list, failed)]),
    ]);
    process.exitCode = ended.exit;
  } finally {
    crew.close();
  }
}

/** @throws Failure when the engine cannot be used */
async function greet(crew: Crew): Promise<Greeting> {
  try {
    return await crew.greet();
  } catch (error) {
    if (!(error instanceof EngineFault)) throw error;
    throw new Failure(`the engine cannot be used: ${foreign(cut(error.message, 2_000))}`);
  }
}

/** What there is to try. */
interface Task {
  readonly all: readonly Case[];
  readonly cases: readonly Case[];
  readonly known: ReadonlySet<string>;
}

/** Plays the cases, prints what comes of each, and then the sum. */
async function tell(
  crew: Crew,
  greeting: Greeting,
  { all, cases, known }: Task,
  options: ConformOptions,
): Promise<Ended> {
  const { format, lang, jobs, date, suite } = options;
  const { engine, capabilities } = greeting;
  const printer = PRINTERS[format](lang);
  const tried: { readonly report: CaseReport; readonly clauses: ReturnType<typeof aboutOf> }[] = [];
  const sum = (): string =>
    saySum(totalsOf(tried.map((one) => one.report)), cases.length - tried.length, lang);
  const progress = new Progress(cases.length, ({ done, total, left }) =>
    sayLabel('conform-progress', lang, { done, total, left, sum: sum() }),
  );
  const print = async (text: string): Promise<void> => {
    if (text !== '') await progress.aside(() => write(text));
  };
  try {
    await print(printer.begin(engine));
    for await (const { one, outcome } of crew.play(mixed(cases), greeting, jobs)) {
      const { id } = one;
      const listed = known.has(id) ? ({ known: true } as const) : {};
      const report: CaseReport = { id, ...toldOutcome(outcome), ...listed };
      tried.push({ report, clauses: aboutOf(one) });
      progress.advance(1);
      await print(printer.tell({ one, report, verdict: verdictOf(report) }));
    }
  } finally {
    progress.stop();
  }
  const untried = cases.length - tried.length;
  const report = reportOf({
    ...(suite === undefined ? { version: meta.version } : {}),
    size: all.length,
    selection: selectionOf(options),
    engine,
    capabilities,
    ...(date === undefined ? {} : { date }),
    complete: untried === 0,
    cases: tried.toSorted((one, other) => (one.report.id < other.report.id ? -1 : 1)),
  });
  const faulty = report.cases.some((one) => isFault(verdictOf(one)));
  const stopped = untried === 0 ? null : crew.stopped;
  const exit = stopped !== null ? EXIT.wrong : faulty ? EXIT.differs : EXIT.well;
  const ended = { report, untried, stopped, exit };
  await write(printer.end(ended));
  return ended;
}

const jsonFile = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

const knownFile = (name: string, ids: readonly string[]): NewFile => ({
  name,
  content: writeKnown(ids, 'Known failures, one case a line: shedu conform --known'),
});
