import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegrationLogger } from 'astro';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { offline } from '../../site/build/offline.ts';
import { DIST, openSite } from './site.ts';
import { openReason } from './told.ts';

/** The site in French alone, which is enough to renew. */
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shedu-renewal-'));
  const left = ['develop', 'ru', 'rules', 'replays'].map((name) => join(DIST, name));
  await cp(DIST, folder, {
    recursive: true,
    filter: (path) => !left.some((one) => path === one || path.startsWith(one + sep)),
  });
});
afterAll(() => rm(folder, { recursive: true }));

/** Publishes a version in which a page of the rules and one of the shell say something new. */
async function publish(words: string): Promise<void> {
  for (const path of ['rules/war/', 'offline/']) {
    const file = join(folder, 'fr', path, 'index.html');
    await writeFile(file, (await readFile(file, 'utf8')).replace('</h1>', ` ${words}</h1>`));
  }
  const logger = { info() {}, warn() {} } as unknown as AstroIntegrationLogger;
  const done = offline('/', ['fr']).hooks['astro:build:done']!;
  await done({ dir: pathToFileURL(folder + sep), logger } as Parameters<typeof done>[0]);
}

/** The caches of one version. */
const versioned = (names: readonly string[]) => names.filter((name) => name.startsWith('shedu'));

const READY = 'html[data-offline=ready]';

it('a new version takes over when the tabs of the old one are closed, and renews what is kept', async () => {
  await publish('(première)');
  await using site = await openSite(folder);
  const context = await site.context({ serviceWorkers: 'allow' });
  const old = await context.newPage();
  await old.goto('fr/replays/games/first-round/');
  await old.waitForSelector('.controls');
  await old.waitForSelector(READY);
  const before = versioned(await old.evaluate(() => caches.keys()));

  await publish('(seconde)');
  const other = await context.newPage();
  await other.goto('fr/');
  await other.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (registration.waiting === null) await new Promise((done) => setTimeout(done, 50));
  });
  await old.keyboard.press('ArrowRight');
  await old.waitForSelector('.viewer[data-position="1"]');
  await openReason(old);
  expect(await old.locator('.clause-card .statement').textContent()).toMatch(/\w{4}/);
  await old.close();
  await other.close();

  // A tab that is opened at once after the last of the old ones is still one of them.
  let page = await context.newPage();
  const renewed = async (): Promise<boolean> => {
    await page.close();
    await new Promise((done) => setTimeout(done, 500));
    page = await context.newPage();
    await page.goto('fr/');
    return page.evaluate(async () => (await navigator.serviceWorker.ready).waiting === null);
  };
  await expect.poll(renewed, { timeout: 20_000 }).toBe(true);
  await page.waitForSelector(READY);
  const left = async (): Promise<readonly string[]> => {
    const names = await page.evaluate(() => caches.keys());
    return names.filter((name) => before.includes(name));
  };
  await expect.poll(left).toEqual([]);
  await context.setOffline(true);
  await page.goto('fr/rules/war/');
  expect(await page.locator('h1').textContent()).toContain('(seconde)');
  await page.goto('fr/develop/');
  expect(await page.locator('h1').textContent()).toContain('(seconde)');
  await context.close();
});
