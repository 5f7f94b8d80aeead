import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { barriers } from './axe.ts';
import { visitors } from './site.ts';

const visitor = visitors();
let page: Page;
beforeEach(async () => {
  page = await visitor({ viewport: { width: 1280, height: 900 } });
});

const PAGE = 'replays/open/';

const editor = () => page.getByRole('textbox', { name: 'Text of a game, or just its moves' });
const status = () => page.locator('.writing-status');
const at = (told: string) => page.locator('.writing-at').filter({ hasText: told }).waitFor();
const options = () => page.getByRole('listbox').getByRole('option');

/** Begins to write by the keyboard, once the editor has come. */
async function begin(): Promise<void> {
  await page.goto(PAGE);
  await page.waitForSelector('.own[data-at]');
  await page.getByRole('button', { name: 'Write a game' }).press('Enter');
  await page.waitForSelector('.cm-content');
  await at('Position 0 of 0');
}

it('a game is typed and grows, with what is legal offered at the cursor, by keyboard alone', async () => {
  await begin();
  await page.keyboard.type('K M');
  await options().filter({ hasText: /^M5$/ }).waitFor();
  expect(await options().allTextContents()).not.toContain('M7');
  await page.keyboard.type('5');
  await page.keyboard.press('Escape');
  await at('Position 1 of 1');
  await page.keyboard.type(', r ');
  await options().first().waitFor();
  const chosen = await page.getByRole('option', { selected: true }).textContent();
  // A list that has just come takes no key that was meant for the text.
  await page.waitForTimeout(100);
  await page.keyboard.press('Enter');
  expect(await editor().textContent()).toContain(`r ${chosen}`);
  await at('Position 2 of 2');
  expect(await status().textContent()).toBe('All moves are legal.');
  expect(await barriers(page, { within: ['.own'] })).toEqual([]);
  await page.keyboard.press('Control+Home');
  await at('Position 0 of 2');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    'What may stand here',
  );
  await page.reload();
  await at('Position 2 of 2');
  expect(await editor().textContent()).toContain(`r ${chosen}`);
  await page.getByRole('button', { name: 'Open in the viewer' }).click();
  await page.waitForSelector('.controls');
  await page.getByRole('button', { name: 'Back to writing' }).click();
  await at('Position 2 of 2');
});

it('an illegal move is underlined, and tells by which rule', async () => {
  await begin();
  await page.keyboard.type('K M5, r M7 ');
  await page.keyboard.press('Escape');
  const wrong = page.locator('.cm-lintRange-error');
  await wrong.waitFor();
  expect(await wrong.textContent()).toBe('r M7');
  expect(await status().textContent()).toBe('The rules refuse 1 step');
  const problem = page.locator('.problems li');
  expect(await problem.first().textContent()).toContain('M7 is a river space');
  await wrong.hover();
  const rule = page.locator('.cm-diagnostic a');
  await rule.filter({ hasText: ' ' }).waitFor();
  expect(await rule.getAttribute('href')).toContain('rules/tile/#tile.place.land');
  expect(await barriers(page, { within: ['.own'] })).toEqual([]);
});

it('without the editor the plain field stays, and the board grows beside it', async () => {
  await page.route(/\/editor\.[^/]*\.js$/, (route) =>
    route.fulfill({ body: 'export {};', contentType: 'text/javascript' }),
  );
  await page.goto(PAGE);
  await page.waitForSelector('.own[data-at]');
  await page.getByRole('button', { name: 'Write a game' }).click();
  await page.locator('.writing-plain').pressSequentially('K M5, <b>');
  await at('Position 1 of 1');
  expect(await page.locator('.own b').count()).toBe(0);
});

it('a move is put together by touch, and a file that is dropped on the text opens', async () => {
  page = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.goto(`ru/${PAGE}`);
  await page.waitForSelector('.own[data-at]');
  await page.getByRole('button', { name: 'Записать партию' }).tap();
  await page.waitForSelector('.cm-content');
  await at('Позиция 0 из 0');
  await page.getByRole('button', { name: 'Что может здесь стоять' }).tap();
  await options().filter({ hasText: 'царь' }).tap();
  await options().filter({ hasText: /^A2$/ }).tap();
  await at('Позиция 1 из 1');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.locator('.cm-content').evaluate((content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['1. archer: K A1, r A2'], 'dropped.shedu'));
    const options = { bubbles: true, cancelable: true, composed: true, dataTransfer };
    content.dispatchEvent(new DragEvent('drop', options));
  });
  await page.getByRole('heading', { level: 1, name: 'dropped.shedu' }).waitFor();
});
