import type { BrowserContextOptions, Page } from 'playwright-core';

/** What a test may have listened to. */
const HEARD = ['request', 'response', 'console', 'dialog', 'download', 'popup'] as const;

/** As a page is that nobody has sized. */
const SIZE = { width: 1280, height: 720 };

/**
 * Makes a page as good as one in a context of its own that nobody has visited: blank, with its size
 * and colours, no history, nothing kept. A page costs more to open than to use. It answers whether
 * that was possible: not if the page is gone.
 */
export async function refreshed(
  page: Page,
  { viewport = SIZE, colorScheme = 'light', reducedMotion = 'reduce' }: BrowserContextOptions = {},
): Promise<boolean> {
  if (page.isClosed()) return false;
  const context = page.context();
  const { origin } = new URL(page.url());
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of HEARD) page.removeAllListeners(event);
  await page.unrouteAll();
  await page.mouse.move(0, 0);
  // What a page keeps as it is left is cleared from another.
  if (origin !== 'null') {
    await page.goto(`${origin}/favicon.svg`);
    await page.evaluate(() => sessionStorage.clear());
  }
  await page.goto('about:blank');
  await page.setViewportSize(viewport ?? SIZE);
  await page.emulateMedia({ media: null, colorScheme, reducedMotion });
  const session = await context.newCDPSession(page);
  await session.send('Page.resetNavigationHistory');
  if (origin !== 'null')
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  return true;
}
