import { type ClauseId, clauses } from '../../spec/clauses.ts';
import type { Finding } from './check.ts';
import { jsonLine, plain } from './terminal.ts';

/** Where a problem is: the file, the line of a stream, the game. */
export interface Place {
  readonly file: string;
  readonly line?: number;
  readonly game: string;
}

/** A value is shown up to this many characters. */
const SHOWN = 2000;

/**
 * A problem for a reader: where, what, expected and actual (of an input's problem the sentence tells
 * them), and the clauses with their statements.
 */
export function problemText(place: Place, finding: Finding): string {
  const { step, since, sentence } = finding;
  const where = [
    position(place, finding),
    place.game,
    step === undefined ? '' : `step ${step}`,
    finding.path,
  ];
  const lines = [
    where
      .filter((part) => part !== '')
      .map(plain)
      .join(', '),
    `  ${plain(sentence)}`,
  ];
  if (finding.kind !== 'input') {
    if ('expected' in finding) lines.push(`  expected ${shown(finding.expected)}`);
    if ('actual' in finding) lines.push(`  actual   ${shown(finding.actual)}`);
  }
  if (since !== undefined) {
    lines.push(`  last written ${since < 0 ? 'at the start' : `by step ${since}`}`);
  }
  for (const id of new Set(finding.clauses)) lines.push(`  ${plain(id)}: ${statement(id)}`);
  return `${lines.join('\n')}\n`;
}

/** A problem for a program: one line of JSON. */
export function problemJson({ file, line, game }: Place, finding: Finding): string {
  const { sentence, message: _, clauses: ids, line: textLine, ...rest } = finding;
  const cited = [...new Set(ids)].map((id) => ({ id, statement: statement(id) }));
  const at = line ?? textLine;
  return `${jsonLine({
    file,
    ...(at === undefined ? {} : { line: at }),
    ...(game === '' ? {} : { game }),
    ...rest,
    clauses: cited,
    message: sentence,
  })}\n`;
}

/** `file:line:column`, as editors understand it; in a stream a text's own line is always 1. */
function position({ file, line }: Place, finding: Finding): string {
  const at = line ?? finding.line;
  return [file, at, finding.column].filter((part) => part !== undefined).join(':');
}

const statement = (id: ClauseId): string => clauses[id]?.statement.en ?? '';

function shown(value: unknown): string {
  const json = jsonLine(value ?? null);
  return json.length > SHOWN ? `${json.slice(0, SHOWN)}…` : json;
}
