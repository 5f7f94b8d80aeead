import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chapters, clauses } from '../../spec/clauses.ts';
import { LANGUAGES, type Language } from '../../spec/text.ts';
import { barriers } from './axe.ts';
import { openSite, type Site } from './site.ts';

/** The pages, and what is there once a page is ready. */
const PAGES: readonly (readonly [path: string, ready: string])[] = [
  ['', 'h1'],
  ['replays/', 'h1'],
  ['replays/games/3p-wonder/?step=60', '.controls'],
  ['replays/illegal/monument/off-board/?step=3', '.controls'],
  ['replays/open/', '.own'],
  ['replays/embed/', 'shedu-replay .controls'],
  ['offline/', 'h1'],
  ['rules/', 'h1'],
  ['rules/revolt/', 'h1'],
  ['rules/coverage/?chapter=revolt', '.chapter-filter:not([hidden])'],
  ['rules/rulings/fragmentSupport/', 'h1'],
  ['rules/glossary/', 'h1'],
  ['rules/notation/', 'h1'],
  ['rules/differences/', 'h1'],
  ['rules/errata/', 'h1'],
  ['rules/turn-flow/', 'h1'],
  ['rules/statechart/', '.sheet svg'],
  ['rules/statechart/turn.war.attack/', 'h1'],
  ['inspector/', '.notice'],
  ['develop/', 'h1'],
  ['develop/architecture/', 'svg.rooms'],
  ['develop/add-a-ruling/', 'h1'],
  ['develop/commands/', 'h1'],
  ['develop/conformance/', 'h1'],
  ['develop/formats/', 'h1'],
  ['develop/api/shedu/draw/', 'h1'],
  ['conformance/', '.engines img'],
  ['conformance/cubenations/', '.breach .miniature svg'],
  ['credits/', 'h1'],
  ['questions/', '.question-search input'],
  ['questions/war/', 'h1'],
];

/** The languages take turns from page to page; a longer run, with LANGUAGES=all, takes every one. */
const IN_TURN: readonly (readonly [path: string, ready: string])[] = PAGES.flatMap(
  ([path, ready], i) =>
    LANGUAGES.filter(
      (_, turn) => process.env.LANGUAGES === 'all' || turn === i % LANGUAGES.length,
    ).map((language) => [below(path, language), ready] as const),
);

function below(path: string, language: Language): string {
  return language === 'en' ? path : `${language}/${path}`;
}

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => {
  expect(site.faults.splice(0)).toEqual([]);
});
afterAll(() => site[Symbol.asyncDispose]());

describe('can be used by everybody', () => {
  // What pages share is fetched once, and one tab is for them all.
  let page: Page;
  beforeAll(async () => {
    const laptop = await site.context({ viewport: { width: 1280, height: 900 } });
    page = await laptop.newPage();
  });
  it.each(IN_TURN)(
    '/%s, in light and dark',
    async (path, ready) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path);
      await page.waitForSelector(ready);
      // Pictures hidden from everybody who cannot see them would take most of the time.
      await page.evaluate(() => {
        for (const picture of document.querySelectorAll('[aria-hidden=true] > .board-frame')) {
          picture.replaceChildren();
        }
      });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.waitForSelector(`html[data-theme=${colorScheme}]`);
        const told = await barriers(page, { contrast: colorScheme === 'dark' });
        expect({ colorScheme, told }).toEqual({ colorScheme, told: [] });
      }
    },
    120_000,
  );
});

it.each(['aid-2015-ru', 'changes-1997-2015-fr', 'rules-condensed-en'])(
  'the book %s can be used by everybody, on a phone and in the dark too',
  async (name) => {
    const context = await site.context({ viewport: { width: 320, height: 700 } });
    const page = await context.newPage();
    await page.goto(`rules/books/${name}.html`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const told = await barriers(page, { contrast: colorScheme === 'dark' });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect({ colorScheme, told, width }).toEqual({ colorScheme, told: [], width: 320 });
    }
    await context.close();
  },
);

it('no page is wider than a phone, and no table in it', async () => {
  const context = await site.context({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  for (const [i, [plain, ready]] of PAGES.entries()) {
    const path = below(plain, i % 2 === 0 ? 'ru' : 'fr');
    await page.goto(path);
    await page.waitForSelector(ready);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const beyond = await page.evaluate(() => {
        for (const folded of document.querySelectorAll('main details')) {
          folded.setAttribute('open', '');
        }
        const boxes = [document.documentElement, ...document.querySelectorAll('.table-scroll')];
        return Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth));
      });
      expect([path, width, beyond]).toEqual([path, width, 0]);
    }
  }
  await context.close();
});

it('coverage is told for one chapter, which the address keeps', async () => {
  const context = await site.context();
  const page = await context.newPage();
  await page.goto('rules/coverage/');
  const shown = () => page.locator('main section[data-chapter]:visible h2').allTextContents();
  expect((await shown()).length).toBe(chapters.length);
  await page.getByLabel('Chapter').selectOption('war');
  await page.waitForURL((url) => url.searchParams.get('chapter') === 'war');
  expect(await shown()).toEqual(['Wars']);
  await page.reload();
  await page.locator('.chapter-filter:visible').waitFor();
  expect(await shown()).toEqual(['Wars']);
  await page.getByRole('link', { name: clauses['war.attacker.active'].title.en }).click();
  await page.waitForURL(/\/rules\/war\/#war\.attacker\.active$/);
  await context.close();
});

it('a clause is told in three languages and shown by cases that play', async () => {
  const context = await site.context();
  const page = await context.newPage();
  const id = 'monument.build.square';
  await page.goto(`rules/monument/#${id}`);
  const clause = page.locator('section.clause', { has: page.locator(`[id="${id}"]`) });
  const { ru, fr } = clauses[id].statement;
  await clause.getByText('Русский').click();
  expect(await clause.locator('p[lang]').allTextContents()).toEqual([ru, fr]);
  await clause.getByText('Cases').click();
  await clause.getByRole('link', { name: 'The square lies on the board in play' }).click();
  await page.waitForSelector('.controls');
  expect(await page.locator('h1').textContent()).toBe('The square lies on the board in play');
  await context.close();
});

it('an example of a clause stands beside it and plays where it was taken from', async () => {
  const context = await site.context();
  const page = await context.newPage();
  await page.goto('rules/tile/#tile.place.river');
  const clause = page.locator('section.clause', { has: page.locator('[id="tile.place.river"]') });
  expect(await clause.locator('.miniature svg.board').count()).toBe(2);
  const refused = clause.locator('.miniature.refused');
  expect(await refused.locator('li').allTextContents()).toContain(
    'C1 is not a river space; a farm needs a river.',
  );
  await refused.getByRole('link', { name: 'Not allowed' }).click();
  await page.waitForSelector('.controls');
  await page.getByText('C1 is not a river space; a farm needs a river.').first().waitFor();
  await context.close();
});

it('an example is played on the page of its clause, and put back', async () => {
  const context = await site.context();
  const page = await context.newPage();
  await page.goto('ru/rules/tile/#tile.place.river');
  const clause = page.locator('section.clause', { has: page.locator('[id="tile.place.river"]') });
  const example = clause.locator('.miniature').first();
  const picture = example.locator(':scope > svg');
  const button = example.getByRole('button', { name: 'Сыграть здесь' });
  await button.focus();
  await page.keyboard.press('Enter');
  await example.locator('shedu-replay .controls').waitFor();
  expect(await picture.isVisible()).toBe(false);
  const position = () => example.locator('shedu-replay .viewer').getAttribute('data-position');
  expect(await position()).toBe(await example.getAttribute('data-step'));
  await example.locator('shedu-replay .embedded').press('Home');
  await expect.poll(position).toBe('0');
  expect(await barriers(page, { contrast: false })).toEqual([]);
  await example.getByRole('button', { name: 'Обратно к картинке' }).click();
  expect(await picture.isVisible()).toBe(true);
  expect(await example.locator('shedu-replay').count()).toBe(0);
  await context.close();
});

it('a clause tells where in the chart it is at work, and how each edition reads it', async () => {
  const context = await site.context();
  const page = await context.newPage();
  await page.goto('rules/war/#war.fragment.support');
  const clauseOf = (id: string) =>
    page.locator('section.clause', { has: page.locator(`[id="${id}"]`) });
  expect(await clauseOf('war.fragment.support').locator('.readings b').allTextContents()).toEqual([
    '1997',
    '2015, Condensed',
  ]);
  await clauseOf('war.win.tie')
    .getByRole('link', { name: 'War · Defence → Events (adding tiles to a conflict)' })
    .click();
  await page.waitForURL(/\/rules\/statechart\/turn\.war\.defence\/#next$/);
  await context.close();
});

it('the colours chosen on one page hold on the next, in the reference too', async () => {
  const context = await site.context({ colorScheme: 'light' });
  const page = await context.newPage();
  const theme = () => page.locator('html').getAttribute('data-theme');
  await page.goto('');
  expect(await theme()).toBe('light');
  await page.getByRole('button', { name: 'Dark colours' }).click();
  expect(await theme()).toBe('dark');
  await page.goto('rules/war/');
  expect(await theme()).toBe('dark');
  await page.getByRole('button', { name: 'Dark colours' }).click();
  await page.goto('');
  expect(await theme()).toBe('light');
  await context.close();
});
