import { globSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { settledScore } from '../../machine/rules/final.ts';
import type { Seat } from '../../machine/rules/pieces.ts';
import { gainsUntil, isWeakest, KINDS, rowsOf } from '../../site/src/viewer/points/sums.ts';
import { barriers } from './axe.ts';
import { DIST, visiting } from './site.ts';
import { openReplay, shownIn, toldAt } from './told.ts';

const visit = visiting('fresh', { viewport: { width: 1280, height: 900 } });
let page: Page;
beforeEach(() => {
  ({ page } = visit);
});

async function open(path: string, tab = 'Points'): Promise<void> {
  await openReplay(page, path);
  await page.getByRole('tab', { name: tab }).click();
  await page.waitForSelector('.plot canvas');
}

const ledger = (seat: number) => page.locator(`[data-ledger="${seat}"]`);
const numbers = (texts: readonly string[]) => texts.map((text) => Number.parseInt(text, 10));
const totals = async (seat: number) =>
  numbers(await ledger(seat).locator('.sources tfoot td').allTextContents());
const steps = () =>
  page.locator('.gain-list a').evaluateAll((all) => all.map((a) => Number(a.dataset.step)));

describe('gains', () => {
  const games = globSync('replays/{games,examples}/*/telling.json', { cwd: DIST });

  it.each(games)('make the scores at every position: /%s', (file) => {
    const telling = toldAt(file.replace('telling.json', ''));
    for (const { index, game } of telling.frames) {
      const gains = gainsUntil(telling, index);
      const sums = game.scores.map((_, seat) => {
        const rows = rowsOf(telling, gains, seat as Seat);
        return KINDS.map((_, kind) => rows.reduce((sum, [, counts]) => sum + counts[kind]!, 0));
      });
      expect({ index, sums }).toEqual({ index, sums: game.scores });
    }
  });

  it('leave a weakest colour that treasures do not lift', () => {
    expect([0, 1, 2, 3].map((color) => isWeakest([2, 3, 9, 9, 3], color))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(settledScore([2, 3, 9, 9, 3])[0]).toBe(4);
  });
});

describe.each([
  ['replays/games/4p-advanced/', 120, 'Points'],
  ['ru/replays/games/3p-wonder/', 130, 'Очки'],
  ['fr/replays/games/3p-english-variant/', 90, 'Points'],
])('the ledger of /%s', (path, step, tab) => {
  it('agrees with the scores and tells where each point came from', async () => {
    const { frames } = toldAt(path);
    const { game } = frames[step]!;
    await open(`${path}?step=${step}`, tab);
    for (const [seat, score] of game.scores.entries()) {
      expect(await totals(seat)).toEqual(score);
      const weakest = await ledger(seat)
        .locator('tfoot td')
        .evaluateAll((all) => all.map((cell) => cell.classList.contains('weakest')));
      expect(weakest).toEqual(score.map((_, kind) => isWeakest(score, kind)));
    }

    const cell = page.locator('.sources button').first();
    const points = Number(await cell.textContent());
    await cell.click();
    const got = await page.locator('.gain-list b').allTextContents();
    expect(numbers(got).reduce((sum, one) => sum + one, 0)).toBe(points);
    const [latest] = await steps();
    await page.locator('.gain-list a').first().click();
    expect(await shownIn(page)).toBe(latest);
    await page.keyboard.press('Home');
    expect(await steps()).toEqual([]);
  });

  it('can be used by everybody', async () => {
    await open(`${path}?step=${step}`, tab);
    await page.locator('.ledger summary').first().click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForSelector(`html[data-theme=${colorScheme}]`);
      const contrast = colorScheme === 'dark';
      const told = await barriers(page, { within: ['.panels'], contrast });
      expect({ colorScheme, told }).toEqual({ colorScheme, told: [] });
    }
  });
});

const GAME = 'replays/games/2p-treasures/';

describe('a chart', () => {
  it('leads to the position that is pointed at, by mouse and by key', async () => {
    const { frames } = toldAt(GAME);
    await open(GAME);
    const chart = page.getByRole('slider', { name: 'Points of Archer over time' });
    const over = chart.locator('.u-over');
    const { width } = (await over.boundingBox())!;
    await over.hover({ position: { x: width / 2, y: 20 } });
    const half = Math.round((frames.length - 1) / 2);
    expect(await chart.locator('.plot-tip').textContent()).toContain(`Position ${half}:`);
    await over.click({ position: { x: width / 2, y: 20 } });
    expect(await shownIn(page)).toBe(half);
    await chart.press('ArrowRight');
    expect(await chart.getAttribute('aria-valuenow')).toBe(String(half + 1));
    const [black, red] = frames[half + 1]!.game.scores[0]!;
    expect(await chart.getAttribute('aria-valuetext')).toContain(`black ${black}, red ${red},`);
  });

  it('is a table too', async () => {
    const { frames } = toldAt(GAME);
    await open(GAME);
    await ledger(1).locator('summary').click();
    const last = ledger(1).locator('.history tbody tr').last();
    await last.waitFor();
    expect(numbers(await last.locator('td').allTextContents())).toEqual([
      ...frames.at(-1)!.game.scores[1]!,
      settledScore(frames.at(-1)!.game.scores[1]!)[0],
    ]);
  });

  it('is drawn anew in the colours of the theme', async () => {
    await open(GAME);
    const drawn = () =>
      page
        .locator('.plot canvas')
        .first()
        .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());
    const light = await drawn();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForSelector('html[data-theme=dark]');
    await expect.poll(drawn).not.toBe(light);
  });
});

it('a view hides what others have gathered, until the end', async () => {
  const { frames } = toldAt(GAME);
  await open(`${GAME}?step=80`);
  await page.getByLabel('Seen by').selectOption('1');
  expect(await ledger(0).locator('.plot, table').count()).toBe(0);
  expect(await ledger(0).textContent()).toContain('Behind the screen');
  expect(await totals(1)).toEqual(frames[80]!.game.scores[1]);
  expect(await page.locator('.race .plot-legend li').allTextContents()).toHaveLength(1);
  expect(await page.locator('meter').count()).toBe(0);
  expect(await page.locator('.standing').textContent()).not.toContain('tiles in the bag');
  /** Each gain was seen when it happened. */
  expect(await steps()).toEqual(
    gainsUntil(toldAt(GAME), 80)
      .map(({ frame }) => frame.index)
      .reverse(),
  );
  await page.locator('h1').click();
  await page.keyboard.press('End');
  expect(await totals(0)).toEqual(frames.at(-1)!.game.scores[0]);
});
