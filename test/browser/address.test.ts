import type { BrowserContext, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import record from '../../fixtures/games/2p-treasures.json' with { type: 'json' };
import { visiting } from './site.ts';
import { openReplay, shownIn } from './told.ts';

const GAME = 'replays/games/2p-treasures/';
const LAST = record.steps.length;
/** A position in which the first seat has just refilled its hand. */
const DRAW = 2;

const visit = visiting('fresh', {
  viewport: { width: 1280, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
});
let context: BrowserContext;
let page: Page;
beforeEach(() => {
  ({ context, page } = visit);
});

const named = (name: string) => new URL(page.url()).searchParams.get(name);

describe('an address that names no position', () => {
  it.each([
    ['9999', LAST],
    ['123456789012345678901234567890', LAST],
    ['-1', 0],
    ['x', 0],
    ['1.5', 0],
    ['', 0],
  ])('?step=%s shows a message and the nearest: %i', async (asked, nearest) => {
    await openReplay(page, `${GAME}?step=${asked}`);
    const told = await page.getByRole('alert').textContent();
    expect(told).toContain(`“${asked}”`);
    expect(told).toContain(`position ${nearest}.`);
    expect(await shownIn(page)).toBe(nearest);
    expect(await page.locator('.stage svg.board').isVisible()).toBe(true);
    await page.keyboard.press(nearest === 0 ? 'ArrowRight' : 'ArrowLeft');
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('or no player shows a message and everything', async () => {
    await openReplay(page, `${GAME}?step=3&view=2`);
    expect(await page.getByRole('alert').textContent()).toContain('“2”');
    expect(await page.getByLabel('Seen by').inputValue()).toBe('all');
    expect(await shownIn(page)).toBe(3);
  });
});

describe('seen by one seat', () => {
  it('what lies behind the screens of the others is hidden until the end', async () => {
    await openReplay(page, `${GAME}?step=${DRAW}`);
    const drew = page.locator('.effects').getByText(/draws/);
    const seen = await drew.allTextContents();
    await page.getByLabel('Seen by').selectOption('1');
    expect(await page.locator('[data-seat="0"] [data-score="red"]').textContent()).toContain(
      'hidden',
    );
    expect(await page.locator('[data-seat="0"] .stone.unknown').count()).toBeGreaterThan(0);
    expect(await page.locator('[data-seat="1"] .stone.unknown').count()).toBe(0);
    expect(await drew.allTextContents()).not.toEqual(seen);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('End');
    expect(await page.locator('[data-seat="0"] .place').textContent()).toContain('Place');
  });

  it('a game stays so when it is loaded again, and in every link to a step of it', async () => {
    await openReplay(page, `${GAME}?step=${DRAW}`);
    await page.getByLabel('Seen by').selectOption('1');
    await expect.poll(() => named('view')).toBe('1');
    expect(named('step')).toBe(String(DRAW));
    const hidden = page.locator('[data-seat="0"] .stone.unknown');
    const count = await hidden.count();
    await page.reload();
    await page.waitForSelector('.controls');
    expect(await page.getByLabel('Seen by').inputValue()).toBe('1');
    expect(await hidden.count()).toBe(count);

    const links = page.locator('.steps a');
    const addresses = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(addresses.every((address) => address?.includes('view=1'))).toBe(true);
    await page.getByRole('button', { name: 'Take along' }).click();
    await page.getByRole('button', { name: 'Copy the link to this step' }).click();
    await page.getByText('Copied.').waitFor();
    const other = await context.newPage();
    await openReplay(other, await page.evaluate(() => navigator.clipboard.readText()));
    expect(await other.locator('[data-seat="0"] .stone.unknown').count()).toBe(count);
    await other.close();
  });

  it('a game is seen by everyone again without a trace in its address', async () => {
    await openReplay(page, `${GAME}?step=${DRAW}&view=0`);
    await page.getByLabel('Seen by').selectOption('all');
    await expect.poll(() => named('view')).toBeNull();
    expect(named('step')).toBe(String(DRAW));
    expect(await page.locator('.steps a').nth(1).getAttribute('href')).toBe('?step=1');
  });
});
