import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { DIST, openSite } from '../browser/site.ts';
import { gameOf } from '../model/games.ts';
import { counted, type Section } from './report.ts';

/** An eventful game of three players with buildings. */
const SEED = 116;
const STEPS = 300;
const FRAME = 1000 / 60;

/** Milliseconds of scripting that the page has used so far. */
async function scripting(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
}

const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** Scripting of each step through the whole game by arrow key. */
async function walk(page: Page, session: CDPSession, steps: number): Promise<readonly number[]> {
  await page.keyboard.press('Home');
  await painted(page);
  const taken: number[] = [];
  for (let i = 0; i < steps; i++) {
    const before = await scripting(session);
    await page.keyboard.press('ArrowRight');
    await painted(page);
    taken.push((await scripting(session)) - before);
  }
  return taken;
}

const percentile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? Number.NaN;

/** Steps through a long game in a real browser. @throws Error when the site is not built */
export async function viewer(rounds: number): Promise<Section> {
  if (!existsSync(join(DIST, 'index.html'))) throw new Error('build the site first');
  const record = gameOf(SEED, STEPS);
  await using site = await openSite();
  const page = await (await site.context({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.goto('replays/open/');
  await page.locator('input[type=file]').setInputFiles({
    name: 'long.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  await page.waitForSelector('.controls');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await walk(page, session, 20);
  const walks: (readonly number[])[] = [];
  for (let i = 0; i < rounds; i++) walks.push(await walk(page, session, record.steps.length));
  const of = (part: number) => walks.map((taken) => percentile(taken, part));
  return {
    title: 'Stepping in the viewer',
    figures: [
      counted('scripting of half the steps', 'ms', of(0.5)),
      counted('scripting of 99 in 100 steps', 'ms', of(0.99), { most: FRAME }),
    ],
    notes: [
      `a game of ${record.steps.length} steps (seed ${SEED}), each by arrow key in a real Chromium, measured by the browser;`,
      '  what half of the steps take at most, and 99 of 100',
    ],
  };
}
