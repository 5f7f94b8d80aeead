import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DIST, openSite, type Site } from './site.ts';

const KB = 1000;
const SCRIPTS = 35 * KB;
const TELLING = 60 * KB;
const ENGINE = 140 * KB;
const EMBED = 220 * KB;

const gzipped = (content: string | Uint8Array): number => gzipSync(content, { level: 9 }).length;

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site[Symbol.asyncDispose]());

/** Bytes of all scripts that a page has fetched or carries when it has come to rest. */
async function scriptBytes(page: Page, path: string): Promise<number> {
  const fetched = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      fetched.set(response.url(), response.body());
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const bodies = await Promise.all(fetched.values());
  const inline = await page
    .locator('script:not([src]):not([type="application/json"])')
    .allTextContents();
  return [...bodies, ...inline].reduce((sum, script) => sum + gzipped(script), 0);
}

it.each([
  'replays/games/4p-advanced/',
  'ru/replays/games/3p-fifteen-wars/?step=100',
  'fr/replays/examples/kingdoms-1997/',
])('the scripts of /%s before anything is pressed are at most 35 kB', async (path) => {
  const page = await (await site.context()).newPage();
  expect(await scriptBytes(page, path)).toBeLessThanOrEqual(SCRIPTS);
  await page.close();
});

it('a game as told is at most 60 kB, in every language', () => {
  const told = globSync('{,ru/,fr/}replays/games/*/telling.json', { cwd: DIST });
  expect(told.length).toBeGreaterThanOrEqual(36);
  const large = told.filter((path) => gzipped(readFileSync(join(DIST, path))) > TELLING);
  expect(large).toEqual([]);
});

it('the engine is at most 140 kB, an embedded replay with all it needs at most 220 kB', () => {
  const engines = globSync('_astro/worker-*.js', { cwd: DIST });
  expect(engines).toHaveLength(1);
  const size = (path: string): number => gzipped(readFileSync(join(DIST, path)));
  expect(size(engines[0]!)).toBeLessThanOrEqual(ENGINE);
  expect(size('embed.js')).toBeLessThanOrEqual(EMBED);
});
