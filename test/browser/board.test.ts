import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Site, visiting } from './site.ts';

const GAME = 'replays/games/3p-fifteen-wars/';
/** Steps of that game: a war is being fought; it is decided; a revolt is open. */
const [WAR, DECIDED, REVOLT] = [54, 55, 13];

const visit = visiting('one', {
  viewport: { width: 1280, height: 900 },
  reducedMotion: 'no-preference',
});
let page: Page;
let site: Site;
beforeEach(() => {
  ({ page, site } = visit);
});

async function open(step: number, on = page, language = ''): Promise<void> {
  await on.goto(`${language}${GAME}?step=${step}`);
  await on.waitForSelector('.board-view .tiles > g');
}

const count = (part: string, on = page) => on.locator(`.board-view ${part}`).count();
const viewBox = () => page.locator('.board-view svg.board').getAttribute('viewBox');
const position = () => page.locator('.viewer').getAttribute('data-position');
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-cell'));

describe('what a step changed', () => {
  it('what it removed stays as a shadow and leaves nothing else behind', async () => {
    await open(WAR);
    const leaving = await page.evaluate(async () => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
      await new Promise((done) => setTimeout(done));
      return document.querySelectorAll('.board-view .leaving > g').length;
    });
    // The leader, its two supporters and the unification tile.
    expect(leaving).toBe(4);
    expect(await count('.gone > .removed')).toBe(3);
    await expect.poll(() => count('.leaving > g')).toBe(0);
    await page.keyboard.press('ArrowRight');
    expect(await count('.gone > .removed')).toBe(0);
  });

  it('however fast one steps, no remains gather', async () => {
    await open(0);
    for (let i = 0; i < 60; i++) await page.keyboard.press('ArrowRight');
    expect(await position()).toBe('60');
    expect(await count('.leaving > g')).toBeLessThan(6);
    await expect.poll(() => count('.leaving > g')).toBe(0);
    const once = await page.locator('.board-view .tiles').innerHTML();
    await open(60);
    const afresh = await page.locator('.board-view .tiles').innerHTML();
    expect(once.replaceAll(' arriving', '')).toBe(afresh);
  });

  it('a leader that moves is the same piece in another place', async () => {
    await open(0);
    const moved = await page.evaluate(async () => {
      const places = () =>
        new Map(
          [...document.querySelectorAll<SVGGElement>('.board-view .leaders > g')].map((node) => [
            node,
            node.style.translate,
          ]),
        );
      for (let before = places(); ; before = places()) {
        const at = document.querySelector('.viewer')?.getAttribute('data-position');
        document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
        await new Promise((done) => setTimeout(done, 5));
        if (at === document.querySelector('.viewer')?.getAttribute('data-position')) return 0;
        const stayed = [...places()].filter(([node, place]) => {
          const was = before.get(node);
          return was !== undefined && was !== place;
        });
        if (stayed.length > 0) return document.querySelectorAll('.gone > .moved').length;
      }
    });
    expect(moved).toBe(1);
  });

  it('nothing moves for those who want it so', async () => {
    const calm = await site.context();
    const still = await calm.newPage();
    await open(WAR, still);
    await still.keyboard.press('ArrowRight');
    expect(await count('.gone > .removed', still)).toBe(3);
    expect(await count('.leaving > g, .arriving', still)).toBe(0);
    await calm.close();
  });
});

describe('a conflict', () => {
  it('marks both sides, their strengths and the kingdoms that were joined', async () => {
    await open(WAR);
    expect(await count('.sides > .attacker')).toBe(2);
    expect(await count('.sides > .defender')).toBe(3);
    expect(await page.locator('.strengths > .attacker text').textContent()).toBe('2+1');
    expect(await page.locator('.strengths > .defender text').textContent()).toBe('3');
    expect(await count('.kingdoms > .joined')).toBe(1);
    expect(await count('.homes > g')).toBe(2);
    expect(await page.locator('.fighting').allTextContents()).toEqual([
      'attacker, strength 2+1',
      'defender, strength 3',
    ]);
  });

  it('keeps them in the step that decides it', async () => {
    await open(DECIDED);
    expect(await count('.strengths > g')).toBe(2);
    await open(REVOLT);
    expect(await count('.sides > g')).toBe(2);
  });

  it('outlines and strengths may be left out', async () => {
    await open(WAR);
    await page.getByLabel('Kingdoms').selectOption('off');
    await page.getByLabel('Strengths on leaders').uncheck();
    expect(await count('.kingdoms > g, .homes > g, .strengths > g')).toBe(0);
  });
});

describe('zoom', () => {
  it('by button and wheel, and back', async () => {
    await open(WAR);
    const whole = await viewBox();
    const board = page.locator('.board-view svg.board');
    await page.getByRole('button', { name: 'Enlarge the board' }).click();
    const larger = await viewBox();
    expect(larger).not.toBe(whole);
    await board.hover();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -100);
    await page.keyboard.up('Control');
    await expect.poll(viewBox).not.toBe(larger);
    await page.getByRole('button', { name: 'Show the whole board' }).click();
    expect(await viewBox()).toBe(whole);
  });

  it('a finger scrolls the page over the whole board; two enlarge it, then one drags it', async () => {
    const phone = await site.context({
      viewport: { width: 390, height: 700 },
      hasTouch: true,
      isMobile: true,
    });
    const held = await phone.newPage();
    await open(WAR, held);
    const session = await phone.newCDPSession(held);
    const board = held.locator('.board-view svg.board');
    const view = () =>
      board.evaluate((svg) => {
        const { x, y, width } = (svg as SVGSVGElement).viewBox.baseVal;
        return { x, y, width };
      });
    /** Fingers that go from the middle of the board, each by its own steps. */
    const swipe = async (...by: readonly (readonly [number, number])[]) => {
      const { x, y, width, height } = (await board.boundingBox())!;
      const at = (step: number) =>
        by.map(([dx, dy], id) => ({
          id,
          x: x + width / 2 + dx * step,
          y: y + height / 2 + dy * step,
        }));
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : at(step),
        });
      await send('touchStart', 1);
      for (let step = 2; step <= 8; step++) await send('touchMove', step);
      await send('touchEnd', 8);
    };
    const whole = await view();
    await swipe([0, -20]);
    await expect.poll(() => held.evaluate(() => scrollY)).toBeGreaterThan(50);
    expect(await view()).toEqual(whole);

    await swipe([-15, 0], [15, 0]);
    const near = await view();
    expect(whole.width / near.width).toBeCloseTo(6, 1);

    const scrolled = await held.evaluate(() => scrollY);
    await swipe([8, 8]);
    const { width } = (await board.boundingBox())!;
    expect((near.x - (await view()).x) * (width / near.width)).toBeCloseTo(7 * 8, 0);
    expect(await held.evaluate(() => scrollY)).toBe(scrolled);
    await phone.close();
  });
});

describe('the grid', () => {
  it('takes arrow keys for itself and names every space', async () => {
    await open(WAR);
    const grid = page.getByRole('grid', { name: 'The board, row by row' });
    expect(await grid.getByRole('gridcell').count()).toBe(176);
    await grid.locator('[data-cell=K10]').focus();
    expect(await page.getByRole('gridcell', { name: /^K10: / }).getAttribute('aria-label')).toBe(
      'K10: Settlement, supports the defender, kingdom: King of the Pot, Trader of the Pot, ' +
        'Priest of the Bull, Farmer of the Bull, King of the Archer, Priest of the Archer, ' +
        'Farmer of the Archer',
    );
    for (const [key, cell] of [
      ['ArrowRight', 'L10'],
      ['ArrowDown', 'L11'],
      ['ArrowDown', 'L11'],
      ['Home', 'A11'],
      ['PageUp', 'A1'],
      ['End', 'P1'],
      ['Control+End', 'P11'],
    ] as const) {
      await page.keyboard.press(key);
      expect(await focused()).toBe(cell);
    }
    expect(await position()).toBe(String(WAR));
    expect(await grid.locator('[tabindex="0"]').count()).toBe(1);
  });

  it('lies over the drawing, enlarged or not', async () => {
    await open(WAR);
    await page.getByRole('button', { name: 'Enlarge the board' }).click();
    await page.locator('[data-cell=A1]').focus();
    const cell = (await page.locator('[data-cell=A1]').boundingBox())!;
    const drawn = await page.locator('.board-view svg.board').evaluate((svg) => {
      const matrix = (svg as SVGSVGElement).getScreenCTM()!;
      return { x: matrix.e, y: matrix.f, side: 40 * matrix.a };
    });
    expect(cell.x).toBeCloseTo(drawn.x, 0);
    expect(cell.y).toBeCloseTo(drawn.y, 0);
    expect(cell.width).toBeCloseTo(drawn.side, 0);
  });

  it('speaks the language of the page', async () => {
    await open(WAR, page, 'ru/');
    const name = await page.locator('[data-cell=K10]').getAttribute('aria-label');
    expect(name).toContain('Поселение, сторонник защищающегося, царство: Царь династии «Ваза»');
  });
});

it('the board as it is shown becomes an image that needs no page', async () => {
  const file = new URL('../../site/src/viewer/board/image.ts', import.meta.url);
  const script = stripTypeScriptTypes(readFileSync(file, 'utf8')).replaceAll('export ', '');
  await open(WAR);
  const { svg, type, size } = await page.evaluate(
    `(async () => {
    ${script}
    const svg = await boardSvg(document.querySelector('.board-view svg.board'));
    const png = await pngOf(svg);
    return { svg, type: png.type, size: png.size };
  })()` as never as () => Promise<{ svg: string; type: string; size: number }>,
  );
  expect(svg).not.toMatch(/var\(|style=|class="leaving"|light-dark/);
  expect(svg).toContain('id="shedu-temple"');
  expect(svg).toContain('@font-face');
  expect(type).toBe('image/png');
  expect(size).toBeGreaterThan(20_000);
});
