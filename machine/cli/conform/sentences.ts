import { clauses } from '../../../spec/clauses.ts';
import type { Language } from '../../../spec/text.ts';
import type { Failure } from '../../conform/drive.ts';
import type { Lack } from '../../conform/lacking.ts';
import type { EngineName } from '../../conform/protocol.ts';
import type { Totals } from '../../conform/report.ts';
import { drawText } from '../../draw/text.ts';
import { cut } from '../../record/brief.ts';
import type { GameFile } from '../../record/format.ts';
import { localText } from '../../record/local.ts';
import { type Frame, frames } from '../../record/replay.ts';
import { seatsOf } from '../../record/seats.ts';
import { type LabelId, sayLabel } from '../../words/labels.ts';
import { sayAction, sayModule, sayStep } from '../../words/words.ts';
import { columns } from '../output/columns.ts';
import { foreign, jsonLine, plain } from '../output/terminal.ts';
import type { Told } from './printer.ts';

/** A value is shown up to this many letters; a request is cut to a line. */
const SHOWN = 2_000;
const LONGEST_REQUEST = 300;

/** An engine by its name and version. */
export const engineCalled = ({ name, version }: EngineName): string =>
  foreign(`${name} ${version}`.trim());

/** What a case is called in a language; empty when it has no title. */
export const titleOf = ({ one }: Told, language: Language): string =>
  foreign(localText(one.file.title ?? '', language).text);

/** What an engine lacks. */
export function sayLack(lack: Lack, language: Language): string {
  switch (lack.lacks) {
    case 'edition':
      return sayLabel('conform-lack-edition', language, { edition: lack.edition });
    case 'reading': {
      const { ruling, reading } = lack;
      return sayLabel('conform-lack-reading', language, { ruling, reading });
    }
    case 'board':
      return sayLabel('conform-lack-board', language, { board: lack.board });
    case 'module':
      return sayLabel('conform-lack-module', language, {
        module: sayModule(lack.module, language),
      });
    case 'players':
      return sayLabel('conform-lack-players', language, { count: lack.players });
    case 'phase':
      return sayLabel('conform-lack-phase', language, { phase: lack.phase });
    case 'said':
      return sayLabel('conform-lack-said', language, { said: foreign(cut(lack.said, SHOWN)) });
    case 'positions':
    case 'unknown':
    case 'claims':
      return sayLabel(`conform-lack-${lack.lacks}`, language);
  }
}

/** What is wrong with a case, in a sentence; empty where nothing is. */
export function sayVerdict({ report, verdict }: Told, language: Language): string {
  if (verdict === 'unexpected') return sayLabel('conform-unexpected', language);
  if (report.outcome === 'unsupported') return sayLack(report.lack, language);
  return report.outcome === 'failed' ? sayLabel(`conform-${report.failure.kind}`, language) : '';
}

/** Where a failure is. */
export const placeOf = ({ step, path }: Failure, language: Language): readonly string[] =>
  [step < 0 ? '' : sayStep('at-step', language, { step: step + 1 }), foreign(path)].filter(
    (part) => part !== '',
  );

/** All that is known of a failure below its sentence: values, message, request and clauses. */
export function failureLines(failure: Failure, language: Language): readonly string[] {
  const { message, request, clauses: ids } = failure;
  const rows: (readonly [LabelId, string])[] = [];
  for (const key of ['expected', 'actual'] as const)
    if (key in failure) rows.push([key, cut(jsonLine(failure[key] ?? null), SHOWN)]);
  if (message !== undefined) rows.push(['conform-said', foreign(cut(message, SHOWN))]);
  if (request !== undefined) rows.push(['conform-asked', cut(jsonLine(request), LONGEST_REQUEST)]);
  return [
    ...columns(
      rows.map(([label, value]) => [sayLabel(label, language), value]),
      ' ',
    ),
    ...[...new Set(ids)].map((id) => `${plain(id)}: ${plain(clauses[id].title[language])}`),
  ];
}

/** What was done when a failure came up, and the board it was done on. */
export function sceneLines(
  file: GameFile,
  { step: at }: Failure,
  language: Language,
): readonly string[] {
  const step = file.steps[at];
  if (step === undefined) return [];
  const before = [...frames({ ...file, steps: file.steps.slice(0, at) })].at(-1) as Frame;
  return [
    `${sayLabel('conform-step', language)}: ${sayAction(step.action, step.seat, language, seatsOf(file))}`,
    ...drawText(before.game).trimEnd().split('\n'),
  ];
}

/** What a run comes to, in one line. */
export function saySum(totals: Totals, untried: number, language: Language): string {
  const { passed, failed, unsupported, known, unexpected } = totals;
  const counts: readonly (readonly [LabelId, number])[] = [
    ['conform-passed', passed],
    ['failures', failed],
    ['conform-known', known],
    ['conform-passes-known', unexpected],
    ['conform-unsupported', unsupported],
    ['conform-untried', untried],
  ];
  return counts
    .filter(([label, count]) => count > 0 || label === 'conform-passed' || label === 'failures')
    .map(([label, count]) =>
      sayLabel(label, language, { count, digits: String(count), tried: passed + failed }),
    )
    .join(', ');
}
