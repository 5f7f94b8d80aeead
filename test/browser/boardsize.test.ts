import { expect, it } from 'vitest';
import { visiting } from './site.ts';
import { openReplay } from './told.ts';

const visit = visiting('fresh', {});
const GAME = 'replays/games/2p-treasures/?step=30';

/** Width and height of the window, and the least width of the board in it. */
const SIZES = [
  [360, 640, 340],
  [390, 844, 370],
  [768, 1024, 680],
  [1024, 768, 563],
  [1280, 650, 704],
  [1366, 768, 751],
  [1536, 730, 844],
  [1920, 1080, 1056],
  [2560, 1440, 1408],
] as const;

it.each(SIZES)(
  'at %i×%i the board, what moves it and the story are seen together',
  async (width, height, least) => {
    const { page } = visit;
    await page.setViewportSize({ width, height });
    await openReplay(page, GAME);
    const [board, moves, story] = await Promise.all(
      ['.stage svg.board', '.controls .moves', '.story h2'].map((part) =>
        page.locator(part).boundingBox(),
      ),
    );
    expect(board!.width).toBeGreaterThanOrEqual(least);
    for (const { x, y, width: w, height: h } of [board!, moves!]) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + w).toBeLessThanOrEqual(width);
      expect(y + h).toBeLessThanOrEqual(height);
    }
    expect(story!.y).toBeLessThan(height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  },
);

it('a telephone held across shows the whole board beside the story, once one steps', async () => {
  const { page } = visit;
  await page.setViewportSize({ width: 844, height: 390 });
  await openReplay(page, GAME);
  await page.getByRole('button', { name: 'One step on' }).click();
  await page.waitForSelector('.viewer[data-position="31"]');
  const board = (await page.locator('.stage svg.board').boundingBox())!;
  const moves = (await page.locator('.controls .moves').boundingBox())!;
  const story = (await page.locator('.story h2').boundingBox())!;
  expect(board.height).toBeGreaterThan(360);
  expect(board.y).toBeGreaterThanOrEqual(0);
  expect(board.y + board.height).toBeLessThanOrEqual(390);
  expect(moves.x).toBeGreaterThan(board.x + board.width);
  expect(moves.y + moves.height).toBeLessThanOrEqual(390);
  expect(story.y).toBeLessThan(390);
});
