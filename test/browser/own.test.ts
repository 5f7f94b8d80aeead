import { readFileSync } from 'node:fs';
import { deflateRawSync, gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { readCode } from '../qrcode.ts';
import { visitors } from './site.ts';

const GAME = readFileSync(new URL('../../fixtures/games/first-round.json', import.meta.url));
const game = JSON.parse(GAME.toString());

const visitor = visitors();
let page: Page;
beforeEach(async () => {
  page = await visitor({ viewport: { width: 1280, height: 900 }, acceptDownloads: true });
});

const PAGE = 'replays/open/';
const fragment = (text: string | Buffer) => `#r=${deflateRawSync(text).toString('base64url')}`;
const heading = () => page.getByRole('heading', { level: 1 });
const position = () => page.locator('.viewer').getAttribute('data-position');

/** The page takes nothing before its script runs, and keeps people from trying. */
const ready = () => page.waitForSelector('.own[data-at]');

async function choose(name: string, content: string | Buffer): Promise<void> {
  await ready();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
}

/** JSON in which a letter is a byte. */
const ascii = (value: object): string =>
  JSON.stringify(value).replace(
    /[^\x20-\x7e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Drops a file on the page, or pastes a text; each letter of a file is a byte. */
const bring = (type: 'drop' | 'paste', text: string, name = 'dropped.json') =>
  page.evaluate(
    ([kind, content, called]) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(content!, (letter) => letter.charCodeAt(0));
      if (kind === 'drop') data.items.add(new File([bytes], called!));
      else data.setData('text/plain', content!);
      const options = { bubbles: true, cancelable: true };
      document
        .querySelector('footer')!
        .dispatchEvent(
          kind === 'drop'
            ? new DragEvent('drop', { ...options, dataTransfer: data })
            : new ClipboardEvent('paste', { ...options, clipboardData: data }),
        );
    },
    [type, text, name] as const,
  );

async function visit(path = PAGE): Promise<void> {
  await page.goto(path);
  await ready();
}

describe('a game of one’s own', () => {
  it('is found from the list, chosen as a file, stepped through and saved unchanged', async () => {
    await page.goto('replays/');
    await page.getByRole('link', { name: 'Open your own game' }).click();
    await choose('mine.json', GAME);
    await page.waitForSelector('.controls');
    expect(await heading().textContent()).toBe(game.title.en);
    expect(await page.title()).toContain(game.title.en);
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/\?step=1$/);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Save the file' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('mine.json');
    expect(readFileSync(await download.path())).toEqual(GAME);
    await page.reload();
    await page.waitForSelector('.controls');
    expect(await position()).toBe('1');
    await page.getByRole('button', { name: 'Open another game' }).click();
    await page.waitForSelector('.invitation');
    expect(new URL(page.url()).search).toBe('');
  });

  it('is dropped anywhere or pasted', async () => {
    for (const type of ['drop', 'paste'] as const) {
      await visit();
      await bring(type, ascii({ ...game, title: type }));
      await page.getByRole('heading', { level: 1, name: type, exact: true }).waitFor();
      await page.evaluate(() => sessionStorage.clear());
    }
    await visit();
    await page.getByLabel('Text of a game, or just its moves').fill(GAME.toString());
    await page.getByRole('button', { name: 'Open the text' }).click();
    await page.waitForSelector('.controls');
  });

  it('is carried by a link, through a change of language', async () => {
    await visit(`fr/${PAGE}?step=3${fragment(GAME)}`);
    await page.waitForSelector('.controls');
    expect(await position()).toBe('3');
    await page.keyboard.press('ArrowRight');
    await page.waitForURL((url) => url.searchParams.get('step') === '4' && url.hash !== '');
    await page.getByRole('button', { name: 'Lien vers cette partie' }).click();
    const link = await page.getByLabel('Lien', { exact: true }).inputValue();
    await page.getByRole('button', { name: 'Montrer le lien en QR code' }).click();
    expect(await page.locator('.link-code').getByRole('alert').textContent()).toContain(
      `il a ${link.length} caractères, et 1273 au plus`,
    );
    await page.locator('[data-languages] summary').click();
    await page.locator('[data-languages] a[hreflang=ru]').click();
    await page.waitForSelector('.controls');
    expect(await page.locator('.private').textContent()).toContain('Ничего не отправляется');
    expect(await position()).toBe('4');
    await page.goto('about:blank');
    await page.goto(link);
    await page.waitForSelector('.controls');
    expect([await position(), await heading().textContent()]).toEqual(['4', game.title.fr]);
    // Typed out, the game is shorter than the record that the first link holds.
    expect(link.length).toBeLessThan(fragment(GAME).length);
  });

  it('is carried by a QR code, if it is short', async () => {
    await visit();
    await page
      .getByLabel('Text of a game, or just its moves')
      .fill('1. archer: king M5, temple M6');
    await page.getByRole('button', { name: 'Open the text' }).click();
    await page.getByRole('button', { name: 'Link to this game' }).click();
    const link = await page.getByLabel('Link', { exact: true }).inputValue();
    await page.getByRole('button', { name: 'Show the link as a QR code' }).click();
    const code = page.getByRole('img', { name: `QR code of the link ${link}` });
    expect(readCode(await code.screenshot())).toBe(link);
  });

  it('is chosen from a stream', async () => {
    const lines = ['one', 'two', 'three'].map((title) => JSON.stringify({ ...game, title }));
    lines.splice(1, 0, '', '{ "format": "no such"}');
    await visit();
    await choose('games.jsonl', lines.join('\n'));
    await page.locator('.choice').waitFor();
    expect(await page.locator('.choice li').count()).toBe(4);
    await page.getByRole('button', { name: 'Game without a name' }).click();
    const problem = page.locator('.problems li');
    expect(await problem.textContent()).toContain('3');
    await page.getByRole('button', { name: 'All games of the file' }).click();
    await page.getByRole('button', { name: 'two' }).click();
    await page.waitForSelector('.controls');
    expect(await heading().textContent()).toBe('two');
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/\?game=3&step=1$/);
    await page.reload();
    await page.waitForSelector('.controls');
    expect([await heading().textContent(), await position()]).toEqual(['two', '1']);
    await page.getByRole('button', { name: 'Link to this game' }).click();
    expect(await page.getByLabel('Link', { exact: true }).inputValue()).toContain('?step=1#r=');
    await page.goto(`${PAGE}?game=4&step=2`);
    await page.waitForSelector('.controls');
    expect([await heading().textContent(), await position()]).toEqual(['three', '2']);
    await page.goto(`${PAGE}?game=9`);
    await page.locator('.choice').waitFor();
    expect(await page.locator('.notice').textContent()).toContain('no game 9');
  });

  it('is found beyond those that are listed', async () => {
    const lines = Array.from({ length: 510 }, (_, i) =>
      JSON.stringify({ ...game, title: `n${i}` }),
    );
    await visit(`${PAGE}?game=507${fragment(lines.join('\n'))}`);
    await page.waitForSelector('.controls');
    expect(await heading().textContent()).toBe('n506');
    await page.getByRole('button', { name: 'All games of the file' }).click();
    expect(await page.locator('.choice li').count()).toBe(501);
  });

  it('is read packed, with a byte order mark, in any letters of its name', async () => {
    const marked = Buffer.concat([Buffer.from('\ufeff'), GAME]);
    const lines = ['one', 'two'].map((title) => JSON.stringify({ ...game, title })).join('\n');
    for (const [name, content] of [
      ['marked.json', marked],
      ['packed.json.gz', gzipSync(marked)],
      ['UPPER.JSON', GAME],
    ] as const) {
      await visit();
      await choose(name, content);
      await page.waitForSelector('.controls');
      expect(await heading().textContent()).toBe(game.title.en);
      expect(await page.locator('.wrong').count()).toBe(0);
      await page.evaluate(() => sessionStorage.clear());
    }
    await visit();
    await choose('games.NDJSON.gz', gzipSync(lines));
    await page.getByRole('button', { name: 'two' }).click();
    await page.waitForSelector('.controls');
    await page.reload();
    await page.waitForSelector('.controls');
    expect(await heading().textContent()).toBe('two');
  });

  it('is chosen among those of several files', async () => {
    const lines = ['one', 'two'].map((title) => JSON.stringify({ ...game, title })).join('\n');
    const file = (name: string, text: string | Buffer) => ({
      name,
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    await visit();
    await page
      .locator('input[type=file]')
      .setInputFiles([file('a.json', GAME), file('b.jsonl', lines), file('c.json.gz', 'x')]);
    await page.locator('.choice').waitFor();
    expect(await page.locator('.choice h2').textContent()).toContain('3 files');
    expect(await page.locator('.choice li').allTextContents()).toEqual([
      expect.stringContaining(`1.${game.title.en}a.json`),
      expect.stringContaining('2.one'),
      expect.stringContaining('3.two'),
      expect.stringContaining('4.c.json.gz'),
    ]);
    await page.getByRole('button', { name: 'two' }).click();
    await page.waitForURL(/\?game=3$/);
    await page.waitForSelector('.controls');
    expect(await heading().textContent()).toBe('two');
  });

  it('is read out of code fences, with a word', async () => {
    const pretty = JSON.stringify(game, null, 2).replaceAll('\n', '\r\n');
    for (const text of [`\`\`\`json\n${pretty}\n\`\`\``, `Look:\n\n~~~\n${pretty}\n~~~\n\nNice?`]) {
      await visit();
      await bring('paste', text);
      await page.waitForSelector('.controls');
      expect(await heading().textContent()).toBe(game.title.en);
      expect(await page.locator('.own > .notice').textContent()).toContain('code fences');
      await page.evaluate(() => sessionStorage.clear());
    }
  });

  it('that claims what is not so is shown, and each problem leads to its step', async () => {
    const wrong = structuredClone(game);
    wrong.steps[1].after = { bagLeft: 1 };
    await visit();
    await choose('wrong.json', JSON.stringify(wrong));
    await page.waitForSelector('.controls');
    const problem = page.locator('.problems li').first();
    const told = (await problem.textContent()) ?? '';
    for (const part of ['steps[1].after.', 'The file says', 'The machine says'])
      expect(told).toContain(part);
    expect(told).toContain('step 2');
    expect(await page.locator('.wrong summary').textContent()).toContain('part in 1 place');
    expect(await position()).toBe('2');
    await page.keyboard.press('Home');
    await page.waitForSelector('.viewer[data-position="0"]');
    await problem.getByRole('button', { name: 'Show position 2' }).click();
    await page.waitForSelector('.viewer[data-position="2"]');
    await problem.locator('.clauses a').first().click();
    expect(await problem.locator('.clause-card .statement').textContent()).toMatch(/\w{4}/);
  });
});

describe('a fault is called what it is', () => {
  const refused = structuredClone(game);
  refused.steps[4].action = { do: 'tile', color: 'red', at: 'A4' };
  it('a step that the rules refuse, at which the game opens', async () => {
    await visit();
    await choose('refused.json', JSON.stringify(refused));
    await page.waitForSelector('.controls');
    expect(await page.locator('.wrong summary').textContent()).toBe('The rules refuse 1 step');
    expect(await position()).toBe('5');
    expect(await page.locator('.problems .where').textContent()).toContain('step 5');
    expect(await page.locator('.problems .quiet-button').textContent()).toBe('Show position 5');
    await visit(`${PAGE}?step=1${fragment(JSON.stringify(refused))}`);
    await page.waitForSelector('.controls');
    expect(await position()).toBe('1');
  });

  it.each([
    [GAME.toString().slice(0, 900), 'The text is not JSON'],
    [JSON.stringify({ ...game, edition: '2020' }), 'The file does not fit the format'],
    [JSON.stringify({ ...game, format: 'x' }), 'The file is none of the kinds that hold games'],
    [JSON.stringify({ ...game, hands: [[], [], []] }), 'What the file tells cannot be'],
    [gzipSync(GAME).subarray(0, 300), 'The file cannot be read'],
  ])('a file that cannot be read: %#', async (content, told) => {
    await visit();
    await choose('wrong.json', content);
    await page.locator('.problems').waitFor();
    expect(await page.locator('.wrong summary').textContent()).toBe(told);
  });
});

test('a name that turns the writing around turns nothing else', async () => {
  const turned = structuredClone(game);
  for (const seat of turned.seats) seat.name = '\u202eada';
  await visit(`${PAGE}?step=2${fragment(JSON.stringify(turned))}`);
  await page.waitForSelector('.controls');
  const order = await page.evaluate(() =>
    ['.effects p', '.facts li:last-of-type', '.standing .phase'].map((part) => {
      const text = [...(document.querySelector(part)?.childNodes ?? [])].find(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').length > 3,
      );
      const end = (text?.textContent ?? '').length;
      const left = (at: number): number => {
        const range = document.createRange();
        range.setStart(text!, at);
        range.setEnd(text!, at + 1);
        return range.getBoundingClientRect().left;
      };
      return left(end - 3) < left(end - 2);
    }),
  );
  expect(order).toEqual([true, true, true]);
});

describe('what cannot be shown is told', () => {
  const deep = `${'['.repeat(200_000)}`;
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(GAME.toString(), 'utf16le')]);
  const random = Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919) % 256));
  it('a file that is no game, or none that can be', async () => {
    await visit();
    for (const [i, content] of [
      deep,
      utf16,
      random,
      '{"__proto__":{"polluted":true},"steps":[]}',
      '[]',
      ' ',
    ].entries()) {
      await bring('drop', Buffer.from(content).toString('latin1'), `${i}.json`);
      await heading()
        .filter({ hasText: `${i}.json` })
        .waitFor();
      const told = await page.locator('.problems li').first().textContent();
      expect((told ?? '').length).toBeGreaterThan(15);
      expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    }
  });

  it.each([
    ['#p=2AAAA', 'another version'],
    ['#p=1AAAA', 'cannot be unpacked'],
    ['#r=%%%', 'characters'],
    ['#r=AAAA', 'cannot be unpacked'],
    [fragment(Buffer.alloc(17 << 20, 0x20)), 'larger than 16 MiB'],
  ])('a link: %#', async (hash, told) => {
    await visit(PAGE + hash);
    expect(await page.locator('.notice').textContent()).toContain(told);
    await page.locator('.invitation').waitFor();
  });

  it('a file larger than any game', async () => {
    await visit();
    await page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'.repeat(20 << 20)], 'huge.json'));
      document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }));
    });
    const told = page.locator('.problems li');
    expect(await told.textContent()).toContain('16777216');
  });

  it('tags in names and notes are text', async () => {
    const hostile = structuredClone(game);
    const tag = '<img src=x onerror="document.title=1">';
    hostile.title = tag;
    hostile.note = `${tag} [x](javascript:alert(1))`;
    hostile.steps[0].note = tag;
    hostile.seats[0].name = tag;
    await visit(PAGE + fragment(JSON.stringify(hostile)));
    await page.waitForSelector('.controls');
    expect(await heading().textContent()).toBe(tag);
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('main img, main a[href^=javascript]').count()).toBe(0);
  });

  it('what takes too long can be stopped', async () => {
    await visit();
    await page.evaluate(() => {
      Worker.prototype.postMessage = () => {};
    });
    await choose('slow.json', GAME);
    await page.getByRole('button', { name: 'Stop' }).click();
    expect(await page.locator('.notice').textContent()).toContain('was stopped');
  });
});
