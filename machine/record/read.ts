import { clauseIds } from '../../spec/clauses.ts';
import { type Read, readerBy } from './reader.ts';
import { schemas } from './validators.ts';

export type { Read } from './reader.ts';

const reader = readerBy(schemas, clauseIds);

/** Reads one JSON document: a record, a fixture or a trace. */
export function readGame(text: string): Read {
  return reader.readGame(text);
}

/** Checks a value against the schema of its kind, and the clauses it names. */
export function checkGame(value: unknown): Read {
  return reader.checkGame(value);
}
