import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAll } from '../hostile/browser.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const INPUTS = 60;

test('a file that is not what it should be gives a board or a message, never a blank page', async () => {
  const { inputs, boards, refused, faults } = await openAll(site, 0, INPUTS);
  expect(faults).toEqual([]);
  expect(inputs).toBe(INPUTS);
  expect(boards).toBeGreaterThan(0);
  expect(Object.keys(refused).length).toBeGreaterThan(3);
});
