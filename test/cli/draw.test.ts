import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { pngOf } from '../../machine/cli/draw/png.ts';
import { THEMES } from '../../machine/draw/theme.ts';
import { game, shedu } from './shedu.ts';

vi.setConfig({ testTimeout: 60_000 });

const cwd = mkdtempSync(join(tmpdir(), 'shedu-'));
const draw = (...args: readonly string[]) => shedu(['draw', ...args], { cwd });
const put = (name: string, content: unknown): void =>
  writeFileSync(join(cwd, name), JSON.stringify(content));

beforeAll(() => {
  put('good.json', game('good', { title: 'A <game> & "more"\u0007\ufffe' }));
  put('refused.json', game('refused', { steps: [{ seat: 1, action: { do: 'pass' } }] }));
  writeFileSync(
    join(cwd, 'games.jsonl'),
    ['one', 'two'].map((id) => `${JSON.stringify(game(id))}\n`).join(''),
  );
  const annotated = game('annotated');
  put('annotated.json', {
    ...annotated,
    format: 'shedu-record/2',
    diagram: true,
    marks: [{ at: 'A1' }],
    steps: annotated.steps.map((step, i) => ({
      ...step,
      ...(i === 1
        ? {
            marks: [
              { at: 'C3', brush: 'red', text: { en: 'x<', fr: 'ici' } },
              { at: 'B3', to: 'C3', brush: 'blue' },
            ],
            diagram: true,
          }
        : {}),
    })),
  });
  mkdirSync(join(cwd, 'directory.svg'));
});
afterAll(() => rmSync(cwd, { recursive: true }));

/** Whether a program that knows XML and SVG, but no custom properties, takes it as it is. */
const isDocument = (svg: string): boolean => new Resvg(svg).width > 0 && !svg.includes('var(');
const titles = (svg: string): readonly string[] =>
  [...svg.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => title as string);
/** Width and height as the header of a PNG file tells them. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe.concurrent('shedu draw', () => {
  test('writes an SVG document to standard output, with a title for every piece', async () => {
    const { exit, out, err } = await draw('good.json', '--step', '2', '--strengths');
    expect(isDocument(out)).toBe(true);
    expect(
      titles(out).filter((title) => title.startsWith('Temple with a treasure, ')),
    ).toHaveLength(10);
    expect(titles(out)).toContain('King of the Lion, B3');
    expect(titles(out)).toContain('Settlement, C3');
    expect(titles(out)).toContain('strength: war 1, revolt 1');
    expect(out).toContain('<g class="acted"');
    expect(out).toContain('A &lt;game&gt; &amp; &quot;more&quot;\\u0007\ufffd: Position 2 of 2');
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
  });

  test('shows the last position of a game of a stream, in a language, without the rest', async () => {
    const { exit, out } = await draw(
      ...['games.jsonl', '--game', 'two', '--lang', 'fr'],
      ...['--no-coordinates', '--no-marks', '--outlines', 'off'],
    );
    expect(isDocument(out)).toBe(true);
    expect(out).toContain('aria-label="Game two: Position 2 sur 2"');
    expect(titles(out)).toContain('Peuplement, C3');
    expect(out).not.toMatch(/<text|class="(acted|touched|kingdom)/);
    expect(exit).toBe(0);
  });

  test('writes a PNG image of the width asked for, in place of what was there', async () => {
    writeFileSync(join(cwd, 'x.png'), 'old');
    const { exit, out, err } = await draw('good.json', '-o', 'x.png', '--width', '400', '--dark');
    expect({ exit, out, err }).toEqual({ exit: 0, out: '', err: '' });
    const png = readFileSync(join(cwd, 'x.png'));
    expect(sizeOf(png)).toEqual([400, 280]);
    // What is drawn of one colour shrinks to next to nothing.
    expect(png.length).toBeGreaterThan(20_000);
  });

  test('draws and says what the annotator has marked, in a language', async () => {
    const { exit, out, err } = await draw('annotated.json', '--lang', 'fr');
    expect(isDocument(out)).toBe(true);
    expect(titles(out)).toContain('C3 en rouge (ici)');
    expect(out).toContain(
      '<desc>Marqué\u00a0: C3 en rouge (ici), flèche de B3 à C3 en bleu</desc>',
    );
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    const bare = (await draw('annotated.json', '--lang', 'fr', '--no-annotations')).out;
    expect(bare).not.toMatch(/<desc|marked|ici/);
    expect(bare).toContain('class="acted"');
    expect((await draw('annotated.json', '--step', '1')).out).not.toMatch(/<desc|marked/);
    expect((await draw('annotated.json', '--step', '0')).out).toContain('<desc>Marked: A1 green<');
  });

  test('draws each diagram of a game, under its number', async () => {
    const { exit, out, err } = await draw('annotated.json', '--diagrams', '-o', 'figure.svg');
    expect({ exit, out, err }).toEqual({ exit: 0, out: '', err: '' });
    const drawn = readdirSync(cwd).filter((name) => name.startsWith('figure'));
    expect(drawn).toEqual(['figure-0.svg', 'figure-2.svg']);
    expect(readFileSync(join(cwd, 'figure-2.svg'), 'utf8')).toBe(
      (await draw('annotated.json', '--step', '2')).out,
    );
  });

  test('draws what a refused action leaves, and says so', async () => {
    const { exit, out } = await draw('refused.json');
    expect(isDocument(out)).toBe(true);
    expect(exit).toBe(1);
  });

  test.each([
    [['good.json', '--step', '3', '-o', 'no.svg'], 'the game good has positions 0 to 2'],
    [['annotated.json', '--diagrams'], 'not written to standard output'],
    [['annotated.json', '--diagrams', '--step', '1', '-o', 'no.svg'], 'cannot be used with'],
    [['annotated.json', '--diagrams', '-o', 'none/no.svg'], 'cannot write none/no-0.svg'],
    [['good.json', '--diagrams', '-o', 'no.svg'], 'the game good asks for no diagrams'],
    [['good.json', '-o', 'no.jpg'], 'Expected a name that ends in .svg or .png'],
    [['good.json', '-o', 'none/no.svg'], 'cannot write none/no.svg: there is no such directory'],
    [['good.json', '-o', 'good.json/no.svg'], 'part of the path is not a directory'],
    [['good.json', '-o', 'directory.svg'], 'cannot write directory.svg: it is a directory'],
    [['good.json', '-o', 'no.png', '--scale', '100'], 'expected at most 8192 each way'],
    [['good.json', '--scale', '2', '--width', '9'], 'cannot be used with'],
  ] as const)('refuses %j', async (args, reason) => {
    const { exit, out, err } = await draw(...args);
    expect(err).toMatch(/^error: /);
    expect(err).toContain(reason);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(readdirSync(cwd).filter((name) => /^no\.|^\.shedu/.test(name))).toEqual([]);
  });
});

test.each([400, 700])('a PNG image has letters of weight %i', (weight) => {
  const svg = (text: string): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><text y="18" font-weight="${weight}">${text}</text></svg>`;
  expect(pngOf(svg('A1')).length).toBeGreaterThan(pngOf(svg('')).length + 100);
});

test('the colours are those of the site', () => {
  const palette = new URL('../../site/src/styles/palette.css', import.meta.url);
  const named = readFileSync(palette, 'utf8').matchAll(
    /--(?:board-)?(\w+): light-dark\((#\w+), (#\w+)\)/g,
  );
  const site = [...named].filter(([, name]) => (name as string) in THEMES.light);
  expect(site.length).toBeGreaterThan(15);
  for (const [, name, light, dark] of site) {
    const key = name as keyof typeof THEMES.light;
    expect([key, THEMES.light[key], THEMES.dark[key]]).toEqual([key, light, dark]);
  }
});
