import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, launchBundled, serveStatic } from './chromium.ts';

describe('the browser', () => {
  it.each([
    ['found first', launch],
    ['from npm', launchBundled],
  ])('%s runs the script of a page', async (_name, start) => {
    await using browser = await start();
    const page = await browser.newPage();
    await page.goto('data:text/html,<p id=out>no</p><script>out.textContent = 6 * 7</script>');
    expect(await page.textContent('#out')).toBe('42');
  });

  it('keeps pages apart in two contexts', async () => {
    await using browser = await launch();
    for (const width of [360, 1280]) {
      const context = await browser.newContext({ viewport: { width, height: 640 } });
      const page = await context.newPage();
      expect(await page.evaluate(() => innerWidth)).toBe(width);
      await context.close();
    }
  });
});

describe('the static server', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shedu-static-'));
    await mkdir(join(folder, 'a'));
    await writeFile(join(folder, 'a', 'index.html'), '<title>A page</title>');
    await writeFile(join(folder, '404.html'), '<title>Nothing here</title>');
    await writeFile(join(folder, 'worker.js'), 'addEventListener("fetch", () => {});');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('serves folders under a base path and nothing beside it', async () => {
    await using server = await serveStatic(folder, '/x/y/');
    const get = (path: string) => fetch(new URL(path, server.url));
    expect(new URL(server.url).pathname).toBe('/x/y/');
    expect((await get('a/')).status).toBe(200);
    expect((await get('a?q=1')).url).toBe(`${server.url}a/?q=1`);
    expect((await get('worker.js')).headers.get('content-type')).toContain('javascript');
    expect((await get('/a/')).status).toBe(404);
    expect((await get('..%2f..%2fetc/passwd')).status).toBe(404);
    expect(await (await get('none')).text()).toContain('Nothing here');
    expect((await get('%ff')).status).toBe(400);
  });

  it('gives the browser a secure context, so that a service worker can be registered', async () => {
    await using server = await serveStatic(folder, '/x/y/');
    await using browser = await launch();
    const page = await browser.newPage();
    await page.goto(`${server.url}a/`);
    expect(await page.title()).toBe('A page');
    const scope = await page.evaluate(async () => {
      await navigator.serviceWorker.register('../worker.js');
      return (await navigator.serviceWorker.ready).scope;
    });
    expect(scope).toBe(server.url);
  });
});
