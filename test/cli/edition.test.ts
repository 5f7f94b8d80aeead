import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { shedu } from './shedu.ts';

vi.setConfig({ testTimeout: 120_000 });

const cwd = mkdtempSync(join(tmpdir(), 'shedu-'));
const run = (...args: readonly string[]) => shedu(args, { cwd });
const put = (name: string, content: unknown): void =>
  writeFileSync(join(cwd, name), typeof content === 'string' ? content : JSON.stringify(content));
const read = (name: string): string => readFileSync(join(cwd, name), 'utf8');
afterAll(() => rmSync(cwd, { recursive: true }));

const CLUB = fileURLToPath(new URL('../../spec/houserules/club.json', import.meta.url));
const SQUARE = '../../fixtures/rulings/redeclineSquare';
/** A case that comes out as the edition of 2015 has it, and otherwise where the square is forfeited. */
const DECLINED = fileURLToPath(new URL(`${SQUARE}/declined-2015.json`, import.meta.url));

const ours = (rest: object = {}): object => ({
  format: 'shedu-edition/1',
  edition: '2015',
  title: { en: 'Ours' },
  ...rest,
});

/** What would be markup, or turn the writing around. */
const HOSTILE = '<img src=x onerror=alert(1)> **b** [l](javascript:x) &lt; \u202eabc';

beforeAll(() => {
  put('game.json', readFileSync(DECLINED, 'utf8'));
  put('reading.json', ours({ rulings: { redeclineSquare: 'never' } }));
  put('offer.json', ours({ edition: '1997', options: { buildings: true } }));
  put('key.json', ours({ house: true }));
  put('both.json', ours({ options: { buildings: false }, rulings: { swapRefill: 'same' } }));
  put(
    'hostile.json',
    ours({
      title: { fr: HOSTILE },
      notes: [
        { text: { fr: `${HOSTILE}\n\n# Titre\n- liste\n<script>` } },
        { clause: 'turn.action.two', text: { ru: HOSTILE } },
        { clause: 'wonder.build.cross', text: { en: 'With the wonder alone' } },
      ],
    }),
  );
});

describe.concurrent('an edition of one’s own', () => {
  test('tells its readings at the front in the words of what is played, and then its notes', async () => {
    await run('docs', '--edition', CLUB, '--lang', 'en', '--format', 'md');
    const front = read('rules-club-en.md').split('\n## ')[0]!;
    expect(front).toContain('Never on those exact four spaces.');
    expect(front).not.toMatch(/wonder|\.\./);
    expect(front.indexOf('Never on')).toBeLessThan(front.indexOf('House rules are'));
  });

  test('is printed with its title, readings, modules and notes', async () => {
    const printed = await run('docs', '--edition', CLUB, '--lang', 'ru', '--format', 'json');
    expect(printed).toEqual({ exit: 0, out: 'rules-club-ru.json\n', err: '' });
    const book = JSON.parse(read('rules-club-ru.json'));
    expect(book.title).toBe('Тигр и Евфрат. Как играют в нашем клубе по четвергам');
    expect(book.scope).toMatchObject({
      edition: '2015',
      rulings: { redeclineSquare: 'forbid' },
      options: { board: 'standard', buildings: true, wonder: false },
    });
    expect(book.notes).toEqual([expect.stringMatching(/^Принято/)]);
    const clauses: readonly { id: string; notes?: readonly string[] }[] = book.parts
      .flatMap((part: { sections: object[] }) => part.sections)
      .flatMap((section: { clauses: object[] }) => section.clauses);
    expect(clauses.filter(({ notes }) => notes !== undefined)).toMatchObject([
      { id: 'turn.action.two', notes: [expect.stringMatching(/^Объявленное/)] },
    ]);
    expect(clauses.some(({ id }) => id.startsWith('building.'))).toBe(true);
    for (const format of ['html', 'md'] as const) {
      await run('docs', '--edition', CLUB, '--lang', 'fr', '--format', format);
      const text = read(`rules-club-fr.${format}`);
      for (const said of ['Comme on joue au club du jeudi', 'Adopté par', 'Une action annoncée'])
        expect(text).toContain(said);
    }
  });

  test('names its aid, which goes by its readings', async () => {
    const { out } = await run('docs', '--aid', '--edition', CLUB, '--format', 'json');
    expect(out).toBe('aid-club-en.json\n');
    const { title, scope } = JSON.parse(read('aid-club-en.json'));
    expect(title).toContain('As the Thursday club plays');
    expect(scope.rulings).toEqual({ redeclineSquare: 'forbid' });
  });

  test('is nothing but text in a book, whatever its words are', async () => {
    for (const format of ['html', 'md', 'json']) {
      const { exit } = await run('docs', '--edition', 'hostile.json', '--format', format);
      expect(exit).toBe(0);
    }
    const page = read('rules-hostile-en.html');
    expect(page).not.toMatch(/<img|<script/);
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page).toContain('\u2068&lt;img');
    const text = read('rules-hostile-en.md');
    expect(
      text.split('\n').filter((line) => /onerror|Titre|liste|wonder alone/.test(line)),
    ).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^# .*\\<img src=x onerror=alert\(1\)\\>/),
        '> **House rule:** \\# Titre',
        '> **House rule:** - liste',
        '> **House rule:** wonder.build.cross: With the wonder alone',
      ]),
    );
    expect(text).toContain('\\*\\*b\\*\\* \\[l\\](javascript:x) \\&lt;');
    expect(text).not.toMatch(/(?<!\\)<(img|script)/);
    expect(JSON.parse(read('rules-hostile-en.json')).notes).toHaveLength(5);
  });

  test('takes options beside it, and none that contradict it', async () => {
    const more = await run('docs', '--edition', 'both.json', '--wonder', '--format', 'json');
    expect(more.out).toBe('rules-both-wonder-en.json\n');
    const { scope } = JSON.parse(read('rules-both-wonder-en.json'));
    expect(scope.options).toMatchObject({ buildings: false, wonder: true });
    expect(scope.rulings).toEqual({});
    for (const [asked, told] of [
      [['--buildings'], 'both.json, options.buildings: found false, but the command line asks for'],
      [['--ruling', 'swapRefill=toSix'], 'both.json, rulings.swapRefill: found "same", but'],
      [['--from', '1997'], '--from tells what changed between printed editions'],
    ] as const) {
      const refused = await run('docs', '--edition', 'both.json', ...asked, '--out', 'none');
      expect(refused).toMatchObject({ exit: 2, out: '' });
      expect(refused.err).toContain(`error: ${told}`);
    }
    expect(readdirSync(cwd)).not.toContain('none');
  });

  test('judges a game instead of its own', async () => {
    expect((await run('verify', 'game.json')).exit).toBe(0);
    expect((await run('verify', 'game.json', '--edition', '2015')).exit).toBe(0);
    for (const edition of [CLUB, '1997']) {
      const { exit, out } = await run('verify', 'game.json', '--edition', edition);
      expect([edition, exit]).toEqual([edition, 1]);
      expect(out).toContain('monument.square.forfeit');
    }
  });

  test('judges many games, in threads of their own', async () => {
    const line = JSON.stringify(JSON.parse(read('game.json')));
    const games = Array.from({ length: Math.ceil((5 * 1024 * 1024) / line.length) }, () => line);
    put('many.jsonl', games.join('\n'));
    const summary = async (...edition: string[]) => {
      const { out } = await run('verify', 'many.jsonl', '--format', 'json', ...edition);
      return JSON.parse(out.trimEnd().split('\n').at(-1)!);
    };
    expect(await summary()).toMatchObject({ games: games.length, failures: 0 });
    const { failures } = await summary('--edition', CLUB);
    expect(failures).toBeGreaterThanOrEqual(games.length);
  });

  test('judges an action, and what the game names does not', async () => {
    const asked = ['explain', 'game.json', '--step', '1', '--action', '-', '--brief'];
    const own = await run(...asked);
    expect(own.out).not.toContain('nor will one be later');
    const under = await run(...asked, '--edition', CLUB);
    expect(under.exit).toBe(0);
    expect(under.out).toContain('edition 2015, As the Thursday club plays\n');
    expect(under.out).toContain('nor will one be later');
    expect((await run(...asked, '--edition', '1997')).out).toContain('nor will one be later');
    const { out } = await run(...asked, '--edition', CLUB, '--format', 'json');
    expect(JSON.parse(out)).toMatchObject({
      edition: '2015',
      house: { en: 'As the Thursday club plays' },
    });
    expect(await run(...asked, '--edition', CLUB, '--editions')).toMatchObject({
      exit: 2,
      out: '',
    });
  });

  test('is compared with the others', async () => {
    const { exit, out } = await run('compare', 'game.json', '--edition', CLUB, '--lang', 'fr');
    expect(exit).toBe(0);
    expect(out).toMatch(/^Comme on joue au club du jeudi +.*redeclineSquare forbid$/m);
    const json = await run('compare', 'game.json', '--edition', CLUB, '--format', 'json');
    const { compared } = JSON.parse(json.out);
    expect(compared.map(({ under }: { under: object }) => under)).toMatchObject([
      { edition: '1997' },
      { edition: '2015' },
      { edition: 'condensed' },
      { edition: '2015', title: { en: 'As the Thursday club plays' } },
    ]);
    expect(compared[3].parting).toMatchObject({ step: 1, by: ['redeclineSquare'] });
    expect(await run('compare', 'game.json', '--edition', '1997')).toMatchObject({
      exit: 2,
      out: '',
    });
  });
});

describe.concurrent('a file that is no edition', () => {
  const commands: readonly (readonly string[])[] = [
    ['docs', '--out', 'nowhere'],
    ['verify', 'game.json'],
    ['explain', 'game.json', '--action', '-'],
    ['compare', 'game.json'],
  ];
  test.for(commands)('is refused by %s, with what is wrong and where', async (command) => {
    for (const [name, told] of [
      ['reading.json', /^error: reading.json, rulings.redeclineSquare: .* one of .*"never"/],
      [
        'offer.json',
        /^error: offer.json, options.buildings: .*the edition 1997 offers, found true/,
      ],
      ['key.json', /^error: key.json, house: .*no such key/],
      ['game.json', /^error: game.json, format: .*"shedu-edition\/1", found "shedu-fixture\/2"/],
      ['absent.json', /^error: absent.json: .*there is no such file/],
      ['2001', /--edition .*1997, 2015, condensed, or the path of an edition file/],
    ] as const) {
      const { exit, out, err } = await run(...command, '--edition', name);
      expect([name, exit, out]).toEqual([name, 2, '']);
      expect(err).toMatch(told);
      expect(err.trimEnd()).not.toContain('\n');
    }
    expect(readdirSync(cwd)).not.toContain('nowhere');
  });
});
