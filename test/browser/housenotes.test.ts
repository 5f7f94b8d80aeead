import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { barriers } from './axe.ts';
import { visiting } from './site.ts';

/** What an edition of one's own notes, in the lab. */

const CLUB = JSON.parse(readFileSync('spec/houserules/club.json', 'utf8'));
const TAG = '<img src=x onerror="document.title=1">';

const visit = visiting('fresh', { viewport: { width: 390, height: 844 } });
let page: Page;
beforeEach(() => {
  page = visit.page;
});

/** Opens the lab, and what it can begin with. */
async function beginnings(): Promise<void> {
  await page.goto('fr/lab/');
  await page.locator('.bench:not(.still)').waitFor();
  await page.locator('details.way.begin summary').click();
  await page.locator('.lab-paste textarea').waitFor();
}

/** Asks the first of the examples, which is judged by the edition of 2015. */
async function askExample(): Promise<void> {
  await page.getByRole('button', { name: 'Une révolte' }).click();
  await page.locator('.verdict .reasons [data-clause]').first().waitFor();
}

it('stands at the clauses of the verdict, and all of it below, while it is in force', async () => {
  await beginnings();
  await askExample();
  const clause = await page
    .locator('.verdict .grounds [data-clause]')
    .first()
    .getAttribute('data-clause');
  const { rulings: _, options: __, ...club } = CLUB;
  const noted = {
    ...club,
    notes: [club.notes[0], { clause, text: { en: 'English only', ru: TAG } }],
  };
  await page.locator('details.way.begin summary').click();
  await page.locator('.lab-paste textarea').fill(JSON.stringify(noted));
  await page.locator('.lab-paste button[type=submit]').click();
  await page.locator('.lab-paste .notice', { hasText: 'club du jeudi' }).waitFor();
  await askExample();
  const note = page.locator('.verdict .own-note').first();
  await note.waitFor();
  expect(await note.textContent()).toContain('Comme on joue au club du jeudi');
  expect(await note.locator('[lang=en]').textContent()).toBe('English only');
  const all = page.locator('details.house-notes');
  await all.locator('summary').click();
  expect(await all.locator('.house-note').allTextContents()).toEqual([
    club.notes[0].text.fr,
    'English only',
  ]);
  expect(await barriers(page, { within: ['.verdict', '.house-notes'] })).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.locator('.modes [data-mode=set]').click();
  const edition = page.locator('details.known select').first();
  await page.locator('details.known summary').first().click();
  await edition.selectOption('1997');
  await all.waitFor({ state: 'detached' });
});

it('of a link is there, with tags as text', async () => {
  const notes = [{ text: { fr: TAG } }];
  const text = JSON.stringify({ ...CLUB, notes });
  await page.goto('fr/rules/differences/');
  await page.locator('.own-edition summary').click();
  await page.locator('.own-edition textarea').fill(text);
  await page.locator('.own-edition button[type=submit]').click();
  await page.locator('.own-edition a[href*="/lab/#r="]').click();
  const all = page.locator('details.house-notes');
  await all.locator('summary').click();
  expect(await all.locator('.house-note').textContent()).toBe(TAG);
  expect(await all.locator('img').count()).toBe(0);
});
