import imported, { type Builder, type TestSuite } from 'junit-report-builder';
import type { Language } from '../../../spec/text.ts';
import { FAULTS, type FaultKind } from '../../conform/engine.ts';
import { plain } from '../output/terminal.ts';
import type { Ended, Printer, Told } from './printer.ts';
import { engineCalled, failureLines, placeOf, sayVerdict, titleOf } from './sentences.ts';

/** The builder itself is what Node imports; the package's types have it one level below. */
const builder = imported as unknown as Builder;

/** A run as the XML of JUnit, in one piece at the end. */
export function junitPrinter(language: Language): Printer {
  const told: Told[] = [];
  return {
    begin: () => '',
    tell: (one) => {
      told.push(one);
      return '';
    },
    end: (ended) => {
      const report = builder.newBuilder();
      const suite = report.testSuite().name(engineCalled(ended.report.engine));
      const byId = told.toSorted((one, other) => (one.one.id < other.one.id ? -1 : 1));
      for (const one of byId) addCase(suite, one, language);
      addEnd(suite, ended);
      return `${report.build()}\n`;
    },
  };
}

const isOutside = (kind: string): kind is FaultKind => (FAULTS as readonly string[]).includes(kind);

function addCase(suite: TestSuite, told: Told, language: Language): void {
  const { one, report, verdict } = told;
  const id = plain(one.id);
  const made = suite
    .testCase()
    .className(id.slice(0, Math.max(0, id.lastIndexOf('.'))) || id)
    .name(id);
  const sentence = sayVerdict(told, language);
  if (verdict === 'unsupported' || verdict === 'known') made.skipped().standardOutput(sentence);
  if (verdict === 'unexpected') made.failure(sentence, verdict);
  if (verdict !== 'failed' || report.outcome !== 'failed') return;
  const { failure } = report;
  const where = placeOf(failure, language).join(', ');
  const text = [titleOf(told, language), where, ...failureLines(failure, language)]
    .filter((line) => line !== '')
    .join('\n');
  if (isOutside(failure.kind)) made.error(sentence, failure.kind, text);
  else made.failure(sentence, failure.kind).stacktrace(text);
}

/** A run that was ended early is an error of its own. */
function addEnd(suite: TestSuite, { stopped }: Ended): void {
  if (stopped === null) return;
  suite.testCase().className('shedu').name('conform').error(plain(stopped.message), stopped.kind);
}
