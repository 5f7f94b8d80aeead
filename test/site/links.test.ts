import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { followLinks } from './deadlinks.ts';

const DIST = fileURLToPath(new URL('../../site/dist', import.meta.url));
const SCHEMAS = fileURLToPath(new URL('../../spec/schema', import.meta.url));

test('every link, asset and anchor of every built page is there, in each language', async () => {
  const { pages, links, dead } = await followLinks(DIST, '/');
  expect(pages).toBeGreaterThan(300);
  expect(links).toBeGreaterThan(10_000);
  expect(dead).toEqual([]);
});

test.each(readdirSync(SCHEMAS))('schemas/%s is the spec’s own, at the address it names', (name) => {
  const published = readFileSync(join(DIST, 'schemas', name), 'utf8');
  expect(published).toBe(readFileSync(join(SCHEMAS, name), 'utf8'));
  expect(JSON.parse(published).$id).toBe(name);
});
