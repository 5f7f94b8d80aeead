import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { openSite } from '../browser/site.ts';
import { NETWORK, PHONE, SLOWER } from './loading.ts';
import { counted, type Section } from './report.ts';

/** What is loaded, and a page to compare it with. */
const PAGES = {
  lab: 'lab/',
  viewer: 'replays/games/3p-wonder/',
  'page of rules': 'rules/war/',
} as const;

/** Milliseconds that a page is waited for on a machine that others use too. */
const PATIENCE = 180_000;

type Named = keyof typeof PAGES;
const NAMES = Object.keys(PAGES) as readonly Named[];

interface Load {
  /** Milliseconds until everything the page asks for by itself is there. */
  readonly time: number;
  /** Bytes of its scripts, packed. */
  readonly script: number;
}

/** Bytes of what was asked for, packed as servers send it. */
async function packedSize(request: Request): Promise<number> {
  const response = await request.response();
  return gzipSync((await response?.body()) ?? '').length;
}

/** The first visit to a page, with nothing in the cache. */
async function load(context: BrowserContext, path: string): Promise<Load> {
  const page: Page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const scripts: Promise<number>[] = [];
  const weigh = (request: Request): void => {
    if (request.resourceType() === 'script') scripts.push(packedSize(request));
  };
  page.on('requestfinished', weigh);
  page.setDefaultTimeout(PATIENCE);
  await page.goto(path, { waitUntil: 'load' });
  const time = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return (entry as PerformanceNavigationTiming).loadEventEnd;
  });
  await page.waitForLoadState('networkidle');
  page.off('requestfinished', weigh);
  const sizes = await Promise.all(scripts);
  return { time, script: sizes.reduce((sum, size) => sum + size, 0) };
}

/** How soon lab and viewer are there at the first visit, and how much script they bring. */
export async function firstLoads(rounds: number): Promise<Section> {
  await using site = await openSite();
  const loads: Record<Named, Load[]> = { lab: [], viewer: [], 'page of rules': [] };
  for (let round = 0; round < rounds; round++)
    for (const name of NAMES) {
      const context = await site.context({ viewport: PHONE });
      loads[name].push(await load(context, PAGES[name]));
      await context.close();
    }
  const times = (name: Named): readonly number[] => loads[name].map(({ time }) => time);
  const both = (name: Named) => [
    counted(`${name}, first load`, 'ms', times(name)),
    counted(
      `${name}, script`,
      'kB',
      loads[name].map(({ script }) => script / 1000),
    ),
  ];
  const beside = (name: Exclude<Named, 'page of rules'>) =>
    counted(
      `${name}, first load ÷ page of rules`,
      '×',
      times(name).map((time, round) => time / times('page of rules')[round]!),
    );
  return {
    title: 'First load of lab and viewer',
    figures: [
      ...both('lab'),
      beside('lab'),
      ...both('viewer'),
      beside('viewer'),
      ...both('page of rules'),
    ],
    notes: [
      `a phone with an empty cache, 1.6 Mbit/s, 150 ms, a processor ${SLOWER} times slower; until the page has loaded, by its own clock;`,
      '  script: all that comes until nothing more is asked for, packed by gzip',
    ],
  };
}
