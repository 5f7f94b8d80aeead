import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { barriers } from './axe.ts';
import { visiting } from './site.ts';

const visit = visiting('fresh', { viewport: { width: 1280, height: 900 } });
let page: Page;
beforeEach(() => {
  ({ page } = visit);
});

const field = () => page.locator('.site-search input[type=search]');
const links = () => page.locator('.site-search .found a');

describe.each(['', 'replays/', 'replays/games/2p-treasures/', 'rules/leader/'])(
  'on the page /%s',
  (path) => {
    it('the search opens by key, finds a rule while it is typed, and leads to it', async () => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.locator('.search-button[aria-keyshortcuts]').waitFor();
      await page.keyboard.press('Control+k');
      await field().waitFor();
      await page.keyboard.type('temple next to leader red war');
      await links().first().waitFor();
      await page.keyboard.press('ArrowDown');
      expect(
        await links()
          .first()
          .evaluate((it) => it === document.activeElement),
      ).toBe(true);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/rules\/war\/#war\.priest\.leader$/);
    });
  },
);

describe.each([
  ['', 'tie in a revolt', '2 temples', 'Clear', 'More results'],
  ['ru/', 'ничья в бунте', 'храм', 'Очистить', 'Ещё результаты'],
  ['fr/', 'égalité dans une révolte', 'temple', 'Effacer', 'Plus de résultats'],
] as const)('in the language of /%s', (root, question, many, clear, more) => {
  it('finds by question, and all that it says is in that language', async () => {
    await page.goto(`${root}rules/`, { waitUntil: 'networkidle' });
    await page.locator('.search-button').click();
    await field().fill(question);
    const first = links().first();
    await first.waitFor();
    expect(await first.getAttribute('href')).toBe(`/${root}rules/revolt/#revolt.win.tie`);
    await field().fill(many);
    const button = page.getByRole('button', { name: more });
    const shown = await links().count();
    await button.click();
    expect(await links().count()).toBeGreaterThan(shown);
    expect(await barriers(page, { within: ['dialog'] })).toEqual([]);
    await page.getByRole('button', { name: clear }).click();
    expect(await field().inputValue()).toBe('');
    expect(await links().count()).toBe(0);
  });
});

it('keeps pages for programmers for those who ask for them', async () => {
  await page.goto('rules/', { waitUntil: 'networkidle' });
  await page.locator('.search-button').click();
  await field().fill('conformance fixtures');
  expect(await page.locator('.found [data-kind=develop]').count()).toBe(0);
  await page.getByRole('radio', { name: 'For programmers' }).check();
  await page.locator('.found [data-kind=develop] a').first().waitFor();
});

it('gives the focus back when it closes', async () => {
  await page.goto('', { waitUntil: 'networkidle' });
  await page.locator('.search-button').focus();
  await page.keyboard.press('Enter');
  await field().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await page.locator('.search-button').evaluate((it) => it === document.activeElement)).toBe(
    true,
  );
});

it('has a page of its own whose address keeps the question', async () => {
  await page.goto('search/', { waitUntil: 'networkidle' });
  await field().fill('who takes the treasure');
  await links().first().waitFor();
  const found = await links().allTextContents();
  await page.reload({ waitUntil: 'networkidle' });
  expect(await field().inputValue()).toBe('who takes the treasure');
  expect(await links().allTextContents()).toEqual(found);
  expect(await barriers(page)).toEqual([]);
});

it('says so when nothing is found, whatever is typed', async () => {
  await page.goto('search/?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E%20xyzzy', {
    waitUntil: 'networkidle',
  });
  await page.locator('.site-search [role=status]').waitFor();
  expect(await page.locator('.site-search img').count()).toBe(0);
  await field().fill('qqqqxyzzy');
  await page.getByText('Nothing found for “qqqqxyzzy”.').waitFor();
});
