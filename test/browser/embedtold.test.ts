import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import record from '../../fixtures/games/great-war.json' with { type: 'json' };
import { viewerStringsOf } from '../../site/src/strings.ts';
import { openSite, type Site } from './site.ts';
import { openReason } from './told.ts';

const ENGINE = /\/embed\/answers-[^/]+\.js$/;
const ADDRESS = 'replays/games/great-war.json';
const { viewer, embedded } = viewerStringsOf('ru');

/** A page that lets no script in but those of an embedded replay. */
const page = (site: string, scripts: string) => `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><title>Blog</title>
<meta http-equiv="Content-Security-Policy"
  content="default-src 'none'; script-src ${scripts}; connect-src ${site}">
<script async src="${site}embed.js"></script></head>
<body><shedu-replay src="${site}${ADDRESS}"></shedu-replay></body></html>`;

let site: Site;
const asked: string[] = [];

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site[Symbol.asyncDispose]());

interface Visit {
  readonly engine: boolean;
  /** The scripts that the page lets in, besides the first. */
  readonly parts?: boolean;
}

/** Opens a page with a told game, with the engine within reach or not. */
async function open({ engine, parts = true }: Visit): Promise<Page> {
  const context = await site.context({ viewport: { width: 1280, height: 900 } });
  const scripts = `${site.url}embed.js${parts ? ` ${site.url}embed/` : ''}`;
  await context.route('**/blog.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: page(site.url, scripts) }),
  );
  if (!engine) await context.route(ENGINE, (route) => route.abort());
  const opened = await context.newPage();
  asked.length = 0;
  opened.on('request', (request) => asked.push(request.url()));
  await opened.goto('blog.html');
  return opened;
}

const at = (here: Page, position: number): Promise<void> =>
  here.locator(`.viewer[data-position="${position}"]`).waitFor();

const step = (index: number) => record.steps[index - 1]!;
const marked = record.steps.findIndex((one) => 'marks' in one) + 1;
const varied = record.steps.findIndex((one) => 'variations' in one) + 1;

it('walks through a told game by mouse and keys, with all that is said of it, without the engine', async () => {
  const here = await open({ engine: false });
  await here.locator('.ticks').waitFor({ state: 'attached' });
  await here.getByRole('button', { name: viewer.forward }).click();
  await at(here, 1);
  await here.getByRole('slider').press('ArrowRight');
  await at(here, 2);
  await here.getByRole('slider').press('End');
  await at(here, record.steps.length);
  expect(await here.locator('ol.steps a').count()).toBe(record.steps.length + 1);
  await here.locator('ol.steps a').nth(marked).click();
  await at(here, marked);
  await here.locator('.board .marked > g').first().waitFor({ state: 'attached' });
  expect(await here.locator('.annotation').count()).toBe(1);
  await here.locator('ol.steps a').nth(varied).click();
  await at(here, varied);
  expect(await here.locator('.variations li').count()).toBeGreaterThan(0);
  expect(step(varied)).toHaveProperty('glyph');
  expect(await here.locator('.story .verdict').first().textContent()).toBe(
    (step(varied) as { readonly glyph?: string }).glyph,
  );
  await openReason(here, '.story');
  await here.locator('.clause-card .statement').waitFor();
  expect(asked.filter((url) => ENGINE.test(url))).toEqual([]);
  await here.context().close();
});

it('calls the engine when a variation is to be played, and plays it', async () => {
  const here = await open({ engine: true });
  await here.locator('ol.steps a').nth(varied).click();
  await here.locator('.variations button').first().waitFor();
  expect(asked.filter((url) => ENGINE.test(url))).toEqual([]);
  await here.locator('.variations button').first().click();
  await here.locator('.desk').waitFor();
  expect(asked.filter((url) => ENGINE.test(url))).toHaveLength(1);
  expect(await here.locator('shedu-replay').textContent()).not.toContain('undefined');
  await here.context().close();
});

it('says what could not be loaded where the engine is out of reach, and does it when it comes', async () => {
  const here = await open({ engine: false });
  await here.locator('ol.steps a').nth(varied).click();
  await here.locator('.variations button').first().click();
  await here.getByText(viewer.unreachable).first().waitFor();
  await here.context().unroute(ENGINE);
  await here.locator('.variations button').first().click();
  await here.locator('.desk').waitFor();
  await here.context().close();
});

it.each(['search', 'share', 'help'] as const)(
  'opens the dialog %s with its texts',
  async (name) => {
    const here = await open({ engine: false });
    await here.getByRole('button', { name: viewer.toolbar[name], exact: true }).click();
    const dialog = here.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.innerHTML()).not.toContain('undefined');
    await dialog.getByRole('button', { name: viewer.toolbar.close }).click();
    await dialog.waitFor({ state: 'hidden' });
    await here.context().close();
  },
);

it('says that the rules of a page let its scripts not in', async () => {
  const here = await open({ engine: true, parts: false });
  const [before] = embedded.noScript.split('{');
  await here.locator('shedu-replay', { hasText: before! }).waitFor();
  await here.context().close();
});
