import { expect, it } from 'vitest';
import { visiting } from './site.ts';

const visit = visiting('fresh', { viewport: { width: 390, height: 844 } });

it('arrowheads of the turn flow sit in the middle of their lines, and begin before they end', async () => {
  const { page } = visit;
  await page.goto('rules/turn-flow/');
  const off = await page.locator('.turn-flow > li:not(:last-child)').evaluateAll((steps) =>
    steps.map((step) => {
      const [line, head] = [getComputedStyle(step, '::before'), getComputedStyle(step, '::after')];
      const px = (value: string): number => Number.parseFloat(value);
      const middle = px(line.left) + px(line.borderLeftWidth) / 2;
      const tip = px(head.bottom);
      return {
        beside: Math.abs(px(head.left) + px(head.width) / 2 - middle) > 0.5,
        apart: px(line.bottom) > tip + px(head.height) || px(line.bottom) < tip,
      };
    }),
  );
  expect(off.length).toBeGreaterThan(5);
  expect(off).toEqual(off.map(() => ({ beside: false, apart: false })));
});

it.each(['en', 'ru', 'fr'])(
  'the panels of a replay are called up from one row in %s',
  async (lang) => {
    const { page } = visit;
    await page.goto(`${lang === 'en' ? '' : `${lang}/`}replays/games/3p-wonder/`);
    await page.locator('.controls').waitFor();
    const tops = await page
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top));
    expect(tops.length).toBe(4);
    expect(new Set(tops).size).toBe(1);
  },
);

it('all controls have the font of their page', async () => {
  const { page } = visit;
  for (const [path, ready] of [
    ['replays/', '.replay-filter'],
    ['replays/games/3p-wonder/', '.controls'],
    ['rules/coverage/', '.chapter-filter:not([hidden])'],
  ] as const) {
    await page.goto(path);
    await page.waitForSelector(ready);
    const fonts = await page
      .locator('select')
      .evaluateAll((controls) => controls.map((control) => getComputedStyle(control).fontFamily));
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) expect(font).toMatch(/^"Source Sans 3 Variable"/);
  }
});

/** The size of the smallest words of the drawing, in pixels of the screen. */
const smallest = () =>
  visit.page.locator('.sheet svg').evaluate((svg) => {
    const scale = svg.getBoundingClientRect().width / Number(svg.getAttribute('width'));
    const sizes = [...svg.querySelectorAll('text')].map((text) =>
      Number.parseFloat(getComputedStyle(text).fontSize),
    );
    return Math.min(...sizes) * scale;
  });

it('the statechart can be read on a phone, at whatever scale it begins and fitted too', async () => {
  const { page } = visit;
  await page.goto('rules/statechart/');
  expect(await smallest()).toBeGreaterThanOrEqual(8);
  await page.goto('replays/games/3p-wonder/');
  await page.getByRole('tab', { name: 'Statechart' }).click();
  await page.locator('.sheet svg').waitFor();
  expect(await smallest()).toBeGreaterThanOrEqual(8);
  await page.getByRole('button', { name: 'Whole width' }).click();
  expect(await smallest()).toBeGreaterThanOrEqual(8);
});
