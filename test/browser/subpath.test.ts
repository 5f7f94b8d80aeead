import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import en from '../../machine/words/en.json' with { type: 'json' };
import fr from '../../machine/words/fr.json' with { type: 'json' };
import ru from '../../machine/words/ru.json' with { type: 'json' };
import { followLinks } from '../site/deadlinks.ts';
import { openSite } from './site.ts';
import { openReason } from './told.ts';

const BASE = '/x/y/';
const SITE = fileURLToPath(new URL('../../site', import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shedu-site-'));
  await promisify(execFile)('npx', ['astro', 'build', '--outDir', folder], {
    cwd: SITE,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, SITE_BASE: BASE },
  });
}, 180_000);
afterAll(() => rm(folder, { recursive: true }));

it('every link of a site below a path leads somewhere on it', async () => {
  const { pages, dead } = await followLinks(folder, BASE);
  expect(pages).toBeGreaterThan(300);
  expect(dead).toEqual([]);
});

it('a replay below a path runs and links to the rules there', async () => {
  await using site = await openSite(folder, BASE);
  const context = await site.context();
  const page = await context.newPage();
  await page.goto('ru/replays/');
  await page.locator('.replays h3 a').first().click();
  await page.waitForSelector('.controls');
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  await page.keyboard.press('ArrowRight');
  await openReason(page);
  await page.locator('.clause-card header a').click();
  await page.waitForURL((url) => url.pathname.startsWith(`${BASE}ru/rules/`));
  expect(await page.locator('.statement').count()).toBeGreaterThan(0);
  expect(site.faults).toEqual([]);
  await carryNoSentences(scripts);
});

it('a site below a path works without a connection, and touches nothing beside it', async () => {
  await using site = await openSite(folder, BASE);
  const context = await site.context({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto('ru/');
  await page.waitForSelector('html[data-offline=ready]');
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );
  expect(scopes).toEqual([BASE]);
  await context.setOffline(true);
  await page.goto('ru/rules/war/');
  expect(await page.locator('.statement').count()).toBeGreaterThan(10);
  await page.locator('.search-button').click();
  await page.locator('.site-search input[type=search]').fill('ничья в бунте');
  await page.locator('.found a').first().click();
  await page.waitForURL(`**${BASE}ru/rules/revolt/#revolt.win.tie`);
  await page.goto('ru/develop/');
  expect(await page.locator('h1').textContent()).toBe('Нет соединения');
  await context.close();
});

/** What a page loads to show a replay leaves the sentences to the page and to the worker. */
async function carryNoSentences(addresses: readonly string[]): Promise<void> {
  const files = addresses
    .map((address) => new URL(address).pathname.slice(BASE.length))
    .filter((file) => file.endsWith('.js'));
  expect(files.length).toBeGreaterThan(0);
  const scripts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  for (const { effect } of [en, fr, ru]) {
    expect(scripts.filter((script) => script.includes(effect['wars-remain']))).toEqual([]);
  }
}
