import { afterAll, beforeAll, expect, it } from 'vitest';
import { pairs } from '../../machine/book/rulebook/differences.ts';
import { openSite, type Site } from './site.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site[Symbol.asyncDispose]());

it('shows what sets two editions apart, and nothing of the others', async () => {
  const page = await (await site.context()).newPage();
  await page.goto('rules/differences/');
  const shown = (what: 'pairs' | 'edition'): Promise<readonly string[]> =>
    page
      .locator(`.differences [data-${what}]:visible`)
      .evaluateAll((all, name) => all.map((one) => (one as HTMLElement).dataset[name] ?? ''), what);
  const everything = await shown('pairs');
  for (const pair of pairs) {
    const name = pair.join('-');
    await page.locator(`#pair-${name}`).check();
    const told = await shown('pairs');
    expect(told).toEqual(everything.filter((apart) => apart.split(' ').includes(name)));
    expect(told.length).toBeLessThan(everything.length);
    expect([...new Set(await shown('edition'))].sort()).toEqual([...pair].sort());
  }
  await page.close();
});
