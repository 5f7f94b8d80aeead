import { clauses } from '../../../spec/clauses.ts';
import type { Language } from '../../../spec/text.ts';
import { jsonLine } from '../output/terminal.ts';
import type { Ended, Printer, Told } from './printer.ts';
import { sayVerdict, titleOf } from './sentences.ts';

/** A run for a program: a line of JSON for each case, then the sum. */
export const jsonPrinter = (language: Language): Printer => ({
  begin: (engine) => `${jsonLine({ kind: 'engine', ...engine })}\n`,
  tell: (told) => `${jsonLine(caseJson(told, language))}\n`,
  end: (ended) => `${jsonLine(summaryJson(ended))}\n`,
});

function caseJson(told: Told, language: Language): object {
  const { report, verdict } = told;
  const title = titleOf(told, language);
  const message = sayVerdict(told, language);
  return {
    kind: 'case',
    ...report,
    ...(report.outcome === 'failed'
      ? {
          failure: {
            ...report.failure,
            clauses: report.failure.clauses.map((id) => ({
              id,
              title: clauses[id].title[language],
            })),
          },
        }
      : {}),
    verdict,
    ...(title === '' ? {} : { title }),
    ...(message === '' ? {} : { message }),
  };
}

function summaryJson({ report, untried, stopped, exit }: Ended): object {
  const { suite, engine, complete, totals, chapters } = report;
  const early =
    stopped === null ? {} : { stopped: { kind: stopped.kind, message: stopped.message } };
  const sum = { suite, engine, complete, ...totals, untried, chapters };
  return { kind: 'summary', ...sum, ...early, exit };
}
