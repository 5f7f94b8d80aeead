import { clauseIds } from '../../spec/clauses.ts';
import { brief } from './brief.ts';
import { toGameFile } from './file.ts';
import { FIXTURE_FORMATS, type GameFile, RECORD_FORMATS } from './format.ts';
import { parseJson } from './parse.ts';
import { inputProblem, type Problem } from './problem.ts';
import { schemaProblem } from './schema.ts';
import { schemas } from './validators.ts';

/** A file that can be replayed, or what is wrong with it. */
export type Read = { readonly file: GameFile } | { readonly problems: readonly Problem[] };

/** Reads one JSON document: a record, a fixture or a trace. */
export function readGame(text: string): Read {
  const parsed = parseJson(text);
  return 'problem' in parsed ? { problems: [parsed.problem] } : checkGame(parsed.value);
}

/** Checks a value against the schema of its kind, and the clauses it names. */
export function checkGame(value: unknown): Read {
  const kind = kindOf(value);
  if (typeof kind !== 'string') return { problems: [kind] };
  const validate = schemas[kind];
  if (!validate(value)) return { problems: [schemaProblem(validate)] };
  const file = toGameFile(value);
  const dangling = danglingClause(file);
  return dangling === null ? { file } : { problems: [dangling] };
}

function kindOf(value: unknown): keyof typeof schemas | Problem {
  const expected = `an object with "format", or a trace`;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return inputProblem('schema', '', `expected ${expected}`, { expected });
  }
  const { format, steps } = value as { format?: unknown; steps?: unknown };
  const among = (formats: readonly unknown[]): boolean => formats.includes(format);
  if (among(RECORD_FORMATS)) return 'record';
  if (among(FIXTURE_FORMATS)) return 'fixture';
  if (format !== undefined) {
    const known = [...RECORD_FORMATS, ...FIXTURE_FORMATS];
    const message = `expected one of ${known.join(', ')}`;
    return inputProblem('no-format', 'format', message, { expected: known, actual: format });
  }
  const traced =
    Array.isArray(steps) &&
    steps.some((step) => typeof step === 'object' && step !== null && 'after' in step);
  if (traced) return 'trace';
  const message = `expected ${expected}: a file without "format" is one if its steps have "after"`;
  return inputProblem('no-format', 'format', message, { expected });
}

const known: ReadonlySet<string> = new Set(clauseIds);

function danglingClause(file: GameFile): Problem | null {
  const unknown = (id: unknown, path: string): Problem | null =>
    typeof id === 'string' && known.has(id)
      ? null
      : inputProblem('schema', path, `there is no clause ${brief(id)}`, {
          expected: 'the id of a clause',
          actual: id,
        });
  for (const list of ['clauses', 'contrasts'] as const) {
    for (const [i, id] of (file[list] ?? []).entries()) {
      const problem = unknown(id, `${list}[${i}]`);
      if (problem !== null) return problem;
    }
  }
  for (const [i, step] of file.steps.entries()) {
    for (const [j, { clause }] of (step.violations ?? []).entries()) {
      const problem = unknown(clause, `steps[${i}].violations[${j}].clause`);
      if (problem !== null) return problem;
    }
    for (const [j, effect] of (step.effects ?? []).entries()) {
      const cited: unknown = effect.clauses ?? [];
      for (const id of Array.isArray(cited) ? cited : [cited]) {
        const problem = unknown(id, `steps[${i}].effects[${j}].clauses`);
        if (problem !== null) return problem;
      }
    }
  }
  return null;
}
