import { expect, test } from 'vitest';
import { FIGURES } from '../bench/figures.ts';
import { read } from './papers.ts';

/** What stands in the first column of the tables of figures, in its order. */
function written(): readonly string[] {
  const [, all = ''] = read('test/bench/RESULTS.md').split('\n## All figures\n');
  return Array.from(all.matchAll(/^\| (.+?) \|/gm), ([, name = '']) => name).filter(
    (name) => name !== 'figure' && name !== '---',
  );
}

/** The figures of single numbers of cores, of which a machine has its own. */
const OF_CORES = /^verify, games on (one core|\d+ cores)$/;

test('no two figures have one name', () => {
  expect([...new Set(FIGURES)]).toEqual(FIGURES);
  expect(FIGURES.filter((name) => OF_CORES.test(name))).toEqual([]);
});

test('the results have every figure by its name', () => {
  expect(written().filter((name) => !OF_CORES.test(name))).toEqual(FIGURES);
  expect(written()).toContain('verify, games on one core');
});
