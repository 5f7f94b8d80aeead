import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { launch, type StaticServer, serveStatic } from './chromium.ts';

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
