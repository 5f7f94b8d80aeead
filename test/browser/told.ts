import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Telling } from '../../machine/book/telling/told.ts';
import { DIST } from './site.ts';

/** The game behind the path of a replay page, as the built site tells it. */
export const toldAt = (path: string): Telling =>
  JSON.parse(readFileSync(join(DIST, path.replace(/\?.*/, ''), 'telling.json'), 'utf8'));

/** Opens a replay and waits for its viewer. */
export async function openReplay(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForSelector('.controls');
}

/** The position that the viewer shows. */
export const shownIn = async (page: Page): Promise<number> =>
  Number(await page.locator('.viewer').getAttribute('data-position'));
