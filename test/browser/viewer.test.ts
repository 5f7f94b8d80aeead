import type { BrowserContext, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import record from '../../fixtures/games/2p-treasures.json' with { type: 'json' };
import offBoard from '../../fixtures/illegal/monument/off-board.json' with { type: 'json' };
import fr from '../../site/src/strings/viewer/fr.json' with { type: 'json' };
import ru from '../../site/src/strings/viewer/ru.json' with { type: 'json' };
import { type ClauseId, clauses } from '../../spec/clauses.ts';
import { type Site, visiting } from './site.ts';
import { reasonsIn } from './told.ts';

const GAME = 'replays/games/2p-treasures/';
const LAST = record.steps.length;

const visit = visiting('one', {
  viewport: { width: 1280, height: 900 },
});
let context: BrowserContext;
let page: Page;
let site: Site;
beforeEach(() => {
  ({ context, page, site } = visit);
});

async function open(path: string): Promise<void> {
  await page.goto(path);
  await page.waitForSelector('.controls');
}

const position = () => page.locator('.viewer').getAttribute('data-position');
const addressed = (step: number) =>
  page.waitForURL((url) => url.searchParams.get('step') === String(step));
const board = () => page.locator('.stage svg.board').innerHTML();
const pressed = async (key: string, times: number) => {
  for (let i = 0; i < times; i++) await page.keyboard.press(key);
};

/** What a seat's card says: points by colour, treasures, place. */
async function card(seat: number) {
  const of = (part: string) => page.locator(`[data-seat="${seat}"] ${part}`);
  const score = async (name: string) => Number(await of(`[data-score="${name}"] b`).textContent());
  return {
    black: await score('black'),
    red: await score('red'),
    blue: await score('blue'),
    green: await score('green'),
    treasures: await score('treasures'),
    place: (await of('.place').allTextContents()).join(),
  };
}

describe('a whole game', () => {
  it('is played to its end by arrow key and back again', async () => {
    await open(GAME);
    const start = await board();
    await pressed('ArrowRight', LAST);
    await addressed(LAST);
    for (const [seat, score] of record.result.scores.entries()) {
      const place = record.result.ranking.findIndex((tied) => tied.includes(seat)) + 1;
      expect(await card(seat)).toEqual({ ...score, place: `Place ${place}` });
    }
    const end = await board();
    expect(end).not.toBe(start);
    await pressed('ArrowRight', 1);
    expect(await position()).toBe(String(LAST));

    await pressed('ArrowLeft', LAST);
    await addressed(0);
    expect(await board()).toBe(start);
    await page.keyboard.press('End');
    expect(await board()).toBe(end);
    await page.keyboard.press('Home');
    expect(await board()).toBe(start);
  });

  it('opens at the position its address names and keeps the address', async () => {
    await open(`${GAME}?step=40`);
    expect(await position()).toBe('40');
    const shown = await board();
    await page.getByRole('button', { name: 'One step back' }).click();
    await addressed(39);
    await page.getByRole('slider').press('ArrowRight');
    await addressed(40);
    expect(await board()).toBe(shown);
    await page.locator('.steps a').nth(12).click();
    await addressed(12);
    expect(await page.locator('.steps [aria-current=step] .number').textContent()).toBe('12');
  });

  it('tells each step to a screen reader, and the board as a grid', async () => {
    await open(GAME);
    await page.keyboard.press('ArrowRight');
    const told = await page.getByRole('status').textContent();
    expect(told).toContain('Position 1 of');
    expect(told).toContain(await page.locator('.story h2').textContent());
    const cell = page.getByRole('gridcell', { name: /^B2: / });
    expect(await cell.getAttribute('aria-label')).toContain('Temple with a treasure');
  });

  it('leaves keys alone that are meant for something else', async () => {
    await open(`${GAME}?step=5`);
    for (const key of ['Control+ArrowRight', 'Alt+ArrowRight', 'Shift+ArrowRight', 'Meta+End']) {
      await page.keyboard.press(key);
    }
    await page.evaluate(() => {
      const field = document.body.appendChild(document.createElement('input'));
      field.focus();
    });
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Home');
    expect(await position()).toBe('5');
  });
});

it('an unknown game is told to be missing', async () => {
  await page.goto('replays/games/no-such-game/');
  expect(await page.locator('h1').textContent()).toBe('Nothing here');
  expect(site.faults.splice(0).length).toBeGreaterThan(0);
});

describe('a conformance case', () => {
  const CASE = 'replays/illegal/monument/off-board/';

  it('is chosen from the list and played past a step that is refused', async () => {
    await page.goto('replays/#cases');
    await page.locator('.case-list summary', { hasText: 'Monuments' }).click();
    await page.getByRole('link', { name: offBoard.title.en }).click();
    await page.waitForSelector('.controls');
    expect(await page.title()).toContain(offBoard.title.en);
    await pressed('ArrowRight', 1);
    const before = await board();
    await pressed('ArrowRight', 1);
    await addressed(2);
    expect(await page.locator('.story .refused').textContent()).toContain('Refused');
    expect(await reasonsIn(page)).toEqual(['define.space.board']);
    expect(await page.locator('.steps a.is-refused').count()).toBe(2);
    await pressed('ArrowRight', 1);
    expect(await reasonsIn(page)).toEqual(['monument.build.square']);
    expect(await page.locator('.stage .touched rect').count()).toBeGreaterThan(0);
    await pressed('ArrowRight', 1);
    expect(await page.locator('.story .refused').count()).toBe(0);
    expect(await board()).not.toBe(before);
  });

  it('has an address of its own, which its steps keep', async () => {
    await open(`${CASE}?step=3`);
    expect(await position()).toBe('3');
    const link = page.locator('.steps a').nth(1);
    expect(await link.getAttribute('href')).toBe('?step=1');
    await page.keyboard.press('End');
    await addressed(offBoard.steps.length);
    expect(new URL(page.url()).pathname).toBe(`/${CASE}`);
  });

  it('is found by its id too', async () => {
    await page.goto('ru/replays/case/?id=illegal.monument.off-board&step=3');
    await page.waitForURL(`**/ru/${CASE}?step=3`);
    await page.waitForSelector('.controls');
    expect(await position()).toBe('3');
  });

  it('is told step by step where no script runs', async () => {
    const still = await site.context({ javaScriptEnabled: false });
    const told = await still.newPage();
    await told.goto(`fr/${CASE}`);
    const steps = told.locator('.told > li');
    expect(await steps.count()).toBe(offBoard.steps.length);
    expect(await steps.nth(1).locator('a').allTextContents()).toEqual([
      clauses['define.space.board'].title.fr,
    ]);
    expect(await told.locator('svg.board').first().isVisible()).toBe(true);
    await still.close();
  });

  it.each([
    ['?id=legal.war.no-such-case', '“legal.war.no-such-case”', 1],
    ['?id=../rules', '“../rules”', 0],
    ['', 'names no case', 0],
  ])('%s is told to be none', async (search, told, failed) => {
    await page.goto(`replays/case/${search}`);
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toContain(told);
    expect(await alert.getByRole('link').getAttribute('href')).toContain('replays/#cases');
    expect(site.faults.splice(0).length > 0).toBe(failed > 0);
  });
});

it('names of players have room at every width', async () => {
  const narrow = await context.newPage();
  for (const path of [
    'replays/games/4p-advanced/?step=154',
    'fr/replays/games/3p-fifteen-wars/?step=60',
    'replays/games/first-round/?step=3',
  ]) {
    await narrow.goto(path);
    await narrow.waitForSelector('.seat h3');
    for (let width = 320; width <= 1600; width += 80) {
      await narrow.setViewportSize({ width, height: 900 });
      const cut = await narrow.evaluate(() =>
        [...document.querySelectorAll('.seat h3')]
          .filter((name) => name.scrollWidth > name.clientWidth)
          .map((name) => name.textContent),
      );
      expect([width, cut]).toEqual([width, []]);
    }
  }
  await narrow.close();
});

it('a clause opens in place, with its sources and examples, and leads to its page', async () => {
  await open(`${GAME}?step=1`);
  const [id] = (await reasonsIn(page)) as [ClauseId, ...ClauseId[]];
  const link = page.locator(`.clauses [data-clause="${id}"] > a`);
  await link.click();
  const card = page.locator(`.clauses + .clause-card[data-clause="${id}"]`);
  await card.locator('.statement').waitFor();
  expect(await card.locator('.statement').textContent()).toBe(clauses[id].statement.en);
  expect(await card.locator('.sources li').count()).toBe(5);
  expect(await card.locator('.examples a').count()).toBeGreaterThan(0);
  expect(await position()).toBe('1');
  expect(await link.getAttribute('aria-expanded')).toBe('true');
  await card.getByRole('link', { name: clauses[id].title.en }).click();
  await page.waitForURL((url) => url.hash === `#${id}`);
  const section = page.locator('section.clause', { has: page.locator(`[id="${id}"]`) });
  expect(await section.locator('.statement').first().textContent()).toBe(clauses[id].statement.en);
});

it('the sentences and clauses of a replay are in the language of its page', async () => {
  for (const [language, first] of [
    ['ru', ru.viewer.start],
    ['fr', fr.viewer.start],
  ] as const) {
    await open(`${language}/${GAME}?step=1`);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    const [id] = (await reasonsIn(page)) as [ClauseId, ...ClauseId[]];
    await page.locator(`.clauses [data-clause="${id}"] > a`).click();
    const card = page.locator(`.clauses + .clause-card[data-clause="${id}"]`);
    await card.locator('.statement').waitFor();
    expect(await card.locator('header a').textContent()).toBe(clauses[id].title[language]);
    expect(await card.locator('.statement').textContent()).toBe(clauses[id].statement[language]);
    await page.keyboard.press('Home');
    expect(await page.locator('.story h2').textContent()).toBe(first);
  }
});

it('rule texts are shown beside their ids on demand', async () => {
  await open(`${GAME}?step=1`);
  const [id] = (await reasonsIn(page)) as [ClauseId, ...ClauseId[]];
  await page.getByLabel('Show rule texts').check();
  await page
    .locator(`.story .clauses [data-clause="${id}"]`)
    .getByText(clauses[id].statement.en)
    .waitFor();
});

it('without scripts the start is shown, and a message', async () => {
  const plain = await site.context({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(GAME);
  expect(await still.locator('.stage svg.board').isVisible()).toBe(true);
  expect(await still.locator('.notice').textContent()).toContain('needs JavaScript');
  await plain.close();
});
