import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { bundledFixtures } from '../../machine/book/coverage/evidence.node.ts';
import { changes } from '../../machine/book/rulebook/changes.ts';
import { bookHtml } from '../../machine/book/rulebook/html.ts';
import { rulebook } from '../../machine/book/rulebook/rulebook.ts';
import { clausesIn, notOffered, type Scope, scopes } from '../../machine/book/rulebook/scope.ts';
import { lookupsIn } from '../../machine/book/rulebook/text.ts';
import { clausesOf, examplesIn, numbersOf } from '../../machine/book/rulebook/tree.ts';
import { told as inWords } from '../../machine/book/rulebook/within.ts';
import '../../machine/words/words.ts';
import { begin } from '../../machine/record/start.ts';
import { verifyFile } from '../../machine/record/verify.ts';
import { editionIds, editions } from '../../spec/editions.ts';
import { chosenExamples } from '../../spec/examples.ts';
import { switches, switchIds } from '../../spec/rulings.ts';
import { LANGUAGES } from '../../spec/text.ts';
import { shedu } from './shedu.ts';

vi.setConfig({ testTimeout: 120_000 });

const cwd = mkdtempSync(join(tmpdir(), 'shedu-'));
const docs = (...args: readonly string[]) => shedu(['docs', ...args], { cwd });
const read = (name: string): string => readFileSync(join(cwd, name), 'utf8');
afterAll(() => rmSync(cwd, { recursive: true }));

/** How far down each page of a PDF something is written, as a share of its height. */
async function filledPages(pdf: Uint8Array): Promise<readonly number[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, i) => {
      const page = await document.getPage(i + 1);
      const { items } = await page.getTextContent();
      const [, , , height = 0] = page.view;
      const heights = items.flatMap((item) =>
        'transform' in item && item.str.trim() !== '' ? [Number(item.transform[5])] : [],
      );
      return 1 - Math.min(...heights) / height;
    }),
  );
}

const BASE: Scope = {
  edition: '2015',
  options: { board: 'standard', buildings: false, wonder: false, englishVariant: false },
};
const all = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

describe('a rulebook', () => {
  const fixtures = bundledFixtures();

  test.for(LANGUAGES)('has just the clauses of its scope, numbered in order (%s)', (language) => {
    for (const scope of scopes) {
      const book = rulebook(scope, language, fixtures);
      const told = clausesOf(book);
      expect(told.map(({ id }) => id).toSorted()).toEqual(clausesIn(scope).toSorted());
      expect(book.parts.map(({ number }) => number)).toEqual(book.parts.map((_, i) => i + 1));
      expect(told.map(({ number }) => number)).toEqual(
        book.parts.flatMap(({ number, sections }) =>
          sections.flatMap((section) => section.clauses).map((_, i) => `${number}.${i + 1}`),
        ),
      );
      for (const { id, statement } of told)
        expect(statement).toBe(inWords(id, scope, language).statement);
    }
  });

  test('numbers its examples from 1, each shows its clause, none needs a module that is off', () => {
    const book = rulebook(BASE, 'en', fixtures);
    const examples = examplesIn(book);
    expect(examples.map(({ number }) => number)).toEqual(examples.map((_, i) => i + 1));
    const byId = new Map(fixtures.map((file) => [file.id, file]));
    for (const { id, example } of clausesOf(book)) {
      if (example === null) continue;
      if (chosenExamples(id).length === 0)
        expect(example.lines.flatMap((line) => line.clauses)).toContain(id);
      const { board, options } = begin(byId.get(example.fixture)!).game;
      expect(board.id).not.toBe('advanced');
      expect(options).toMatchObject({ buildings: false, wonder: false });
    }
    expect(examples.some(({ refused }) => refused)).toBe(true);
    expect(examples.some(({ refused }) => !refused)).toBe(true);
  });

  test('says what the edition has decided where the rules are contested', () => {
    const answer = (edition: '1997' | '2015') =>
      clausesOf(rulebook({ ...BASE, edition }, 'en', fixtures)).find(
        ({ id }) => id === 'monument.square.forfeit',
      )?.ruling?.answer;
    expect(answer('1997')).toMatch(/^Never on those exact four spaces/);
    expect(answer('2015')).toMatch(/^A new completion is a new square/);
  });

  test('has examples in every edition, of which each comes out there as its case says', () => {
    for (const edition of editionIds) {
      const scope: Scope = { ...BASE, edition };
      const examples = examplesIn(rulebook(scope, 'en', fixtures));
      expect([edition, examples.length > 100]).toEqual([edition, true]);
      const byId = new Map(fixtures.map((file) => [file.id, file]));
      for (const { fixture } of examples) {
        const { problems } = verifyFile({ ...byId.get(fixture)!, edition, rulings: {} });
        expect([edition, fixture, problems]).toEqual([edition, fixture, []]);
      }
    }
  });

  test('takes another reading than that of its edition, and examples that agree with it', () => {
    const scope: Scope = { ...BASE, rulings: { redeclineSquare: 'forbid' } };
    const book = rulebook(scope, 'en', fixtures);
    const forfeit = clausesOf(book).find(({ id }) => id === 'monument.square.forfeit');
    expect(forfeit?.ruling?.answer).toMatch(/^Never on those exact four spaces/);
    const lines = forfeit?.example?.lines.map(({ text }) => text).join(' ');
    expect(lines).toMatch(/nor will one be later|was forfeited there/);
    const { title, readings } = switches.redeclineSquare;
    const [front = ''] = bookHtml(book, '1').split('<nav');
    expect(front).toContain(`${title.en}: `);
    expect(front).toContain(readings.forbid.en.split('. ')[0]);
  });

  test('finds words of the game whatever their ending', () => {
    const book = rulebook(BASE, 'ru', fixtures);
    const about = clausesOf(book)
      .filter(({ title }) => /(?<!\p{L})храм(а|ов|ы|у|ом|ами?|е)?(?!\p{L})/iu.test(title))
      .map(({ id }) => id);
    expect(about.length).toBeGreaterThan(10);
    const found = book.index.find(({ word }) => word === 'храм')?.clauses ?? [];
    expect(found.filter((id) => about.includes(id))).toEqual(about);
    // The clause that explains the word, whatever its title.
    expect(found.filter((id) => !about.includes(id))).toEqual(['component.tile.colour']);
    expect(book.glossary.find(({ words }) => words.includes('храм'))?.text).toMatch(/храм/);
  });
});

describe('what changed between editions', () => {
  const pairs = editionIds.flatMap((from) =>
    editionIds.filter((to) => to !== from).map((to) => [from, to] as const),
  );

  test.for(pairs)('from %s to %s', ([from, to]) => {
    for (const language of LANGUAGES) {
      const { sections } = changes(from, to, language);
      const entries = sections.flatMap((section) => section.entries);
      const decided = switchIds.filter(
        (id) => editions[from].rulings[id] !== editions[to].rulings[id],
      );
      expect(entries.map(({ id }) => id).filter((id) => id !== null && id in switches)).toEqual(
        decided,
      );
      const scope = (edition: typeof from, options: object): Scope => ({
        edition,
        options: { ...BASE.options, ...options },
      });
      const all = { board: 'advanced', buildings: true, wonder: true, englishVariant: true };
      const parting = notOffered(scope(from, all)).join() !== notOffered(scope(to, all)).join();
      expect(entries.some(({ id, sides }) => id === null && sides.length === 2)).toBe(parting);
      for (const { sides } of entries) for (const { text } of sides) expect(text).not.toBe('');
    }
  });
});

describe.concurrent('shedu docs', () => {
  test('writes one page that needs nothing else and whose links all lead somewhere', async () => {
    expect(await docs('--lang', 'ru', '--out', 'html')).toEqual({
      exit: 0,
      out: `${join('html', 'rules-2015-ru.html')}\n`,
      err: '',
    });
    const page = read('html/rules-2015-ru.html');
    const ids = all(page, / id="([^"]+)"/g);
    expect(new Set(ids).size).toBe(ids.length);
    const links = all(page, / href="#([^"]*)"/g);
    expect(links.filter((link) => !ids.includes(link))).toEqual([]);
    expect(links.length).toBeGreaterThan(200);
    const order = [...numbersOf(rulebook(BASE, 'ru', [])).keys()];
    expect(all(page, /<article id="([^"]+)"/g)).toEqual(order);
    expect(page).toContain('<html lang="ru">');
    expect(page).not.toMatch(/<script|<link|<img|src=|url\(|href="[^#]/);
  });

  test('writes Markdown with its diagrams beside it', async () => {
    const { exit } = await docs(
      '--edition',
      '1997',
      '--lang',
      'fr',
      '--format',
      'md',
      '--out',
      'md',
    );
    expect(exit).toBe(0);
    const text = read('md/rules-1997-fr.md');
    const book = rulebook({ ...BASE, edition: '1997' }, 'fr', []);
    expect(all(text, /^<a id="([a-z.0-9-]+)"><\/a>\*\*/gm)).toEqual([...numbersOf(book).keys()]);
    const anchors = all(text, /<a id="([^"]+)"><\/a>/g);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(all(text, /\]\(#([^)]*)\)/g).filter((link) => !anchors.includes(link))).toEqual([]);
    const images = all(text, /!\[[^\n]*\]\(([^)\n]+)\)/g);
    const files = readdirSync(join(cwd, 'md/rules-1997-fr')).map((name) => `rules-1997-fr/${name}`);
    expect([...images].sort()).toEqual(files.sort());
    for (const name of images.slice(0, 5))
      expect(new Resvg(read(join('md', name))).width).toBeGreaterThan(0);
  });

  test('is named after the readings that were asked for, which have to be some', async () => {
    const { exit, out } = await docs('--ruling', 'swapRefill=toSix', '--format', 'json');
    expect({ exit, out }).toEqual({ exit: 0, out: 'rules-2015-swapRefill-toSix-en.json\n' });
    expect(JSON.parse(read(out.trim())).scope.rulings).toEqual({ swapRefill: 'toSix' });
    const readings = Object.keys(switches.swapRefill.readings).join(', ');
    for (const [asked, told] of [
      ['swapRefill=none', readings],
      ['swapRefill', readings],
      ['early-end=now', switchIds.join(', ')],
    ] as const) {
      const refused = await docs('--ruling', asked);
      expect(refused).toMatchObject({ exit: 2, out: '' });
      expect(refused.err).toContain(told);
    }
    expect(await docs('--aid', '--ruling', 'swapRefill=toSix')).toMatchObject({ exit: 2, out: '' });
  });

  test('writes JSON with the options that were asked for', async () => {
    const args = ['--buildings', '--wonder', '--advanced', '--english-variant', '--format', 'json'];
    const { out } = await docs(...args);
    expect(out).toBe('rules-2015-advanced-buildings-wonder-english-en.json\n');
    const book = JSON.parse(read(out.trim()));
    expect(book.format).toBe('shedu-rulebook/2');
    const sections = book.parts.flatMap((part: { sections: object[] }) => part.sections);
    expect(sections.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining(
        ['english', 'buildings', 'advanced', 'wonder'].map((id) => `modules-${id}`),
      ),
    );
    const pictures = sections.flatMap(({ picture }: { picture: string | null }) => picture ?? []);
    expect(pictures[0]).toMatch(/^<svg /);
  });

  test('writes a booklet of what changed from another edition', async () => {
    const args = ['--edition', '2015', '--from', '1997', '--lang', 'fr'];
    expect((await docs(...args, '--format', 'md')).out).toBe('changes-1997-2015-fr.md\n');
    expect(read('changes-1997-2015-fr.md')).toContain('`redeclineSquare`\n  - **');
    expect((await docs(...args)).exit).toBe(0);
    expect(read('changes-1997-2015-fr.html')).toContain('<code>redeclineSquare</code>');
    expect((await docs(...args, '--format', 'pdf')).exit).toBe(0);
    const printed = new Uint8Array(readFileSync(join(cwd, 'changes-1997-2015-fr.pdf')));
    const { text: pages } = await extractText(printed);
    // No page stands empty because everything is kept with what follows it.
    expect(pages[0]).toContain('redeclineSquare');
    expect(pages.length).toBeLessThan(7);
    expect(await docs('--from', '2015')).toMatchObject({
      exit: 2,
      err: 'error: nothing changed from the edition 2015 to itself\n',
    });
    expect(await docs('--from', '1997', '--wonder')).toMatchObject({ exit: 2, out: '' });
  });

  test('prints a player aid on two full pages, with every module too', async () => {
    const modules = ['--advanced', '--buildings', '--wonder', '--english-variant'];
    for (const lang of LANGUAGES) {
      for (const chosen of [[], modules]) {
        const { out } = await docs('--aid', ...chosen, '--lang', lang, '--format', 'pdf');
        const filled = await filledPages(readFileSync(join(cwd, out.trim())));
        expect(filled, `${lang} ${chosen}`).toHaveLength(2);
        for (const share of filled) expect(share, `${lang} ${chosen}`).toBeGreaterThan(0.75);
      }
    }
    expect(await docs('--aid', '--from', '1997')).toMatchObject({ exit: 2, out: '' });
  });

  test('prints a PDF', async () => {
    const { exit, err } = await docs('--edition', 'condensed', '--format', 'pdf');
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
    const pdf = readFileSync(join(cwd, 'rules-condensed-en.pdf'));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const { text: pages } = await extractText(new Uint8Array(pdf));
    const [contents = ''] = pages;
    const book = rulebook({ ...BASE, edition: 'condensed' }, 'en', bundledFixtures());
    expect(book.parts.length).toBeGreaterThan(15);
    for (const { number, title } of [...book.parts, ...lookupsIn(book)]) {
      const heading = `${number}. ${title}`;
      const [, page] = new RegExp(`${heading}\\s*(\\d+)`).exec(contents) ?? [];
      expect([heading, pages[Number(page) - 1]]).toEqual([
        heading,
        expect.stringContaining(heading),
      ]);
    }
    // No page but the last stands nearly empty, and the game at a glance is on one.
    for (const [i, page] of pages.slice(0, -1).entries())
      expect([i + 1, page.length > 500]).toEqual([i + 1, true]);
    const glance = pages.slice(1).find((page) => page.includes(`1. ${book.parts[0]?.title}`));
    for (const { title } of book.parts[0]!.sections) expect(glance).toContain(title);
    // In the index, too, a page is where the clause stands.
    const tie = clausesOf(book).find(({ id }) => id === 'war.win.tie')!;
    const behind = pages.slice(pages.findLastIndex((page) => page.includes('. Index'))).join('\n');
    const [, page] = new RegExp(`${tie.title}\\s*(\\d+)`).exec(behind) ?? [];
    expect(pages[Number(page) - 1]).toContain(tie.statement);
  });

  test('refuses what an edition has not, a wrong edition, and a folder that is a file', async () => {
    expect(await docs('--edition', 'condensed', '--wonder', '--advanced')).toEqual({
      exit: 2,
      out: '',
      err: 'error: the edition condensed has no advanced board (--advanced), no wonder (--wonder)\n',
    });
    const unknown = await docs('--edition', '2001');
    expect(unknown).toMatchObject({ exit: 2, out: '' });
    expect(unknown.err).toContain('1997, 2015, condensed');
    writeFileSync(join(cwd, 'file'), '');
    const blocked = await docs('--out', 'file');
    expect(blocked).toMatchObject({ exit: 2, out: '' });
    expect(blocked.err).toMatch(/^error: cannot make the folder file: [^\n]+\n$/);
    expect(read('file')).toBe('');
  });
});
