import { copyFileSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const FIXTURES = join(import.meta.dirname, '../../fixtures');

/** Cases that an engine gets right which takes every action, and those that it gets wrong. */
export const TAKEN = ['legal.monument.build', 'legal.swap.one', 'legal.war.attacker-active'];
export const REFUSED = ['illegal.swap.not-held', 'illegal.tile.spent', 'illegal.war.not-open'];
export const ALL = [...REFUSED, ...TAKEN];

/** Copies some cases of the bundled suite. */
export function suiteIn(folder: string): string {
  const suite = join(folder, 'suite');
  mkdirSync(suite, { recursive: true });
  for (const id of ALL) {
    const path = join(FIXTURES, `${id.replaceAll('.', '/')}.json`);
    copyFileSync(path, join(suite, `${id}-${basename(path)}`));
  }
  return suite;
}
