import { brief } from './brief.ts';
import { toGameFile } from './file.ts';
import { FIXTURE_FORMATS, type GameFile, RECORD_FORMATS } from './format.ts';
import { parseJson } from './parse.ts';
import { jsonPath } from './path.ts';
import { inputProblem, type Problem } from './problem.ts';
import { schemaProblem } from './schema.ts';
import type { schemas } from './validators.ts';
import { firstInSteps, variationProblem, type Where } from './variations.ts';

/** A file that can be replayed, or what is wrong with it. */
export type Read = { readonly file: GameFile } | { readonly problems: readonly Problem[] };

/** Reads games, given as text or as the value that a text holds. */
export interface Reader {
  /** Reads one JSON document: a record, a fixture or a trace. */
  readGame(text: string): Read;
  /** Checks a value against the schema of its kind, and the clauses it names. */
  checkGame(value: unknown): Read;
}

type Schemas = typeof schemas;

/**
 * What reads games by validators and the ids of all clauses. Neither needs to bring along the
 * compiler of the schemas and the texts of the clauses, which a browser does without.
 */
export function readerBy(validators: Schemas, clauseIds: Iterable<string>): Reader {
  const known: ReadonlySet<string> = new Set(clauseIds);
  const checkGame = (value: unknown): Read => {
    const kind = kindOf(value);
    if (typeof kind !== 'string') return { problems: [kind] };
    const validate = validators[kind];
    if (!validate(value)) return { problems: [schemaProblem(validate, value)] };
    const file = toGameFile(value);
    const problem = variationProblem(file) ?? danglingClause(file, known);
    return problem === null ? { file } : { problems: [problem] };
  };
  return {
    checkGame,
    readGame(text) {
      const parsed = parseJson(text);
      return 'problem' in parsed ? { problems: [parsed.problem] } : checkGame(parsed.value);
    },
  };
}

function kindOf(value: unknown): keyof Schemas | Problem {
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

/** What names a clause that there is not. */
function danglingClause(file: GameFile, known: ReadonlySet<string>): Problem | null {
  const unknown = (id: unknown, where: Where): Problem | null =>
    typeof id === 'string' && known.has(id)
      ? null
      : inputProblem('schema', jsonPath(where()), `there is no clause ${brief(id)}`, {
          expected: 'the id of a clause',
          actual: id,
        });
  for (const list of ['clauses', 'contrasts'] as const) {
    for (const [i, id] of file[list]?.entries() ?? []) {
      const problem = unknown(id, () => [list, i]);
      if (problem !== null) return problem;
    }
  }
  return firstInSteps(file, ({ violations, effects }, where) => {
    for (const [j, { clause }] of violations?.entries() ?? []) {
      const problem = unknown(clause, () => [...where(), 'violations', j, 'clause']);
      if (problem !== null) return problem;
    }
    for (const [j, { clauses = [] }] of effects?.entries() ?? []) {
      for (const id of clauses) {
        const problem = unknown(id, () => [...where(), 'effects', j, 'clauses']);
        if (problem !== null) return problem;
      }
    }
    return null;
  });
}
