import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import first from '../../fixtures/games/first-round.json' with { type: 'json' };
import { barriers } from './axe.ts';
import { type StaticServer, serveStatic } from './chromium.ts';
import { openSite, type Site } from './site.ts';
import { openReason } from './told.ts';

const FIXTURES = new URL('../../fixtures/', import.meta.url);

let site: Site;
let blog: StaticServer;
let folder: string;
let context: BrowserContext;
let page: Page;
const asked: string[] = [];
const faults: string[] = [];

/** A page of somebody else, with styles and rules of its own. */
const foreign = (script: string, parts: string) => `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>Blog</title>
<meta http-equiv="Content-Security-Policy"
  content="default-src 'none'; script-src ${script} ${parts}; style-src 'self'; connect-src 'self'">
<link rel="stylesheet" href="blog.css">
<script async src="${script}"></script></head>
<body><main><h1>Blog</h1><p><a href="#a">Before</a></p>
<shedu-replay id="a" src="first.json" step="2"></shedu-replay>
<shedu-replay id="b" src="broken.json" lang="ru" theme="dark"></shedu-replay>
<p><a href="#b">After</a></p></main></body></html>`;

const STYLE = `html { font-size: 10px; color-scheme: light }
body { text-align: center; text-transform: uppercase; line-height: 4; margin: 0 }
button, table, div, svg { display: none !important; color: lime }
main > p { display: block !important }`;

beforeAll(async () => {
  site = await openSite();
  folder = await mkdtemp(join(tmpdir(), 'shedu-blog-'));
  const put = (name: string, text: string | Buffer) => writeFile(join(folder, name), text);
  await put('index.html', foreign(`${site.url}embed.js`, `${site.url}embed/`));
  await put('blog.css', STYLE);
  await put('first.json', await readFile(new URL('games/first-round.json', FIXTURES)));
  await put('other.json', await readFile(new URL('games/3p-wonder.json', FIXTURES)));
  const lines = ['one', 'two'].map((title) => JSON.stringify({ ...first, title })).join('\n');
  await put('games.jsonl', lines);
  await put('packed.ndjson.gz', gzipSync(lines));
  await put('broken.json', '{"format":"shedu-record/1"');
  blog = await serveStatic(folder);
  context = await site.context({
    viewport: { width: 1100, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.on('request', (request) => asked.push(request.url()));
  page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
});
beforeEach(async () => {
  asked.length = 0;
  await page.goto(blog.url);
  await page.locator('#a .controls').waitFor();
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await blog.close();
  await rm(folder, { recursive: true });
  expect(faults).toEqual([]);
});

const at = () => page.locator('#a .viewer').getAttribute('data-position');

it('loads its script with parts of it and its record, and shows it in the language of the page', async () => {
  const parts = `${site.url}embed/`;
  const own = asked.filter((url) => !url.endsWith('favicon.ico') && !url.startsWith(parts));
  expect(own.map((url) => new URL(url).pathname).sort()).toEqual(
    ['/', '/blog.css', '/broken.json', '/embed.js', '/first.json'].sort(),
  );
  expect(await at()).toBe('2');
  expect(await page.locator('#a').getByRole('button', { name: 'Une étape en avant' }).count()).toBe(
    1,
  );
  await openReason(page, '#a .story');
  expect(await page.locator('#a .clause-card .statement').textContent()).toMatch(/\w{4}/);
  expect(await page.locator('#b [role=alert]').textContent()).toContain('broken.json');
  const missing = await page
    .locator('#a')
    .evaluate(({ shadowRoot }) =>
      [...shadowRoot!.querySelectorAll('use')]
        .map((use) => use.getAttribute('href')!)
        .filter((href) => shadowRoot!.getElementById(href.slice(1)) === null),
    );
  expect(missing).toEqual([]);
  expect(page.url()).toBe(blog.url);
});

it('tells of a clause what it says, and of a step its position', async () => {
  const box = page.locator('#a');
  await openReason(page, '#a .story');
  const card = box.locator('.clause-card');
  expect(await card.locator('h3').count()).toBe(0);
  expect(await card.locator('header a').getAttribute('href')).toContain(`${site.url}fr/rules/`);
  await box.getByRole('button', { name: 'Emporter' }).click();
  const dialog = box.getByRole('dialog');
  await dialog.getByRole('button', { name: 'JSON' }).click();
  await dialog.getByText('Copié').waitFor();
  const position = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(position.rows).toHaveLength(11);
  expect(await dialog.getByRole('button', { name: 'Imprimer' }).count()).toBe(0);
});

it('has letters and measures of its own, whatever those of the page', async () => {
  const sizes = await page.locator('#a').evaluate(({ shadowRoot }) =>
    ['.embedded', '.controls button'].map((part) => {
      const { fontSize, height } = getComputedStyle(shadowRoot!.querySelector(part)!);
      return part === '.embedded' ? fontSize : height;
    }),
  );
  expect(sizes).toEqual(['17px', '42.5px']);
});

it('follows its attributes and tells each step', async () => {
  await page.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(globalThis, { told });
    document.addEventListener('shedu-step', (event) => {
      const { id } = event.target as HTMLElement;
      told.push([id, (event as CustomEvent).detail.position]);
    });
    document.querySelector('#a')?.setAttribute('step', '4');
  });
  await page.locator('#a .viewer[data-position="4"]').waitFor();
  await page.locator('#a').getByRole('slider').press('ArrowRight');
  await page.locator('#a .viewer[data-position="5"]').waitFor();
  await page.evaluate(() => document.querySelector('#a')?.setAttribute('src', 'other.json'));
  await page.locator('#a .embedded-title', { hasText: 'merveille' }).waitFor();
  expect(await page.evaluate(() => (globalThis as { told?: unknown }).told)).toEqual([
    ['a', 4],
    ['a', 5],
    ['a', 4],
  ]);
  await page.evaluate(() => document.querySelector('#a')?.removeAttribute('src'));
  await page.locator('#a [role=alert]').waitFor();
  expect(page.url()).toBe(blog.url);
});

it('shows a game of a stream by its number', async () => {
  const shows = (attributes: Record<string, string>, title: string) => {
    const change = page.evaluate((all) => {
      const element = document.querySelector('#a')!;
      for (const [name, value] of Object.entries(all)) element.setAttribute(name, value);
    }, attributes);
    return change.then(() => page.locator('#a .embedded-title', { hasText: title }).waitFor());
  };
  await shows({ src: 'games.jsonl' }, 'one');
  await shows({ game: '2' }, 'two');
  await shows({ src: 'packed.ndjson.gz', game: '1' }, 'one');
  await page.evaluate(() => document.querySelector('#a')?.setAttribute('game', '3'));
  await page.locator('#a [role=alert]', { hasText: 'pas de partie 3' }).waitFor();
});

it('takes keys only while it has the focus, and gives the focus back', async () => {
  await page.locator('main > p a').first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await at()).toBe('2');
  await page.locator('#a').getByRole('button', { name: 'Une étape en avant' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.locator('#a .viewer[data-position="3"]').waitFor();
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    const text = await page.evaluate(() => document.activeElement?.textContent);
    if (text === 'After') return;
  }
  throw new Error('the focus does not come out');
});

it('can be used by everybody, in the colours of the page or its own, on a phone too', async () => {
  const paper = (id: string) =>
    page.locator(`#${id} .embedded`).evaluate((box) => getComputedStyle(box).backgroundColor);
  expect(await paper('a')).not.toBe(await paper('b'));
  expect(await barriers(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(320);
  await page.setViewportSize({ width: 1100, height: 900 });
});

it('plays the same as the site', async () => {
  expect(first.steps.length).toBe(
    Number(await page.locator('#a').getByRole('slider').getAttribute('max')),
  );
});
