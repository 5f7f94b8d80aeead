import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Telling } from '../../machine/book/telling/told.ts';
import type { ClauseId } from '../../spec/clauses.ts';
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

/** Opens every reason of the step that is shown, and tells the clauses that they name. */
export async function reasonsIn(page: Page, within = '.story'): Promise<readonly ClauseId[]> {
  for (const why of await page.locator(`${within} .why[aria-expanded=false]`).all()) {
    await why.click();
  }
  await page.locator(`${within} .loading`).first().waitFor({ state: 'detached' });
  return page
    .locator(`${within} [data-clause]`)
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.clause as ClauseId));
}

/** Opens a reason of the step that is shown, and what there is on its first clause. */
export async function openReason(page: Page, within = '.story'): Promise<void> {
  await page.locator(`${within} .why`).last().click();
  const opened = page.locator(`${within} :is(.clauses a, .clause-card .statement)`).first();
  await opened.waitFor();
  if ((await opened.getAttribute('href')) !== null) await opened.click();
  await page.locator(`${within} .clause-card .statement`).waitFor();
}
