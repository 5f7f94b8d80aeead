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
import { followLinks } from '../site/deadlinks.ts';
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

it('every link of a site below a path leads somewhere on it', async () => {
  const { pages, dead } = await followLinks(folder, BASE);
  expect(pages).toBeGreaterThan(300);
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
