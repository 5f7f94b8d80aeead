import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { readGame } from '../../machine/record/read.ts';
import { verifyFile } from '../../machine/record/verify.ts';
import { readCode } from '../qrcode.ts';
import { barriers } from './axe.ts';
import { type Site, visiting } from './site.ts';
import { openReplay } from './told.ts';

const CASE = 'illegal.leader.no-temple';

const visit = visiting('fresh', {
  viewport: { width: 390, height: 844 },
  permissions: ['clipboard-read', 'clipboard-write'],
});
let page: Page;
let site: Site;
beforeEach(() => {
  ({ page, site } = visit);
});

const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

/** Opens the lab, and in it what it can begin with. */
async function beginnings(address = 'lab/'): Promise<void> {
  await page.goto(address);
  await page.locator('.bench:not(.still)').waitFor();
  const begin = page.locator('details.way').first();
  if (!(await begin.evaluate((details) => (details as HTMLDetailsElement).open)))
    await begin.locator('summary').click();
  await page.locator('.lab-paste textarea').waitFor();
}

async function paste(text: string): Promise<void> {
  await page.locator('.lab-paste textarea').fill(text);
  await page.locator('.lab-paste button[type=submit]').click();
}

const told = () => page.locator('.lab-paste [role=status]');

it('the board stays clear of what the lab begins with, however far it is scrolled', async () => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await beginnings();
  const overlap = async (by: number): Promise<number> =>
    page.evaluate((down) => {
      window.scrollTo(0, down);
      const { bottom } = document.querySelector('svg.board')!.getBoundingClientRect();
      return bottom - document.querySelector('details.way')!.getBoundingClientRect().top;
    }, by);
  for (const down of [0, 200, 400, 600])
    expect([down, (await overlap(down)) <= 0]).toEqual([down, true]);
});

describe('the lab begins with what is pasted', () => {
  it.each([
    ['a position line', 'r l:KA2'],
    ['a drawn board', '   A  B  C\n 1 P0 r  .\n'],
    ['a game', '1. archer: king M5, temple M6'],
    ['a case', readFileSync('fixtures/illegal/leader/no-temple.json', 'utf8')],
  ])('%s', async (_, text) => {
    await beginnings();
    await paste(text);
    await page.locator('.lab-paste').waitFor({ state: 'detached' });
    await page.waitForURL(/#[pr]=/);
  });

  it('a link to a case, whose question is answered', async () => {
    await beginnings();
    await paste(`${site.url}replays/${CASE.replaceAll('.', '/')}/`);
    await page.locator('.verdict').waitFor();
  });

  it.each([
    ['a board with a wrong sign', '   A  B\n 1 r  q\n', '2:7'],
    ['a damaged link', 'https://example.org/lab/#p=1%%%', 'characters'],
    ['a link to something else', 'https://example.org/', 'followed'],
    ['nothing', '', 'nothing is there'],
    ['prose', 'May I set my king there?', 'neither'],
  ])('or %s is told of', async (_, text, said) => {
    await beginnings();
    await paste(text);
    await told().filter({ hasText: said }).waitFor();
    expect(await barriers(page, { within: ['.lab-start'] })).toEqual([]);
  });
});

describe('an edition of one’s own', () => {
  const club = readFileSync('spec/houserules/club.json', 'utf8');

  it('judges from then on, by a paste or a file, and says what it is called', async () => {
    await beginnings('fr/lab/');
    await paste(club);
    await told().filter({ hasText: 'Comme on joue au club du jeudi' }).waitFor();
    await page.waitForURL(/#[pr]=/);
    const edition = page.locator('details.known select').first();
    expect(await edition.inputValue()).toBe('2015');
    const buildings = page.locator('details.known input[type=checkbox]').nth(2);
    expect(await buildings.isChecked()).toBe(true);
    expect(await barriers(page, { within: ['.lab-start'] })).toEqual([]);
    const other = club.replace('"2015"', '"1997"').replace('"buildings"', '"englishVariant"');
    await page.locator('.lab-paste input[type=file]').setInputFiles({
      name: 'other.json',
      mimeType: 'application/json',
      buffer: Buffer.from(other.replace('du jeudi', '<b>du</b> \u202evendredi')),
    });
    await told().filter({ hasText: '<b>du</b>' }).waitFor();
    expect(await edition.inputValue()).toBe('1997');
  });

  it('that is none is told of, with the place', async () => {
    await beginnings();
    await paste(club.replace('"forbid"', '"never"'));
    await told().filter({ hasText: 'rulings.redeclineSquare' }).waitFor();
    expect(await told().textContent()).toContain('This edition cannot be read');
  });
});

describe('the lab begins with', () => {
  it('an example, which is asked at once', async () => {
    await beginnings();
    await page.getByRole('button', { name: 'Three kingdoms at a space' }).click();
    await page.locator('.verdict', { hasText: 'three' }).waitFor();
  });

  it('a free board of any size', async () => {
    await beginnings();
    await page.getByLabel('Columns').last().fill('5');
    await page.getByLabel('Rows').last().fill('3');
    await page.locator('.lab-choices').last().getByRole('button').click();
    await page.waitForURL(/#p=/);
  });

  it.each([
    ['the page of a case', `replays/${CASE.replaceAll('.', '/')}/`, '.replay-about a'],
    ['a ruling', 'rules/rulings/fragmentSupport/', 'a.in-lab'],
    ['the example of a clause', 'rules/leader/', '.miniature a.in-lab'],
  ])('%s', async (_, address, link) => {
    await page.goto(address);
    const lab = page.locator(link).filter({ hasText: 'Open in the lab' }).first();
    await page.goto((await lab.getAttribute('href')) ?? '');
    await page.locator('.verdict').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('a step of a replay', async () => {
    await openReplay(page, 'replays/games/2p-treasures/?step=70');
    await page.getByRole('button', { name: 'Take along' }).click();
    await page.getByRole('button', { name: 'Open in the lab' }).click();
    await page.waitForURL(/\/lab\/#p=/);
    await page.locator('.bench:not(.still)').waitFor();
  });
});

describe('a session leaves the lab', () => {
  beforeEach(async () => {
    await page.goto(`lab/?case=${CASE}`);
    await page.locator('.verdict').waitFor();
    await page.locator('details.way').last().locator('summary').click();
    await page.locator('.lab-take li').first().waitFor();
  });
  const take = (name: string) => page.getByRole('button', { name, exact: true }).click();

  it('as a link that leads back', async () => {
    await take('Copy the link');
    await page.getByText('Copied.').waitFor();
    const link = await clipboard();
    expect(link).toMatch(/\/lab\/#p=/);
    await page.goto('about:blank');
    await page.goto(link);
    await page.locator('.bench:not(.still)').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await barriers(page, { within: ['.lab'] })).toEqual([]);
  });

  it('as a post for a forum', async () => {
    await take('Copy for a forum (Markdown)');
    await page.getByText('Copied.').waitFor();
    const post = await clipboard();
    expect(post).toMatch(/^\*\*May I\?/);
    expect(post).toContain('```\n   A  B');
    expect(post).toContain(`](${site.url}rules/leader/#leader.`);
  });

  it('as a case of the suite that holds', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      take('Report this case: save it as a fixture'),
    ]);
    const read = readGame(readFileSync(await file.path(), 'utf8'));
    expect('file' in read && verifyFile(read.file).problems).toEqual([]);
    expect('file' in read && read.file.steps[0]?.violations).toBeDefined();
  });

  it('as a picture', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      take('Save the picture as PNG'),
    ]);
    expect(
      readFileSync(await file.path())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
  });

  it('as a QR code', async () => {
    await take('Show the link as a QR code');
    const code = page.getByRole('img', { name: /^QR code of the link/ });
    expect(readCode(await code.screenshot())).toMatch(/\/lab\/#p=/);
  });
});
