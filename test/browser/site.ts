import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launch, type StaticServer, serveStatic } from './chromium.ts';
import { refreshed } from './refreshed.ts';

/** Where `npm run build:site` leaves the site. */
export const DIST = fileURLToPath(new URL('../../site/dist', import.meta.url));

/** The built site on a server of its own, and a browser that notes all that goes wrong there. */
export interface Site extends AsyncDisposable {
  /** The address of the home page, ending in a slash. */
  readonly url: string;
  /** Errors on the console and in scripts, failed loads, requests that leave the site. */
  readonly faults: string[];
  /** A context of its own: nothing moves, and no service worker runs, unless the options allow it. */
  context(options?: BrowserContextOptions): Promise<BrowserContext>;
}

export async function openSite(folder = DIST, base = '/'): Promise<Site> {
  const server: StaticServer = await serveStatic(folder, base);
  const browser: Browser = await launch();
  const faults: string[] = [];
  return {
    url: server.url,
    faults,
    async context(options) {
      const context = await browser.newContext({
        baseURL: server.url,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        ...options,
      });
      const origin = new URL(server.url).origin;
      context.on('request', (request) => {
        const { origin: asked, protocol } = new URL(request.url());
        if (asked !== origin && protocol !== 'data:' && protocol !== 'blob:')
          faults.push(`leaves the site: ${request.url()}`);
      });
      context.on('response', (response) => {
        if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
      });
      context.on('console', (message) => {
        if (message.type() === 'error') faults.push(`console: ${message.text()}`);
      });
      context.on('weberror', (error) => faults.push(`script: ${error.error().message}`));
      return context;
    },
    async [Symbol.asyncDispose]() {
      await browser.close();
      await server.close();
    },
  };
}

/** The site as the tests of a file visit it. */
export interface Visit {
  readonly site: Site;
  readonly context: BrowserContext;
  readonly page: Page;
}

/**
 * Opens the site for the tests of a file, with one page for all or a fresh one for each, and sees to
 * it that nothing goes wrong there unnoticed. What it answers is there once the tests run.
 */
export function visiting(pages: 'one' | 'fresh', options?: BrowserContextOptions): Visit {
  const visit: { site?: Site; context?: BrowserContext; page?: Page } = {};
  beforeAll(async () => {
    visit.site = await openSite();
    visit.context = await visit.site.context(options);
    visit.page = await visit.context.newPage();
  });
  afterEach(async () => {
    if (pages === 'fresh' && !(await refreshed(visit.page!, options))) {
      await visit.context!.close();
      visit.context = await visit.site!.context(options);
      visit.page = await visit.context.newPage();
    }
    expect(visit.site!.faults.splice(0)).toEqual([]);
  });
  afterAll(() => visit.site?.[Symbol.asyncDispose]());
  return visit as Visit;
}

/**
 * Opens the site for the tests of a file, in which each visitor comes in with a page and a memory of
 * his own, and sees to it that nothing goes wrong there unnoticed.
 */
export function visitors(): (options?: BrowserContextOptions) => Promise<Page> {
  let site: Site;
  const used: { readonly page: Page; readonly options: BrowserContextOptions | undefined }[] = [];
  const free = new Map<string, Page[]>();
  const freeFor = (options?: BrowserContextOptions): Page[] => {
    const key = JSON.stringify(options ?? {});
    const pages = free.get(key) ?? [];
    free.set(key, pages);
    return pages;
  };
  beforeAll(async () => {
    site = await openSite();
  });
  afterEach(async () => {
    for (const { page, options } of used.splice(0)) {
      if (await refreshed(page, options)) freeFor(options).push(page);
      else await page.context().close();
    }
    expect(site.faults.splice(0)).toEqual([]);
  });
  afterAll(() => site[Symbol.asyncDispose]());
  return async (options) => {
    const page = freeFor(options).pop() ?? (await (await site.context(options)).newPage());
    used.push({ page, options });
    return page;
  };
}
