import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import record from '../../fixtures/games/2p-treasures.json' with { type: 'json' };
import type { ToldLine } from '../../machine/book/telling/told.ts';
import en from '../../site/src/strings/viewer/en.json' with { type: 'json' };
import { barriers } from './axe.ts';
import { visiting } from './site.ts';
import { openReplay, shownIn, toldAt } from './told.ts';

const GAME = 'replays/games/2p-treasures/';
const LAST = record.steps.length;

const visit = visiting('fresh', {
  viewport: { width: 1280, height: 900 },
});
let page: Page;
beforeEach(() => {
  ({ page } = visit);
});

const position = () => shownIn(page);
const press = (key: string) => page.keyboard.press(key);
const at = (step: number) => page.waitForSelector(`.viewer[data-position="${step}"]`);

const accessible = async () => {
  expect(await barriers(page, { within: ['.controls', 'dialog'] })).toEqual([]);
};

const OPENED: readonly ToldLine['type'][] = ['revolt-opened', 'war-opened'];

describe.each([
  ['replays/games/4p-advanced/', 'Turn 1: '],
  ['ru/replays/games/3p-wonder/', 'Ход 1: '],
  ['fr/replays/games/3p-buildings/', 'Tour 1\u00a0: '],
])('the steps of /%s', (path, first) => {
  it('are listed by turn, and the one shown is in sight wherever the page stands', async () => {
    const { frames } = toldAt(path);
    await openReplay(page, path);
    const links = page.locator('.steps a');
    expect(await links.count()).toBe(frames.length);
    expect(await links.evaluateAll((all) => all.map((a) => Number(a.dataset.step)))).toEqual(
      frames.map(({ index }) => index),
    );
    const turns = page.locator('.steps .turn');
    expect(await turns.count()).toBe(frames.at(-1)?.turn);
    expect(await turns.first().textContent()).toContain(first);
    /** A decision within a conflict lies below the action that opened it. */
    const support = frames.find(({ action }) => action?.do === 'support')!;
    const outer = page.locator('.steps li', {
      has: page.locator(`a[data-step="${support.index}"]`),
    });
    expect(await outer.count()).toBe(3);

    await page.locator('ol.steps').scrollIntoViewIfNeeded();
    const stood = await page.evaluate(() => scrollY);
    for (const key of ['End', 'ArrowLeft', 'PageUp', 'PageUp']) await press(key);
    const current = page.locator('.steps a[aria-current="step"]');
    expect(await current.count()).toBe(1);
    expect(await current.getAttribute('data-step')).toBe(String(await position()));
    const inSight = async () => {
      const box = (await page.locator('ol.steps').boundingBox())!;
      const item = (await current.boundingBox())!;
      return item.y >= box.y && item.y + item.height <= box.y + box.height;
    };
    await expect.poll(inSight, { timeout: 10_000 }).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(stood);
  });

  it('are reached from conflict to conflict, and from turn to turn', async () => {
    const { frames } = toldAt(path);
    const conflicts = frames
      .filter(({ lines }) => lines.some(({ type }) => OPENED.includes(type)))
      .map(({ index }) => index);
    await openReplay(page, path);
    const met: number[] = [];
    for (let before = -1; before !== (await position()); ) {
      before = await position();
      await press('c');
      if ((await position()) !== before) met.push(await position());
    }
    expect(met).toEqual(conflicts);
    await press('Shift+C');
    expect(await position()).toBe(conflicts.at(-2));

    const { turn } = frames[await position()]!;
    await press('PageDown');
    expect(frames[await position()]!.turn).toBe(turn + 1);
    expect(frames[(await position()) - 1]!.turn).toBe(turn);
    await press('End');
    await press('PageDown');
    expect(await position()).toBe(frames.length - 1);
  });
});

describe('keys', () => {
  it('work on a keyboard of another script, and not while one types or holds a modifier', async () => {
    await openReplay(page, GAME);
    const key = (name: string, code: string) =>
      page.evaluate((init) => document.body.dispatchEvent(new KeyboardEvent('keydown', init)), {
        key: name,
        code,
        bubbles: true,
        cancelable: true,
      });
    await key('ь', 'KeyM');
    const monument = await position();
    expect(monument).toBeGreaterThan(0);
    for (const held of ['Control+c', 'Alt+m', 'Meta+t', 'Control+PageDown', 'Shift+ArrowRight']) {
      await press(held);
    }
    await page.evaluate(() => document.body.appendChild(document.createElement('input')).focus());
    await page.keyboard.type('cmtlp/?');
    expect(await position()).toBe(monument);
    expect(await page.locator('dialog').count()).toBe(0);
  });

  it('move the slider that has the focus, and still jump', async () => {
    await openReplay(page, GAME);
    const slider = page.getByRole('slider');
    await slider.press('ArrowRight');
    expect(await position()).toBe(1);
    await slider.press('t');
    expect(toldAt(GAME).frames[await position()]!.lines[0]?.type).toBe('treasure-taken');
  });

  it('are told on demand, and the focus goes back', async () => {
    await openReplay(page, `fr/${GAME}`);
    await page.getByRole('button', { name: 'Touches' }).click();
    const dialog = page.getByRole('dialog', { name: 'Touches' });
    await dialog.waitFor();
    expect(await dialog.locator('kbd').allTextContents()).toContain('C');
    await accessible();
    await press('ArrowRight');
    expect(await position()).toBe(0);
    await press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Touches',
    );
    await press('?');
    await dialog.waitFor();
  });
});

describe('play', () => {
  const playing = () => page.getByRole('button', { name: 'Play' }).getAttribute('aria-pressed');

  it('steps on until somebody steps by hand, and says no step to a screen reader', async () => {
    await openReplay(page, GAME);
    const status = page.locator('.telling [role=status]');
    await press('p');
    for (const _ of [1, 2]) await press('+');
    await expect.poll(position, { timeout: 20_000 }).toBeGreaterThan(0);
    const said = await status.textContent();
    await expect.poll(position, { timeout: 20_000 }).toBeGreaterThan(3);
    expect(await status.textContent()).toBe(said);
    await press('ArrowLeft');
    await expect.poll(playing).toBe('false');
    const stopped = await position();
    await page.waitForTimeout(600);
    expect(await position()).toBe(stopped);
    expect(await status.textContent()).toContain(`Position ${stopped} of`);
  });

  it('ends with the game, begins anew from there, and rests while the page is hidden', async () => {
    await openReplay(page, `${GAME}?step=${LAST - 1}`);
    await page.getByRole('button', { name: 'Jumps and speed' }).click();
    await page.getByRole('radio', { name: '4' }).check();
    await press('p');
    await at(LAST);
    await page.waitForSelector('button[aria-label=Play][aria-pressed=false]');
    await page.getByRole('button', { name: 'Play' }).click();
    await expect.poll(position, { timeout: 20_000 }).toBeLessThan(LAST);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.waitForSelector('button[aria-label=Play][aria-pressed=false]');
  });
});

it('no two buttons of the toolbar look alike', async () => {
  await openReplay(page, GAME);
  const looks = () =>
    page
      .locator('.controls button svg')
      .evaluateAll((icons) => icons.map((icon) => icon.innerHTML.replace(/ xmlns="[^"]*"/, '')));
  const resting = await looks();
  expect(resting.length).toBeGreaterThan(8);
  expect(new Set(resting).size).toBe(resting.length);
  await press('p');
  await page.waitForSelector('button[aria-label=Play][aria-pressed=true]');
  const playing = await looks();
  expect(new Set([...resting, ...playing]).size).toBe(resting.length + 1);
});

it('jumps and speed stay open while one works in them', async () => {
  await openReplay(page, GAME);
  const opener = page.getByRole('button', { name: 'Jumps and speed' });
  await opener.click();
  const next = page.getByRole('button', { name: 'Next leader change' });
  await next.click();
  const first = await position();
  await next.click();
  expect(await position()).toBeGreaterThan(first);
  await page.getByRole('button', { name: 'Previous leader change' }).click();
  expect(await position()).toBe(first);
  expect(
    await page
      .getByRole('button', { name: 'Previous leader change' })
      .getAttribute('aria-disabled'),
  ).toBe('true');
  await accessible();
  await press('Escape');
  expect(await next.count()).toBe(0);
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
});

it('a finger that wipes over the whole board steps, one that drags the enlarged board does not', async () => {
  await openReplay(page, `${GAME}?step=5`);
  const board = (await page.locator('.board-frame').boundingBox())!;
  const wipe = (from: number, to: number) =>
    page.locator('svg.board').evaluate(
      (target, [x, end, clientY]) => {
        const fire = (type: string, clientX: number): void => {
          const touch = new Touch({ identifier: 1, target, clientX, clientY: clientY! });
          const touches = type === 'touchend' ? [] : [touch];
          target.dispatchEvent(
            new TouchEvent(type, {
              bubbles: true,
              composed: true,
              touches,
              changedTouches: [touch],
            }),
          );
        };
        fire('touchstart', x!);
        fire('touchend', end!);
      },
      [board.x + from, board.x + to, board.y + 100],
    );
  await wipe(300, 100);
  expect(await position()).toBe(6);
  await wipe(100, 300);
  await wipe(100, 300);
  expect(await position()).toBe(4);
  await wipe(100, 120);
  await page.getByRole('button', { name: en.viewer.zoom.larger }).click();
  await wipe(300, 100);
  expect(await position()).toBe(4);
});
