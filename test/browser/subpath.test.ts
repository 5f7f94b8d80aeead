import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import en from '../../machine/words/en.json' with { type: 'json' };
import fr from '../../machine/words/fr.json' with { type: 'json' };
import ru from '../../machine/words/ru.json' with { type: 'json' };
import { openSite } from './site.ts';

const BASE = '/x/y/';
const SITE = fileURLToPath(new URL('../../site', import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shedu-site-'));
  await promisify(execFile)('npx', ['astro', 'build', '--outDir', folder], {
    cwd: SITE,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, SITE_BASE: BASE },
  });
}, 180_000);
afterAll(() => rm(folder, { recursive: true }));

interface Link {
  readonly page: string;
  readonly target: string;
}

/** Every link and source in the pages that stays on the site. */
function linksOf(page: string, html: string): readonly Link[] {
  return [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)]
    .map(([, target]) => ({ page, target: target!.replaceAll('&amp;', '&') }))
    .filter(({ target }) => !/^(https?|data):/.test(target));
}

it('every link of a site below a path leads somewhere on it', async () => {
  const files = (await readdir(folder, { recursive: true })).map((file) => `${BASE}${file}`);
  const there = new Set(files);
  const ids = new Map<string, Set<string>>();
  const links: Link[] = [];
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(folder, file.slice(BASE.length)), 'utf8');
    const page = file.replace(/index\.html$/, '');
    ids.set(page, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!)));
    links.push(...linksOf(page, html));
  }
  expect(links.length).toBeGreaterThan(1000);
  const dead = links.filter(({ page, target }) => {
    const { pathname, hash, searchParams } = new URL(target, `http://here${page}`);
    const path = decodeURIComponent(pathname);
    const named = path === `${BASE}replays/case/` ? searchParams.get('id') : null;
    const exists =
      (path.endsWith('/') ? there.has(`${path}index.html`) : there.has(path)) &&
      (named === null || there.has(`${BASE}replays/${named.replaceAll('.', '/')}.json`));
    const anchored = hash === '' || ids.get(path)?.has(decodeURIComponent(hash.slice(1))) === true;
    return !path.startsWith(BASE) || !exists || !anchored;
  });
  expect(dead).toEqual([]);
});

it('scripts carry the sentences of one language', async () => {
  const scripts = (await readdir(join(folder, '_astro'))).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(
    scripts.map((name) => readFile(join(folder, '_astro', name), 'utf8')),
  );
  const carry = (sentence: string) => texts.some((text) => text.includes(sentence));
  expect(carry(en.effect['wars-remain'])).toBe(true);
  expect([carry(fr.effect['wars-remain']), carry(ru.effect['wars-remain'])]).toEqual([
    false,
    false,
  ]);
});

it('a replay below a path runs and links to the rules there', async () => {
  await using site = await openSite(folder, BASE);
  const context = await site.context();
  const page = await context.newPage();
  await page.goto('replays/');
  await page.locator('.replays h3 a').first().click();
  await page.waitForSelector('.controls');
  await page.keyboard.press('ArrowRight');
  await page.locator('.clauses a').first().click();
  await page.waitForURL((url) => url.pathname.startsWith(`${BASE}rules/`));
  expect(await page.locator('.statement').count()).toBeGreaterThan(0);
  expect(site.faults).toEqual([]);
});
