import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { barriers } from './axe.ts';
import { visiting } from './site.ts';

/** An edition of one's own beside the printed ones, on the page of the differences. */

const PAGE = 'rules/differences/';
const CLUB = readFileSync('spec/houserules/club.json', 'utf8');
const SHORTS = ['1997', '2015', 'Condensed'];

const visit = visiting('fresh');
let page: Page;
beforeEach(() => {
  page = visit.page;
});

const own = (selector: string) => page.locator(`.own-edition ${selector}`);

async function choose(content: string | Buffer, address = PAGE): Promise<void> {
  await page.goto(address);
  await own('form.bring').waitFor({ state: 'attached' });
  await own('> summary, summary').first().press('Enter');
  await own('input[type=file]').setInputFiles({
    name: 'own.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  });
}

describe('an edition of one’s own', () => {
  it('is a column beside the printed editions, with what is otherwise and what is the same', async () => {
    await choose(CLUB);
    await page.getByRole('heading', { name: 'As the Thursday club plays' }).waitFor();
    const columns = page
      .getByRole('table', { name: 'Contested passages' })
      .getByRole('columnheader');
    expect(await columns.allTextContents()).toEqual([...SHORTS, 'As the Thursday club plays']);
    const passages = own('tbody[data-ruling]');
    expect(await passages.count()).toBeGreaterThan(3);
    const apart = own('tbody[data-ruling][data-same=false]');
    expect(
      await apart.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.ruling)),
    ).toEqual(['redeclineSquare']);
    expect(await apart.locator('td.ours').textContent()).toContain('otherwise than 2015, as 1997');
    expect(await apart.getByRole('link').first().getAttribute('href')).toBe(
      '/rules/rulings/redeclineSquare/',
    );
    expect(await apart.locator('.of-clauses li').first().textContent()).toMatch(/\w{4} .*\./);
    const modules = page.getByRole('table', { name: 'Modules' });
    expect(
      await modules
        .getByRole('row', { name: 'Civilization buildings' })
        .locator('.ours')
        .textContent(),
    ).toBe('played');
    expect(
      await modules.getByRole('row', { name: 'The wonder' }).locator('.ours').textContent(),
    ).toBe('as 2015');
    await page.getByLabel('Only what is otherwise than in 2015').check();
    expect(await passages.filter({ visible: true }).count()).toBe(1);
    expect(await barriers(page, { within: ['.own-edition'] })).toEqual([]);
  });

  it('has its notes at their clauses, in the language of the page', async () => {
    await choose(CLUB, `fr/${PAGE}`);
    const notes = own('.own-notes-beside li');
    await notes.first().waitFor();
    expect(await notes.first().textContent()).toContain('Adopté par tous les membres');
    const atClause = own('[data-clause="turn.action.two"]');
    expect(await atClause.textContent()).toContain('Une action annoncée ne se reprend plus');
    expect(await atClause.getByRole('link').getAttribute('href')).toBe(
      '/fr/rules/turn/#turn.action.two',
    );
  });

  it('is carried by a link, to this page in each language and to the lab', async () => {
    await choose(CLUB);
    await page.waitForURL(/#r=/);
    const { hash } = new URL(page.url());
    const lab = await page
      .getByRole('link', { name: 'Judge by it in the lab' })
      .getAttribute('href');
    expect(lab).toBe(`/lab/${hash}`);
    await page.goto('about:blank');
    await page.goto(`ru/${PAGE}${hash}`);
    await page.getByRole('heading', { name: 'Как играют в нашем клубе по четвергам' }).waitFor();
    await page.getByRole('button', { name: 'Убрать' }).click();
    expect([await own('.beside').count(), new URL(page.url()).hash]).toEqual([0, '']);
  });

  it('is dropped, pasted in code fences, or packed', async () => {
    await page.goto(PAGE);
    await own('form.bring').waitFor({ state: 'attached' });
    await page.evaluate((text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], 'own.json'));
      document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }));
    }, CLUB);
    const title = page.getByRole('heading', { name: 'As the Thursday club plays' });
    await title.waitFor();
    await page.getByRole('button', { name: 'Take it away' }).click();
    await page.getByLabel('Text of the file').fill(`~~~json\n${CLUB}\n~~~`);
    await page.getByRole('button', { name: 'Show it' }).click();
    await title.waitFor();
    await choose(gzipSync(CLUB));
    await title.waitFor();
  });

  it('has tags and turned writing as text, and stays within a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const tag = `<img src=x onerror="document.title=1">\u202e${'x'.repeat(140)}`;
    const notes = [{ text: { ru: tag } }, { clause: 'turn.action.two', text: { ru: tag } }];
    await choose(JSON.stringify({ ...JSON.parse(CLUB), title: { ru: tag }, notes }));
    await own('.own-notes-beside').waitFor();
    expect(await own('.house-note[lang=ru]').count()).toBe(2);
    expect(await own('img').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

describe('what is none is told of, with its place', () => {
  it.each([
    [CLUB.replace('"forbid"', '"never"'), 'rulings.redeclineSquare', '"never"'],
    [CLUB.replace('turn.action.two', 'turn.no'), 'notes[1].clause', '"turn.no"'],
    [CLUB.replace('edition/1', 'edition/7'), 'format', '"shedu-edition/7"'],
    [CLUB.slice(0, 90), '5:', 'JSON'],
    ['[', '1:2', 'JSON'],
    ['{"__proto__":{"polluted":true}}', 'format', ''],
    ['['.repeat(200_000), '', '32'],
    ['', '1:1', ''],
    [Buffer.from([0xff, 0xfe, 0x7b, 0]), '1:1', 'UTF-16'],
    [gzipSync(CLUB).subarray(0, 100), '', ''],
  ])('%#', async (content, place, found) => {
    await choose(content);
    const told = own('.notice li').first();
    await told.waitFor();
    expect(await told.textContent()).toContain(place);
    expect(await told.textContent()).toContain(found);
    expect(await page.locator('#switches').count()).toBe(1);
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  });

  it.each(['#r=%%%', '#r=AAAA', '#p=2AAAA'])('a link: %s', async (hash) => {
    await page.goto(PAGE + hash);
    expect(await own('.notice').textContent()).toContain('The link to an edition is damaged');
  });
});

it('without a script the page is as it was', async () => {
  const context = await visit.site.context({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(PAGE);
  expect(await still.locator('.own-edition:visible').count()).toBe(0);
  expect(await still.locator('#switches:visible').count()).toBe(1);
  await context.close();
});
