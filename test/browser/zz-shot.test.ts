import { it } from 'vitest';
import { openSite } from './site.ts';
it('shots', async () => {
const site = await openSite();
const go = async (name, path, opts, dark=false) => {
  const ctx = await site.context({ ...opts, colorScheme: dark ? 'dark':'light' });
  const page = await ctx.newPage();
  await page.goto(path); await page.waitForSelector('.own[data-at]');
  await page.locator('.written-tools button').nth(1).click();
  await page.waitForSelector('.cm-content', {timeout: 8000}).catch(e=>console.log(name,'no editor'));
  await page.keyboard.type(name.includes('ru') ? 'царь M5, храм M' : 'K M5, r M6\n2. bull: r M7\n3. archer: ', {delay: 20});
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/shot-${name}.png` });
  await ctx.close();
};
try {
await go('phone', 'replays/open/', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
await go('wide', 'replays/open/', { viewport: { width: 1280, height: 720 } });
await go('dark', 'replays/open/', { viewport: { width: 1280, height: 720 } }, true);
await go('ru', 'ru/replays/open/', { viewport: { width: 1280, height: 720 } });
} finally { console.log(site.faults); await site[Symbol.asyncDispose](); }

}, 120000);
