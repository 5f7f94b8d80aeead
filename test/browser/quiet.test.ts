import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site[Symbol.asyncDispose]());

it('a game is fetched once, without a warning, where the site is kept for use offline', async () => {
  const context = await site.context({ serviceWorkers: 'allow' });
  const said: string[] = [];
  context.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) said.push(message.text());
  });
  const page = await context.newPage();
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('telling.json')) fetched.push(request.url());
  });
  await page.goto('replays/games/first-round/');
  await page.waitForSelector('html[data-offline=ready]');
  fetched.length = 0;
  await page.goto('ru/replays/games/first-round/');
  await page.waitForSelector('.controls');
  // What was loaded in vain is told some seconds after the page has come.
  await page.waitForTimeout(6000);
  expect(said).toEqual([]);
  expect(fetched).toHaveLength(1);
  expect(site.faults.splice(0)).toEqual([]);
  await context.close();
});
