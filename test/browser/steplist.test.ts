import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { visiting } from './site.ts';
import { openReplay, shownIn } from './told.ts';

const GAME = 'replays/games/4p-advanced/';

const visit = visiting('fresh', { viewport: { width: 1280, height: 900 } });
let page: Page;
beforeEach(() => {
  ({ page } = visit);
});

/** The step that the link with the focus leads to. */
const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.step);
const press = (key: string) => page.keyboard.press(key);

describe('the list of steps', () => {
  it('is one stop of the Tab key, at the step that is shown', async () => {
    await openReplay(page, `${GAME}?step=60`);
    await page.getByRole('tab', { name: 'Steps' }).focus();
    await press('Tab');
    expect(await focused()).toBe('60');
    await press('Tab');
    expect(await focused()).toBeUndefined();
    await press('Shift+Tab');
    expect(await focused()).toBe('60');
  });

  it('is walked by arrow keys, and Enter goes to a step', async () => {
    await openReplay(page, `${GAME}?step=60`);
    await page.locator('.steps [tabindex="0"]').focus();
    await press('ArrowDown');
    await press('ArrowDown');
    await press('ArrowUp');
    expect(await focused()).toBe('61');
    expect(await shownIn(page)).toBe(60);
    await press('Enter');
    expect(await shownIn(page)).toBe(61);
    await press('Home');
    expect(await shownIn(page)).toBe(0);
    await press('ArrowUp');
    expect(await focused()).toBe('0');
    await press('ArrowDown');
    expect(await focused()).toBe('1');
    expect(await shownIn(page)).toBe(0);
  });

  it('keeps the focus at what is shown while one steps, and never takes it', async () => {
    await openReplay(page, `${GAME}?step=60`);
    await page.getByRole('tab', { name: 'Steps' }).focus();
    await press('Tab');
    await press('PageDown');
    const position = await shownIn(page);
    expect(position).toBeGreaterThan(60);
    expect(await focused()).toBe(String(position));
    await page.getByRole('button', { name: 'One step back' }).click();
    expect(await focused()).toBeUndefined();
  });
});

it('the list of gains is one stop too', async () => {
  await openReplay(page, `${GAME}?step=60`);
  await page.getByRole('tab', { name: 'Points' }).click();
  const stops = page.locator('.gain-list a[tabindex="0"]');
  await page.locator('.gain-list a').nth(5).waitFor();
  expect(await stops.count()).toBe(1);
  await stops.focus();
  const all = await page
    .locator('.gain-list a')
    .evaluateAll((links) => links.map((a) => (a as HTMLElement).dataset.step));
  expect(await focused()).toBe(all[0]);
  await press('ArrowDown');
  await press('ArrowDown');
  expect(await focused()).toBe(all[2]);
  expect(await stops.count()).toBe(1);
});
