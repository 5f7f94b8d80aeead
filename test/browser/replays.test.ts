import { expect, it } from 'vitest';
import { barriers } from './axe.ts';
import { visiting } from './site.ts';

const visit = visiting('fresh', { viewport: { width: 390, height: 844 } });
const rows = () => visit.page.locator('.replays > li:visible');

it('replays are chosen by several traits at once, which the address keeps', async () => {
  const { page } = visit;
  await page.goto('replays/');
  const all = await page.locator('.replays > li').count();
  const chance = page.getByRole('link', { name: 'Three players with the wonder' });
  expect(await chance.isVisible()).toBe(false);
  await page.getByRole('combobox', { name: 'Players' }).selectOption('3');
  await page.getByRole('combobox', { name: 'Module' }).selectOption('wonder');
  await page.getByRole('combobox', { name: 'Conflict' }).selectOption('war');
  await page.waitForURL(({ search }) => search === '?players=3&module=wonder&conflict=war');
  const links = rows().getByRole('link');
  expect(await links.allTextContents()).toContain(
    'Three players with the wonder: a point of any colour at the end of a turn',
  );
  for (const told of await rows().locator('p').allTextContents()) {
    expect(told).toMatch(/3 players · .*wonder · wars/);
  }
  const count = await rows().count();
  expect(count).toBeLessThan(all);
  expect(await page.getByRole('status').textContent()).toBe(`${count} of ${all} replays shown`);
  await page.reload();
  await expect.poll(() => rows().count()).toBe(count);
  await page.getByRole('combobox', { name: 'Module' }).selectOption('');
  await page.waitForURL(({ search }) => search === '?players=3&conflict=war');
  expect(await barriers(page, { contrast: false })).toEqual([]);
});

it('a trait in the address that no replay has chooses nothing', async () => {
  const { page } = visit;
  await page.goto('replays/?players=9&edition=<b>');
  await page.getByRole('combobox', { name: 'Players' }).waitFor();
  expect(await page.getByRole('combobox', { name: 'Players' }).inputValue()).toBe('');
  expect(await page.locator('.replays > li[hidden]').count()).toBe(0);
  expect(await rows().count()).toBeGreaterThan(20);
});

it('without a script the list is whole and asks nothing', async () => {
  const context = await visit.site.context({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('ru/replays/?players=2');
  expect(await page.locator('.replays > li:visible').count()).toBeGreaterThan(20);
  expect(await page.locator('.replay-filter').isVisible()).toBe(false);
  await context.close();
});

it('the list is a few screens long on a phone, and its links stand apart', async () => {
  const { page } = visit;
  for (const path of ['replays/', 'ru/replays/', 'fr/replays/']) {
    await page.goto(path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect([path, height < 5000]).toEqual([path, true]);
    const [own, embedding] = await page
      .locator('.own-ways a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
    expect(embedding.left - own.right > 10 || embedding.top >= own.bottom).toBe(true);
  }
});
