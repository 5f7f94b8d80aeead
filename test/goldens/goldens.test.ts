import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readGame } from '../../machine/record/read.ts';
import { golden } from './golden.ts';

const FIXTURES = join(import.meta.dirname, '../../fixtures');

/** Games in which much of each kind happens, under each edition and with every module. */
const GAMES = [
  'first-round',
  '2p-swap-empties-bag',
  '3p-english-variant',
  '4p-four-wars-at-once',
  'every-module',
] as const;

test.each(GAMES)('%s is told as it was, line by line', async (name) => {
  const read = readGame(readFileSync(join(FIXTURES, 'games', `${name}.json`), 'utf8'));
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  await expect(golden(read.file)).toMatchFileSnapshot(join(FIXTURES, 'goldens', `${name}.txt`));
});
