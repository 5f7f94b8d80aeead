import type { Page } from 'playwright-core';
import { openSite } from '../browser/site.ts';
import { counted, type Section } from './report.ts';

/** A phone on a slow mobile connection: 1.6 Mbit/s down, 150 ms there and back, a slow processor. */
export const PHONE = { width: 390, height: 844 } as const;
export const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
} as const;
export const SLOWER = 4;

const PAGES = ['', 'replays/', 'replays/games/3p-wonder/', 'replays/open/', 'rules/war/'] as const;

/** What shifts of the layout come to that still passes for steady. */
export const STEADY = 0.05;

/** A page is at rest when nothing has shifted or arrived for so long. */
const REST = 1500;

/** Notes every shift of the layout that no reader has caused, with what moved. */
function watch(): void {
  const shifts: { value: number; moved: string[] }[] = [];
  Object.assign(window, { shifts });
  const named = (node: Node | null): string =>
    node instanceof Element
      ? `${node.localName}.${node.getAttribute('class') ?? ''}`
      : (node?.nodeName ?? '');
  type Shift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  };
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as Shift[]) {
      if (shift.hadRecentInput) continue;
      shifts.push({ value: shift.value, moved: shift.sources.map(({ node }) => named(node)) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** How far a page shifts while it comes in, all shifts added up, and what moved. */
export async function shiftsOf(
  page: Page,
  path: string,
): Promise<{ readonly sum: number; readonly moved: readonly string[] }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(watch);
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(REST);
  return page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: { value: number; moved: string[] }[] };
    return {
      sum: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.flatMap(({ value, moved }) => moved.map((one) => `${value.toFixed(3)} ${one}`)),
    };
  });
}

/** How steady pages are while they come in on a phone. */
export async function loading(rounds: number): Promise<Section> {
  await using site = await openSite();
  const figures = [];
  for (const path of PAGES) {
    const sums: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const context = await site.context({ viewport: PHONE });
      sums.push((await shiftsOf(await context.newPage(), path)).sum);
      await context.close();
    }
    figures.push(counted(`shift of /${path}`, '', sums, { most: STEADY }));
  }
  return {
    title: 'Layout shift of a page as it comes in',
    figures,
    notes: [
      `a phone of ${PHONE.width} × ${PHONE.height}, an empty cache, 1.6 Mbit/s, 150 ms, a processor ${SLOWER} times slower;`,
      '  all shifts added up, as the browser counts them',
    ],
  };
}
