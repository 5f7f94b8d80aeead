import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type Site } from './site.ts';

/** The pages, and what is there once a page is ready. */
const PAGES: readonly (readonly [path: string, ready: string])[] = [
  ['', 'h1'],
  ['replays/', 'h1'],
  ['replays/games/3p-wonder/?step=60', '.controls'],
  ['rules/', 'h1'],
  ['rules/war/', 'h1'],
  ['rules/rulings/fragmentSupport/', 'h1'],
  ['rules/glossary/', 'h1'],
  ['inspector/', '.notice'],
  ['credits/', 'h1'],
];

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => {
  expect(site.faults.splice(0)).toEqual([]);
});
afterAll(() => site[Symbol.asyncDispose]());

describe('can be used by everybody', () => {
  it.each(PAGES)('/%s, in light and dark', async (path, ready) => {
    const context = await site.context({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    await page.goto(path);
    await page.waitForSelector(ready);
    const builders = {
      light: new AxeBuilder({ page }),
      dark: new AxeBuilder({ page }).withRules('color-contrast'),
    };
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForSelector(`html[data-theme=${colorScheme}]`);
      const { violations } = await builders[colorScheme].analyze();
      const told = violations
        .filter(({ impact }) => impact !== 'minor')
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
      expect({ colorScheme, told }).toEqual({ colorScheme, told: [] });
    }
    await context.close();
  });
});

it('no page is wider than a phone', async () => {
  const context = await site.context({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  for (const [path, ready] of PAGES) {
    await page.goto(path);
    await page.waitForSelector(ready);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([path, beyond]).toEqual([path, 0]);
  }
  await context.close();
});

it('the colours chosen on one page hold on the next, in the reference too', async () => {
  const context = await site.context({ colorScheme: 'light' });
  const page = await context.newPage();
  const theme = () => page.locator('html').getAttribute('data-theme');
  await page.goto('');
  expect(await theme()).toBe('light');
  await page.getByRole('button', { name: 'Dark colours' }).click();
  expect(await theme()).toBe('dark');
  await page.goto('rules/war/');
  expect(await theme()).toBe('dark');
  await page.getByRole('button', { name: 'Dark colours' }).click();
  await page.goto('');
  expect(await theme()).toBe('light');
  await context.close();
});

it('the reference is searched without leaving the site', async () => {
  const context = await site.context();
  const page = await context.newPage();
  await page.goto('rules/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByPlaceholder('Search').fill('unification tile');
  const first = page.locator('.pagefind-ui__result-link').first();
  await first.waitFor();
  await first.click();
  await page.waitForURL(/\/rules\/.+/);
  await context.close();
});
