import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite, type Site } from './site.ts';

/** One page of each template. */
const PAGES = [
  '',
  'ru/replays/',
  'fr/replays/games/3p-wonder/?step=60',
  'replays/illegal/monument/off-board/',
  'ru/rules/war/',
  'fr/rules/rulings/fragmentSupport/',
  'rules/glossary/',
  'inspector/',
];

let site: Site;
let context: BrowserContext;

beforeAll(async () => {
  site = await openSite();
  context = await site.context();
});
afterAll(() => site[Symbol.asyncDispose]());

it.each(PAGES)('/%s keeps its Content-Security-Policy, and is kept by it', async (path) => {
  const page = await context.newPage();
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  expect(site.faults.splice(0)).toEqual([]);

  const policy = await page.locator('head > meta').first().getAttribute('content');
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).not.toContain("'unsafe-inline'");
  expect(policy).not.toContain("'unsafe-eval'");
  const injected = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.hostile = true';
    document.body.append(script);
    document.body.insertAdjacentHTML('beforeend', '<img src="x:" onerror="window.hostile = true">');
    await new Promise((done) => setTimeout(done, 50));
    return 'hostile' in window;
  });
  expect(injected).toBe(false);
  expect(site.faults.splice(0).length).toBeGreaterThan(0);
  await page.close();
});
