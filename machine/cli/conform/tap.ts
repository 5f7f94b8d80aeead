import type { Language } from '../../../spec/text.ts';
import { jsonLine, plain } from '../output/terminal.ts';
import type { Ended, Printer, Told } from './printer.ts';
import { engineCalled, sayVerdict, titleOf } from './sentences.ts';

/** A run as TAP 14; the plan comes last, and a run that was ended early has none. */
export function tapPrinter(language: Language): Printer {
  let number = 0;
  return {
    begin: (engine) => `TAP version 14\n# ${engineCalled(engine)}\n`,
    tell: (told) => point(++number, told, language),
    end: ({ stopped }: Ended) =>
      stopped === null ? `1..${number}\n` : `Bail out! ${plain(stopped.message)}\n`,
  };
}

/** A text as it may stand in a line whose signs TAP takes for its own. */
const escaped = (text: string): string => text.replace(/[\\#]/g, '\\$&');

function point(number: number, told: Told, language: Language): string {
  const { one, verdict } = told;
  const title = titleOf(told, language);
  const called = escaped(plain(one.id) + (title === '' ? '' : `: ${title}`));
  const why = sayVerdict(told, language);
  switch (verdict) {
    case 'passed':
      return `ok ${number} - ${called}\n`;
    case 'unsupported':
      return `ok ${number} - ${called} # SKIP ${escaped(why)}\n`;
    case 'known':
      return `not ok ${number} - ${called} # TODO ${escaped(why)}\n${diagnosis(told, why)}`;
    case 'failed':
    case 'unexpected':
      return `not ok ${number} - ${called}\n${diagnosis(told, why)}`;
  }
}

/** YAML takes values as JSON writes them. */
function diagnosis({ report }: Told, message: string): string {
  const failure = report.outcome === 'failed' ? report.failure : {};
  const rows = Object.entries({ sentence: message, ...failure }).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${jsonLine(value)}`],
  );
  return ['---', ...rows, '...'].map((row) => `  ${row}\n`).join('');
}
