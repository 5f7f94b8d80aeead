import { expect, it } from 'vitest';
import { PHONE, STEADY, shiftsOf } from '../bench/loading.ts';
import { visiting } from './site.ts';

const visit = visiting('fresh', { viewport: PHONE });

it.each([
  '',
  'replays/',
  'ru/replays/games/3p-wonder/',
  'replays/examples/revolt-2015/',
  'fr/replays/open/',
  'rules/war/',
  'rules/coverage/',
])('/%s does not shift as it comes in on a slow phone', async (path) => {
  const { sum, moved } = await shiftsOf(visit.page, path);
  expect([sum < STEADY, sum < STEADY ? [] : moved]).toEqual([true, []]);
});
