import type { BrowserContext, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { edges } from '../../machine/chart/edges.ts';
import { clauses } from '../../spec/clauses.ts';
import { type Site, visiting } from './site.ts';

const GAME = 'replays/games/2p-treasures/';

const visit = visiting('one', { viewport: { width: 1280, height: 900 } });
let context: BrowserContext;
let page: Page;
let site: Site;
beforeEach(() => {
  ({ context, page, site } = visit);
});

const ids = (of: Page, selector: string, name: string): Promise<string[]> =>
  of
    .locator(selector)
    .evaluateAll((all, attribute) => all.map((one) => one.getAttribute(attribute) ?? ''), name);
const active = (of = page) => ids(of, '.sheet .is-active', 'data-state');
const listed = (of = page) => ids(of, '[data-taken]', 'data-taken');

async function openPanel(path: string, name: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('tab', { name, exact: true }).click();
  await page.waitForSelector('.sheet svg');
}

describe('the statechart of a replay', () => {
  it('shows where the game is and how the step led there', async () => {
    await openPanel(`${GAME}?step=1`, 'Statechart');
    expect(await active()).toEqual(['turn', 'turn.action']);
    expect(await listed()).toEqual([
      'turn.action:leader→turn.resolve',
      'turn.resolve:always→turn.action',
    ]);
    expect((await ids(page, '.sheet [data-edge].is-taken', 'data-edge')).sort()).toEqual(
      [...(await listed())].sort(),
    );
    expect(await page.locator('[data-taken]').first().textContent()).toContain('Action → Events');

    await page.getByRole('button', { name: 'One step on' }).click();
    await expect.poll(async () => (await listed()).at(-1)).toBe('turn.endCheck:always→turn.action');
    for (const id of await listed()) expect(edges.map((edge) => edge.id)).toContain(id);
    const current = page.locator('.state-tree [aria-current]');
    expect(await current.allTextContents()).toEqual(['Turn', 'Action']);
  });

  it('tells of a state that is pressed on the diagram or chosen by keyboard', async () => {
    const about = page.locator('[data-about]');
    expect(await about.getAttribute('data-about')).toBe('turn.action');
    await page.locator('.sheet [data-state="turn.resolve"]').click();
    expect(await about.getAttribute('data-about')).toBe('turn.resolve');
    await about.getByRole('link', { name: clauses['turn.event.order'].title.en }).click();
    await about.locator('.clause-card .statement').waitFor();

    await page.locator('.state-tree button', { hasText: 'Treasures' }).focus();
    await page.keyboard.press('Enter');
    expect(await about.locator('h3').textContent()).toBe('Treasures turn.treasures');
    await about.getByRole('button', { name: 'Back to the active state' }).click();
    expect(await about.getAttribute('data-about')).toBe('turn.action');
  });

  it('scrolls by keyboard without moving the game, and keeps what is active in view', async () => {
    const sheet = page.locator('.sheet');
    const before = await page.locator('.viewer').getAttribute('data-position');
    await sheet.focus();
    await page.keyboard.press('End');
    await expect.poll(() => sheet.evaluate((one) => one.scrollTop)).toBeGreaterThan(200);
    expect(await page.locator('.viewer').getAttribute('data-position')).toBe(before);
    await page.getByRole('button', { name: 'Whole width' }).click();
    const wide = await sheet.evaluate((one) => one.scrollWidth <= one.clientWidth);
    expect(wide).toBe(true);
  });

  it('tells that a refused step takes no transition', async () => {
    await openPanel('replays/illegal/monument/off-board/?step=2', 'Statechart');
    expect(await listed()).toEqual([]);
    expect(await page.locator('.taken p').textContent()).toContain('stays as it was');
    expect((await active()).at(-1)).toBe('turn.monument');
  });

  it.each([
    ['ru/', 'Диаграмма', 'Действие → События'],
    ['fr/', 'Diagramme', 'Action → Événements'],
  ])('speaks the language of its page: %s', async (language, tab, way) => {
    await openPanel(`${language}${GAME}?step=1`, tab);
    expect(await page.locator('.from-to').first().textContent()).toBe(way);
    expect(await page.locator('.sheet svg').textContent()).toContain(way.split(' → ')[1]);
  });
});

/** A page of this test's own that opens the inspector and sends it what it is told to. */
async function inspectorOf(path: string): Promise<{ home: Page; inspector: Page }> {
  const home = await context.newPage();
  await home.route('**/foreign.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A page of somebody</title>' }),
  );
  await home.goto('foreign.html');
  const opening = context.waitForEvent('page');
  await home.evaluate(
    (url) =>
      new Promise((done) => {
        addEventListener('message', ({ data }) => {
          if (data?.type === '@statelyai.connected') done(null);
        });
        Object.assign(globalThis, { inspector: open(url, 'xstateinspector') });
      }),
    new URL(path, site.url).href,
  );
  return { home, inspector: await opening };
}

/** Sends messages from a page to the inspector that it opened. */
const send = (home: Page, messages: readonly unknown[]): Promise<void> =>
  home.evaluate((all) => {
    const { inspector } = globalThis as unknown as { inspector: Window };
    for (const message of all) inspector.postMessage(message, '*');
  }, messages);

const told = (type: string, more: object) => ({
  type,
  sessionId: 'x:1',
  rootId: 'x:1',
  id: 'a',
  createdAt: '0',
  _version: '0',
  ...more,
});

describe('the inspector', () => {
  it('follows the game’s own chart on its diagram', async () => {
    await page.goto('replays/games/first-round/');
    await page.getByText('For programmers').last().click();
    const [inspector] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: 'Inspect' }).click(),
    ]);
    await inspector.waitForSelector('.sheet svg');
    const events = inspector.locator('.messages .event');
    await expect.poll(() => events.count()).toBeGreaterThan(2);
    // Messages still come in; the last leads to where the game stands.
    const shown = async () => {
      await inspector.locator('.messages .snapshot').last().click();
      return active(inspector);
    };
    await expect.poll(shown).toEqual(['turn', 'turn.action']);
    await inspector.close();
  });

  it('follows any other chart of a page it does not know', async () => {
    const { home, inspector } = await inspectorOf('ru/inspector/');
    const definition = JSON.stringify({
      id: 'lamp',
      states: { off: {}, on: { states: { dim: { description: 'A little' }, bright: {} } } },
    });
    await send(home, [
      told('@xstate.actor', { name: 'lamp', definition, snapshot: { value: 'off' } }),
      told('@xstate.event', { event: { type: 'switch', by: 'hand' } }),
      told('@xstate.snapshot', { snapshot: { value: { on: 'dim' } }, event: { type: 'switch' } }),
    ]);
    const current = inspector.locator('.any-chart .state[aria-current]');
    await expect.poll(() => current.allTextContents()).toEqual(['on', 'dim']);
    expect(await inspector.locator('.messages .event').textContent()).toContain('switch, by hand');
    await inspector.locator('.messages button').first().click();
    expect(await current.allTextContents()).toEqual(['off']);
    await inspector.close();
    await home.close();
  });

  it('survives whatever is sent to it', async () => {
    const { home, inspector } = await inspectorOf('fr/inspector/');
    const deep = `${'{"states":{"a":'.repeat(5000)}{}${'}}'.repeat(5000)}`;
    const garbage = [
      null,
      7,
      'text',
      [],
      { type: '@xstate.event' },
      { type: '@xstate.snapshot', _version: '1' },
      told('@xstate.event', {}),
      told('@xstate.event', { event: { type: { toString: 1 } } }),
      told('@xstate.unheard-of', { snapshot: 1 }),
      { ...told('@xstate.actor', {}), sessionId: { a: 1 } },
    ];
    const odd = [
      told('@xstate.actor', { definition: '{', snapshot: null, name: ['x'] }),
      told('@xstate.actor', { definition: deep, name: '<img src=x onerror=alert(1)>' }),
      told('@xstate.actor', { definition: '{"states":{"__proto__":null,"b":7,"c":[]}}' }),
      told('@xstate.actor', { definition: '{"states":{"turn":{"states":{"action":{}}}}}' }),
      told('@xstate.snapshot', { snapshot: { value: { turn: [{}], x: null, y: 7 } } }),
      told('@xstate.snapshot', { snapshot: 'none' }),
      told('@xstate.event', { event: { type: 'x'.repeat(100_000), 'a\nb': { c: [] } } }),
    ];
    await send(home, [...garbage, ...odd]);
    await home.evaluate(
      (base) => {
        const { inspector: to } = globalThis as unknown as { inspector: Window };
        const circle: Record<string, unknown> = { type: 'circle', big: 10n };
        circle.self = circle;
        to.postMessage({ ...base, event: circle }, '*');
      },
      told('@xstate.event', {}),
    );
    const notice = inspector.locator('.notice');
    await expect
      .poll(() => notice.textContent())
      .toMatch(new RegExp(`^${garbage.length} messages`));
    const buttons = inspector.locator('.messages button');
    expect(await buttons.count()).toBe(odd.length + 1);
    for (const button of await buttons.all()) await button.click();
    expect(await inspector.locator('textarea').inputValue()).toBe(
      'Impossible de montrer ceci en JSON.',
    );
    expect(await inspector.locator('img').count()).toBe(0);
    const lasting = await inspector.locator('.actors button').count();
    for (let i = 0; i < lasting; i++) await inspector.locator('.actors button').nth(i).click();
    await inspector.close();
    await home.close();
  });
});
