import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { RecordJson } from '../../machine/record/format.ts';
import { localText } from '../../machine/record/local.ts';
import { games } from './games.ts';
import { SEED } from './seed.ts';

/** A property that a game does not have, with the shortest game found that lacks it. */
export interface Failure {
  readonly record: RecordJson;
  /** The number that came with the game. */
  readonly chance: number;
  readonly error: unknown;
}

export interface Effort {
  readonly runs: number;
  readonly length: number;
  readonly seed?: number;
}

export type Property = (record: RecordJson, chance: number) => void;

/** Looks for a game without a property; null if there is none among those tried. */
export function refute(property: Property, { runs, length, seed = SEED }: Effort): Failure | null {
  const found = fc.check(fc.property(games(length), fc.nat(), property), { seed, numRuns: runs });
  if (found.counterexample === null) return null;
  const [record, chance] = found.counterexample;
  return { record, chance, error: found.errorInstance };
}

/** Keeps a record where `shedu replay` can open it; its path. */
export function keep(record: RecordJson, folder = mkdtempSync(join(tmpdir(), 'shedu-'))): string {
  const name = localText(record.title, 'en').text.replace(/\W+/g, '-').toLowerCase();
  const path = join(folder, `${name}.json`);
  writeFileSync(path, `${JSON.stringify(record, null, 2)}\n`);
  return path;
}

/** Asserts a property of many games. The message of a failure says which file shows it. */
export function holds(property: Property, effort: Effort): void {
  const failure = refute(property, effort);
  if (failure === null) return;
  const { record, chance, error } = failure;
  const steps = `${record.steps.length} ${record.steps.length === 1 ? 'step' : 'steps'}`;
  throw new Error(
    `SEED=${effort.seed ?? SEED}, chance ${chance}, ${steps}: npx shedu replay ${keep(record)}\n${error}`,
    { cause: error },
  );
}
