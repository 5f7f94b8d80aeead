import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { followLinks } from './deadlinks.ts';

const DIST = fileURLToPath(new URL('../../site/dist', import.meta.url));

test('every link, asset and anchor of every built page is there, in each language', async () => {
  const { pages, links, dead } = await followLinks(DIST, '/');
  expect(pages).toBeGreaterThan(300);
  expect(links).toBeGreaterThan(10_000);
  expect(dead).toEqual([]);
});
