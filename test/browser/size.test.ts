import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LANGUAGES } from '../../spec/text.ts';
import { DIST, openSite, type Site } from './site.ts';

const KB = 1000;
const SCRIPTS = 35 * KB;
const TELLING = 60 * KB;
const ENGINE = 140 * KB;
const EMBED = 220 * KB;
const EMBED_BEFORE_ENGINE = 45 * KB;

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

it.each(LANGUAGES)(
  'an embedded game as told, with annotations, is at most 45 kB of scripts in %s',
  async (language) => {
    const context = await site.context();
    const body = `<!doctype html><html lang="${language}"><title>Blog</title><script async src="/embed.js"></script>
<shedu-replay src="/replays/games/great-war.json"></shedu-replay></html>`;
    await context.route('**/blog.html', (route) =>
      route.fulfill({ contentType: 'text/html', body }),
    );
    const page = await context.newPage();
    expect(await scriptBytes(page, 'blog.html')).toBeLessThanOrEqual(EMBED_BEFORE_ENGINE);
    expect(await page.locator('.ticks, ol.steps').count()).toBe(2);
    await context.close();
  },
);

it('the engine is at most 140 kB, an embedded replay with all it may call for at most 220 kB', () => {
  const engines = globSync('_astro/worker-*.js', { cwd: DIST });
  expect(engines).toHaveLength(1);
  const size = (path: string): number => gzipped(readFileSync(join(DIST, path)));
  expect(size(engines[0]!)).toBeLessThanOrEqual(ENGINE);
  // What other languages say comes only to their readers.
  const parts = globSync('embed/*.js', { cwd: DIST }).filter((path) => !/\/(?:en|fr)-/.test(path));
  const all = ['embed.js', ...parts].reduce((sum, path) => sum + size(path), 0);
  expect(all).toBeLessThanOrEqual(EMBED);
});
