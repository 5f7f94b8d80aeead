import { afterAll, beforeAll, expect, it } from 'vitest';
import first from '../../fixtures/games/first-round.json' with { type: 'json' };
import { openSite, type Site } from './site.ts';
import { openReason } from './told.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site[Symbol.asyncDispose]());

it('once visited, the site works without a connection', async () => {
  const context = await site.context({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto('fr/replays/games/first-round/');
  await page.waitForSelector('.controls');
  await page.waitForSelector('html[data-offline=ready]');
  expect(site.faults.splice(0)).toEqual([]);
  await context.setOffline(true);

  await page.reload();
  await page.waitForSelector('.controls');
  await page.keyboard.press('ArrowRight');
  await page.waitForSelector('.viewer[data-position="1"]');
  await openReason(page);
  expect(await page.locator('.clause-card .statement').textContent()).toMatch(/\w{4}/);

  await page.goto('fr/replays/open/');
  await page.locator('input[type=file]').setInputFiles({
    name: 'mine.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...first, title: 'Ma partie' })),
  });
  await page.getByRole('heading', { level: 1, name: 'Ma partie' }).waitFor();

  await page.goto('fr/rules/');
  await page.getByRole('link', { name: 'Guerres' }).first().click();
  await page.waitForURL('**/fr/rules/war/');
  expect(await page.locator('.statement').count()).toBeGreaterThan(10);
  await page.goto('fr/rules/rulings/fragmentSupport/');
  expect(await page.locator('h1').textContent()).not.toBe('Pas de connexion');
  await page.locator('.search-button').click();
  await page.locator('.site-search input[type=search]').fill('égalité dans une guerre');
  await page.locator('.found a').first().click();
  await page.waitForURL('**/fr/rules/war/#war.win.tie');

  await page.goto('fr/develop/');
  expect(await page.locator('h1').textContent()).toBe('Pas de connexion');
  await page.getByRole('link', { name: 'Ouvrir votre partie' }).click();
  await page.waitForSelector('.own[data-at]');
  await page.goto('ru/replays/games/3p-wonder/?step=4');
  expect(await page.locator('h1').textContent()).toBe('Нет соединения');

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Попробовать ещё раз' }).click();
  await page.waitForSelector('.viewer[data-position="4"]');
  await context.close();
});
