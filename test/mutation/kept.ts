import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The lists that were kept: what every fixture and some random games come to. */
export const KEPT = {
  courses: join(import.meta.dirname, 'courses.txt'),
  plays: join(import.meta.dirname, 'plays.txt'),
};

/** The kept line of each fixture and random game, by its id. */
export function keptLines(): ReadonlyMap<string, string> {
  const lines = readFileSync(KEPT.courses, 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(' ')), line]));
}
