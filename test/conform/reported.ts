import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** The engines with a stored report, by its name, and what starts each. */
export const REPORTED: Readonly<Record<string, readonly string[]>> = {
  cubenations: [process.execPath, join(ROOT, 'test/conform/cubenations/adapter.ts')],
  shedu: [process.execPath, join(ROOT, 'fixtures/adapters/shedu.ts')],
};

/** Where the report of an engine is stored. */
export const reportPath = (name: string): string => join(ROOT, `fixtures/reports/${name}.json`);
