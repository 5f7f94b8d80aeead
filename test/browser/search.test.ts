import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { barriers } from './axe.ts';
import { visiting } from './site.ts';
import { openReplay, shownIn, toldAt } from './told.ts';

const GAME = 'replays/games/2p-treasures/';

const visit = visiting('fresh', { viewport: { width: 1280, height: 900 } });
let page: Page;
beforeEach(() => {
  ({ page } = visit);
});

const press = (key: string) => page.keyboard.press(key);

describe('the search', () => {
  it('finds what steps tell, without regard to case and accents, and goes there', async () => {
    const path = `fr/${GAME}`;
    const { frames } = toldAt(path);
    const told = frames.filter(({ heading, lines }) =>
      [heading ?? '', ...lines.map(({ text }) => text)].join(' ').match(/révolte/i),
    );
    await openReplay(page, path);
    await press('/');
    await page.getByRole('searchbox').waitFor();
    await page.keyboard.type('REVOLTE');
    const hits = page.locator('.hits a');
    expect(await hits.evaluateAll((all) => all.map((a) => Number(a.dataset.step)))).toEqual(
      told.map(({ index }) => index),
    );
    expect(await barriers(page, { within: ['.controls', 'dialog'] })).toEqual([]);
    await press('ArrowDown');
    await press('ArrowDown');
    await press('Enter');
    await page.waitForSelector(`.viewer[data-position="${told[1]!.index}"]`);
    expect(await page.locator('dialog').count()).toBe(0);
    await press('ArrowLeft');
    expect(await shownIn(page)).toBe(told[1]!.index - 1);
  });

  it('does not find what a view hides', async () => {
    const { frames } = toldAt(GAME);
    const swap = frames.find(({ action, seat }) => action?.do === 'swap' && seat === 1)!;
    await openReplay(page, GAME);
    const listed = async () => {
      await press('/');
      await page.getByRole('searchbox').fill(swap.heading!.replace('.', ''));
      const found = await page.locator(`.hits a[data-step="${swap.index}"]`).count();
      await page.getByRole('button', { name: 'Close' }).click();
      return found;
    };
    expect(await listed()).toBe(1);
    await page.getByLabel('Seen by').selectOption('0');
    await page.locator('h1').click();
    expect(await listed()).toBe(0);
  });
});
