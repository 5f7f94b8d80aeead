import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LANGUAGES } from '../../spec/text.ts';
import { barriers } from './axe.ts';
import { openSite, type Site } from './site.ts';
import { openReason } from './told.ts';

/** Tabs in their order, each with what is there once it is open and, for what-if, begun. */
const PANELS = [
  ['steps', 'ol.steps'],
  ['points', '.points canvas'],
  ['whatif', '.desk'],
  ['chart', '[data-state="turn.action"]'],
] as const;
const SCHEMES = ['light', 'dark'] as const;

/** Languages and schemes take turns; a longer run, with LANGUAGES=all, takes every combination. */
const ALL = PANELS.flatMap(([panel, ready], i) =>
  LANGUAGES.flatMap((language, j) =>
    SCHEMES.map((scheme, k) => ({
      panel,
      ready,
      language,
      scheme,
      turn: i % 3 === j && i % 2 === k,
    })),
  ),
).filter(({ turn }) => turn || process.env.LANGUAGES === 'all');

let site: Site;
let context: BrowserContext;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site[Symbol.asyncDispose]());

it.each(ALL)('the panel $panel can be used by everybody, $language, $scheme', async (one) => {
  const { panel, ready, language, scheme } = one;
  context = await site.context({ viewport: { width: 768, height: 1024 }, colorScheme: scheme });
  const page = await context.newPage();
  await page.goto(`${language === 'en' ? '' : `${language}/`}replays/games/first-round/?step=4`);
  await page.waitForSelector('.controls');
  await page
    .getByRole('tab')
    .nth(PANELS.findIndex(([name]) => name === panel))
    .click();
  if (panel === 'whatif') await page.locator('[role=tabpanel] button').first().click();
  await openReason(page);
  await page.waitForSelector('.clause-card .statement');
  await page.waitForSelector(ready);
  expect(await barriers(page, { within: ['.viewer'] })).toEqual([]);

  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(site.faults.splice(0)).toEqual([]);
  await context.close();
});
