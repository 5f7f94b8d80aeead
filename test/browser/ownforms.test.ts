import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { visitors } from './site.ts';

const visitor = visitors();
let page: Page;
beforeEach(async () => {
  page = await visitor({ viewport: { width: 1280, height: 900 } });
});

const PAGE = 'replays/open/';

/** Opens the page for games of one's own, which takes nothing before its script runs. */
async function visit(path = PAGE): Promise<void> {
  await page.goto(path);
  await page.waitForSelector('.own[data-at]');
}

const choose = (name: string, content: string): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });

const heading = () => page.getByRole('heading', { level: 1 });
const position = () => page.locator('.viewer').getAttribute('data-position');

it('a game is typed in notation, in the words of the reader’s language', async () => {
  await visit(`ru/${PAGE}`);
  await page
    .getByLabel('Текст партии или одни ходы')
    .fill('1. Лук: царь M5, храм M6 {Царство у реки.}\n2. Бык: царь N6 [0:1]');
  await page.getByRole('button', { name: 'Открыть текст' }).click();
  await page.waitForSelector('.controls');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByText('Царство у реки.').waitFor();
  await page.keyboard.press('End');
  expect(await position()).toBe('5');
});

it('a game that is typed wrong is told at which place, by which rule', async () => {
  await visit();
  const text = page.getByLabel('Text of a game, or just its moves');
  await text.fill('1. archer: K M5, r M6\n2. lion: K A');
  await page.getByRole('button', { name: 'Open the text' }).click();
  await page.getByText('2:13').waitFor();
  await page.getByText('The notation cannot be read').first().waitFor();
  expect(await text.inputValue()).toContain('K A');
  await text.fill('1. archer: K M5, r M7');
  await page.getByRole('button', { name: 'Open the text' }).click();
  await page.getByText('M7 is a river space; a temple needs land.').first().waitFor();
});

it('a game is one of several in a text', async () => {
  await visit();
  const named = (title: string) => `[Title "${title}"]\n1. archer: K M5, r M6\n`;
  await choose('evenings.shedu', `${named('one')}\n${named('two')}`);
  await page.getByRole('button', { name: 'two' }).click();
  await page.waitForSelector('.controls');
  expect(await heading().textContent()).toBe('two');
});

it('the log of a table is a game, and what it claims is compared', async () => {
  const log = gunzipSync(
    readFileSync(new URL('../notation/logs/base-2p.log.json.gz', import.meta.url)),
  ).toString();
  await visit();
  await choose('table.json', log);
  await page.waitForSelector('.controls');
  await page.keyboard.press('End');
  expect(await position()).toBe('120');
  await page.evaluate(() => sessionStorage.clear());
  await visit();
  await choose('table.json', log.replace('"winner_strength":', '"winner_strength":9'));
  await page.getByText('The file and the rules part in 1 place').waitFor();
});
