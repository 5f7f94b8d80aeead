import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import record from '../../fixtures/games/2p-treasures.json' with { type: 'json' };
import refused from '../../fixtures/games/first-round.json' with { type: 'json' };
import { type ClauseId, clauses } from '../../spec/clauses.ts';
import { openSite, type Site } from './site.ts';

const GAME = 'replays/games/2p-treasures/';
const LAST = record.steps.length;

let site: Site;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  site = await openSite();
  context = await site.context({ viewport: { width: 1280, height: 900 } });
  page = await context.newPage();
});
afterEach(() => {
  expect(site.faults.splice(0)).toEqual([]);
});
afterAll(() => site[Symbol.asyncDispose]());

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

  it('tells each step to a screen reader, and the board as a table', async () => {
    await open(GAME);
    await page.keyboard.press('ArrowRight');
    const told = await page.getByRole('status').textContent();
    expect(told).toContain('Position 1 of');
    expect(told).toContain(await page.locator('.story h2').textContent());
    const cell = page.locator('.viewer table').first().locator('tbody tr').nth(1).locator('td');
    expect(await cell.nth(1).textContent()).toContain('Temple with a treasure');
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

describe('an address that names no position', () => {
  it.each(['9999', 'x', '-1', '1.5', ''])(
    '?step=%s shows a message and the start',
    async (asked) => {
      await open(`${GAME}?step=${asked}`);
      expect(await page.getByRole('alert').textContent()).toContain(`“${asked}”`);
      expect(await position()).toBe('0');
      expect(await page.locator('.stage svg.board').isVisible()).toBe(true);
      await page.keyboard.press('ArrowRight');
      expect(await page.getByRole('alert').count()).toBe(0);
    },
  );

  it('an unknown game is told to be missing', async () => {
    await page.goto('replays/games/no-such-game/');
    expect(await page.locator('h1').textContent()).toBe('Nothing here');
    expect(site.faults.splice(0).length).toBeGreaterThan(0);
  });
});

it('a clause leads to its statement', async () => {
  await open(`${GAME}?step=1`);
  const link = page.locator('.clauses a').first();
  const id = (await link.textContent()) as ClauseId;
  await link.click();
  await page.waitForURL((url) => url.hash === `#${id}`);
  const section = page.locator('section.clause', { has: page.locator(`[id="${id}"]`) });
  expect(await section.locator('.statement').textContent()).toBe(clauses[id].statement.en);
});

it('rule texts are shown beside their ids on demand', async () => {
  await open(`${GAME}?step=1`);
  const id = (await page.locator('.clauses a').first().textContent()) as ClauseId;
  await page.getByLabel('Show rule texts').check();
  expect(await page.locator('.clauses li').first().textContent()).toContain(
    clauses[id].statement.en,
  );
});

it('the inspector of the site shows the events of the statechart', async () => {
  await open('replays/games/first-round/');
  const [inspector] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Inspect' }).click(),
  ]);
  const events = inspector.locator('.messages button.event');
  await events.nth(refused.steps.length).waitFor();
  expect(await events.nth(1).textContent()).toContain(refused.steps[0]!.action.do);
  await inspector.locator('.messages button.state').last().click();
  expect(await inspector.locator('.chart [aria-current]').allTextContents()).toContain('turn');
  await inspector.close();
});

it('without scripts the start is shown, and a message', async () => {
  const plain = await site.context({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(GAME);
  expect(await still.locator('.stage svg.board').isVisible()).toBe(true);
  expect(await still.locator('.notice').textContent()).toContain('needs JavaScript');
  await plain.close();
});
