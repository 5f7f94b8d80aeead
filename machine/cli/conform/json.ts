import { clauses } from '../../../spec/clauses.ts';
import type { Language } from '../../../spec/text.ts';
import { jsonLine } from '../output/terminal.ts';
import type { Printer, Told } from './printer.ts';
import { sayVerdict, titleOf } from './sentences.ts';
import { sumOf } from './sum.ts';

/** A run for a program: a line of JSON for each case, then the sum. */
export const jsonPrinter = (language: Language): Printer => ({
  begin: (engine) => `${jsonLine({ kind: 'engine', ...engine })}\n`,
  tell: (told) => `${jsonLine(caseJson(told, language))}\n`,
  end: (ended) => `${jsonLine(sumOf(ended))}\n`,
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
