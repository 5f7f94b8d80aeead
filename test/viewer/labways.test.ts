import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bundledFixtures } from '../../machine/book/coverage/evidence.node.ts';
import { drawText } from '../../machine/draw/text.ts';
import { writeLine } from '../../machine/notation/line.ts';
import { explain, type Verdict } from '../../machine/record/explain.ts';
import { toGameFile } from '../../machine/record/file.ts';
import type { GameFile, RecordJson } from '../../machine/record/format.ts';
import { houseReaderBy } from '../../machine/record/house.ts';
import { canonicalJson } from '../../machine/record/layout.ts';
import { observe } from '../../machine/record/position.ts';
import { readGame } from '../../machine/record/read.ts';
import { readerBy } from '../../machine/record/reader.ts';
import { written } from '../../machine/record/record.ts';
import { frameAt, frames } from '../../machine/record/replay.ts';
import { begin as beginGame, rulingsOf } from '../../machine/record/start.ts';
import { houseSchema, schemas } from '../../machine/record/validators.ts';
import { verifyFile } from '../../machine/record/verify.ts';
import { EMPTY } from '../../machine/rules/game.ts';
import { openWars } from '../../machine/rules/supporters.ts';
import { actor } from '../../machine/rules/turn.ts';
import { brought } from '../../site/src/engine/labways/brought.ts';
import { carried } from '../../site/src/engine/labways/carried.ts';
import { recordFrom } from '../../site/src/engine/labways/fresh.ts';
import type { Brought, Carried } from '../../site/src/engine/labways/ways.ts';
import { pageForms } from '../../site/src/engine/pageforms.ts';
import type { AskPage } from '../../site/src/engine/protocol.ts';
import { labLink } from '../../site/src/lab/lablink.ts';
import { byHouse } from '../../site/src/lab/setup/byhouse.ts';
import { laidOf } from '../../site/src/lab/setup/laid.ts';
import { begun, type Means } from '../../site/src/lab/start/begun.ts';
import { boardRecord } from '../../site/src/lab/start/boards.ts';
import { linkIn } from '../../site/src/lab/start/linked.ts';
import { TEMPLATES, templateRecord } from '../../site/src/lab/start/templates.ts';
import { forumText, type Style } from '../../site/src/lab/take/forum.ts';
import { waysStringsOf } from '../../site/src/waysstrings.ts';
import { clauseIds } from '../../spec/clauses.ts';
import { type Question, questionGroups, questionIds, questions } from '../../spec/questions.ts';
import { SEED } from '../model/seed.ts';

const reader = readerBy(schemas, clauseIds);
const readers = { reader, houses: async () => houseReaderBy(houseSchema(), clauseIds) };
const files = bundledFixtures();

const bring = (text: string, step?: number): Promise<Brought> =>
  brought({ text, language: 'en', ...(step === undefined ? {} : { step }) }, readers, pageForms);

/** What was brought, which has to be a record. */
async function recordIn(text: string, step?: number) {
  const found = await bring(text, step);
  if (!('record' in found)) throw new Error(`${text}: ${JSON.stringify(found)}`);
  return found;
}

const textOf = (file: GameFile): string =>
  canonicalJson(written({ ...file, title: file.title ?? '' }));

describe('the lab begins with', () => {
  test('a position line', async () => {
    const { kind, record, at, asked } = await recordIn(' 2k2k/r l:KE5/PF6//TC3 a:1\n');
    expect([kind, at, asked, record.steps]).toEqual(['line', 0, null, []]);
    expect(record.position?.leaders).toMatchObject({ '0.king': 'E5', '3.trader': 'C3' });
    expect(record.position?.actionsLeft).toBe(1);
    expect(record.seats).toHaveLength(4);
  });

  test('a drawn board', async () => {
    const { kind, record } = await recordIn('> ```\n>    A  B  C\n> 1 P0 r  ##\n> ```\n');
    expect(kind).toBe('board');
    expect(record.position).toMatchObject({ rows: ['.r#'], catastrophesLeft: [2, 1] });
  });

  test('a position as JSON', async () => {
    const { kind, record } = await recordIn('{"rows": [".r."], "terrain": ["..."]}');
    expect([kind, record.position?.rows]).toEqual(['position', ['.r.']]);
  });

  test('every case of the suite, where it asks something', async () => {
    for (const file of files.filter((_, i) => i % 7 === 0)) {
      const { kind, record, at, asked } = await recordIn(textOf(file));
      expect(kind).toBe('fixture');
      const played = [...frames(file)];
      const refused = played.findIndex(({ violations }) => violations.length > 0);
      const index = refused < 0 ? file.steps.length - 1 : refused - 1;
      expect([at, asked?.action]).toEqual([Math.max(index, 0), file.steps[index]?.action]);
      expect(record.steps).toHaveLength(
        played.filter(({ step, violations }) => step !== null && violations.length === 0).length,
      );
      expect(
        [...frames(toGameFile(record))].every(({ violations }) => violations.length === 0),
      ).toBe(true);
    }
  });

  test('a game in notation, at a position that a link names', async () => {
    const { kind, at, record } = await recordIn('1. archer: king M5, temple M6\n', 1);
    expect([kind, at, record.steps.length]).toEqual(['game', 1, 2]);
  });

  test('a position that no play reaches', async () => {
    const { record } = await recordIn('1k l:KA1/KC1 L:3');
    expect(record.position?.leaders).toEqual({ '0.king': 'A1', '1.king': 'C1' });
  });
});

describe('an edition of one’s own', () => {
  const club = readFileSync('spec/houserules/club.json', 'utf8');
  const houseIn = async (text: string) => {
    const found = await begun(text, means);
    if (!('house' in found)) throw new Error(JSON.stringify(found));
    return found.house;
  };

  test('is what a position is judged by from then on', async () => {
    const house = await houseIn(`\ufeff${club}`);
    expect(house.title.en).toBe('As the Thursday club plays');
    const { record } = await recordIn('rr/r1/1r l:KC5 a:1');
    const laid = laidOf({ ...record, edition: '1997', rulings: { swapRefill: 'toSix' } });
    const judged = byHouse({ ...laid, options: { wonder: true } }, house);
    expect(judged).toEqual({
      ...laid,
      edition: '2015',
      rulings: { redeclineSquare: 'forbid' },
      options: { wonder: true, buildings: true },
    });
    expect(rulingsOf(toGameFile(judged)).redeclineSquare).toBe('forbid');
  });

  test('brings its board, and leaves a free one as it is', async () => {
    const house = { ...(await houseIn(club)), options: { board: 'advanced' } } as const;
    const onPrinted = byHouse(laidOf(boardRecord({ board: 'standard', set: false })), house);
    expect(onPrinted.position.board).toBe('advanced');
    const free = laidOf(boardRecord({ board: 'free', columns: 3, rows: 2 }));
    expect(byHouse(free, house).position).toEqual(free.position);
  });

  test('that is none is told of, with the place', async () => {
    const wrong = club.replace('"forbid"', '"never"');
    const found = await begun(wrong, means);
    expect(found).toMatchObject({
      kind: 'edition',
      problems: [{ where: 'rulings.redeclineSquare', text: expect.stringContaining('"never"') }],
    });
    const future = await begun(club.replace('edition/1', 'edition/9'), means);
    expect(future).toMatchObject({ kind: 'edition', problems: [{ where: 'format' }] });
  });
});

describe('who brings something else is told', () => {
  test.each([
    ['', null],
    ['May I set my king there?', null],
    ['3R4z/u l:KE5', 'line'],
    ['rrr q:5', 'line'],
    ['   A  B\n 1 r  q', 'board'],
    ['{"rows": 5}', 'position'],
    ['{"rows": [".r."], "leaders": {"9.king": "A1"}}', 'position'],
    ['{"format": "shedu-record/2"}', 'game'],
    ['{', 'game'],
    ['[Edition "1066"]\n\n1. archer: king M5\n', 'game'],
  ])('%j', async (text, kind) => {
    const found = await bring(text);
    expect(found.kind).toBe(kind);
    expect('problems' in found && found.problems.length).toBe(1);
    if ('problems' in found) expect(found.problems[0]?.text).not.toMatch(/\{|undefined/);
  });
});

const carry = (
  record: RecordJson,
  asks: Partial<Parameters<typeof carried>[0]> = {},
): Promise<Carried> => carried({ record, action: null, language: 'en', ...asks }, pageForms);

describe('a session is taken along', () => {
  const some = files.filter((_, i) => i % 11 === 0);

  test('in forms that bring it back', async () => {
    for (const file of some) {
      const { record } = await recordIn(textOf(file));
      const taken = await carry(record);
      for (const text of [taken.record, taken.game]) {
        const { record: back } = await recordIn(text);
        expect(back.steps).toEqual(record.steps);
        expect(frameAt(toGameFile(back), 0).game).toEqual(frameAt(toGameFile(record), 0).game);
      }
      const last = frameAt(toGameFile(record), record.steps.length);
      for (const text of [taken.position, taken.line]) {
        if (text === null) expect(last.game.actionsLeft).toBe(0);
        if (text === null) continue;
        const { record: alone } = await recordIn(text);
        const { hands: _, bag: _bag, ...rest } = toGameFile(record);
        const { game } = frameAt({ ...rest, ...toGameFile(alone) }, 0);
        expect(drawText(game)).toBe(drawText(last.game));
        expect(game.seat).toBe(last.game.seat);
      }
      expect(taken.board).toBe(drawText(last.game));
    }
  });

  test('in a link that is short, however little of the position is told', async () => {
    const { game } = await carry(boardRecord({ board: 'free', columns: 8, rows: 6 }));
    expect(game).toContain('[Position "- L:8/8/8/8/8/8 E:"]');
  });

  test('with the position as it was, where nothing was played', async () => {
    const { record } = await recordIn('r l:KE5/PF6');
    expect((await carry(record)).line).toBe(writeLine(record.position ?? {}));
  });

  test('as a case of the suite that holds', async () => {
    let refused = 0;
    for (const file of files.filter((_, i) => i % 5 === 0)) {
      const { record, at, asked } = await recordIn(textOf(file));
      if (asked === null) continue;
      const before = { ...record, steps: record.steps.slice(0, at) };
      const { fixture } = await carry(before, { action: asked.action, seat: asked.seat });
      const read = readGame(fixture ?? '');
      if (!('file' in read)) throw new Error(`${file.id}: ${JSON.stringify(read.problems)}`);
      expect([file.id, verifyFile(read.file).problems]).toEqual([file.id, []]);
      const violations = read.file.steps.at(-1)?.violations;
      if (violations !== undefined) refused++;
      const played = [...frames(file)];
      expect(violations === undefined).toBe(played.every((one) => one.violations.length === 0));
    }
    expect(refused).toBeGreaterThan(20);
  });

  test('even where no play can reach the position, but for the case', async () => {
    const record = recordFrom({ terrain: ['...'], rows: ['...'], leaders: { '0.king': 'A1' } });
    const { line, position, fixture } = await carry(record, { action: { do: 'pass' } });
    expect(fixture).toBeNull();
    expect((await recordIn(line ?? '')).record.position?.leaders).toEqual({ '0.king': 'A1' });
    expect((await recordIn(position ?? '')).record.position).toEqual(record.position);
  });
});

test('no text that is brought breaks the reader', async () => {
  const texts = files
    .filter((_, i) => i % 53 === 0)
    .flatMap((file) => {
      const { game, phase } = frameAt(file, 0);
      return [textOf(file), drawText(game), writeLine(observe(game, phase))];
    });
  const signs = fc.constantFrom(...'ABC1234 \n.~:!krugxwKPFT0#*^+{}[]",/?-😀'.split(''));
  const change = fc.tuple(fc.nat(), fc.nat(6), fc.string({ unit: signs, maxLength: 6 }));
  const mutant = fc
    .tuple(fc.constantFrom(...texts), fc.array(change, { minLength: 1, maxLength: 5 }))
    .map(([text, changes]) =>
      changes.reduce((old, [place, gone, put]) => {
        const at = place % (old.length + 1);
        return old.slice(0, at) + put + old.slice(at + gone);
      }, text),
    );
  await fc.assert(
    fc.asyncProperty(mutant, async (text) => {
      const found = await bring(text);
      if ('problems' in found) expect(found.problems.length).toBeGreaterThan(0);
      else if ('record' in found)
        await carry(found.record, { action: found.asked?.action ?? { do: 'pass' } });
    }),
    { seed: SEED, numRuns: 150 },
  );
});

describe('a link is followed', () => {
  test.each([
    ['https://example.org/lab/#p=1abc', { to: 'fragment', fragment: '#p=1abc', step: null }],
    [' #r=abc\n', { to: 'fragment', fragment: '#r=abc', step: null }],
    [
      'https://example.org/fr/replays/open/?step=7#r=abc',
      { to: 'fragment', fragment: '#r=abc', step: 7 },
    ],
    ['https://example.org/lab/?line=3R4u+l:KE5', { to: 'line', line: '3R4u l:KE5', edition: null }],
    [
      'https://example.org/ru/replays/legal/war/attacker-active/?step=2',
      { to: 'file', slug: 'legal/war/attacker-active', step: 2, ask: null },
    ],
    [
      'https://example.org/replays/case/?id=illegal.tile.off-board',
      { to: 'file', slug: 'illegal/tile/off-board', step: null, ask: null },
    ],
    [
      'https://example.org/lab/?case=illegal.tile.off-board&ask=1',
      { to: 'file', slug: 'illegal/tile/off-board', step: null, ask: 1 },
    ],
    [
      'https://example.org/fr/questions/war/#war.tie',
      { to: 'question', group: 'war', id: 'war.tie' },
    ],
    ['https://example.org/questions/war/', { to: 'elsewhere' }],
    ['https://example.org/rules/war/', { to: 'elsewhere' }],
    ['https://example.org/replays/open/', { to: 'elsewhere' }],
    [
      'Look at [this](https://example.org/lab/#p=1abc), please',
      { to: 'fragment', fragment: '#p=1abc', step: null },
    ],
    ['Look at https://example.org/rules/war/ please', null],
    ['3R4u l:KE5', null],
    ['{"note": "https://example.org/lab/#p=1abc"}', null],
    ['[Title "https://example.org/lab/#p=1abc"]', null],
  ])('%j', (text, linked) => {
    expect(linkIn(text)).toEqual(linked);
  });
});

const means = {
  language: 'en',
  ask: ((topic: string, asks: Parameters<typeof brought>[0]) => {
    expect(topic).toBe('bring');
    return brought(asks, readers, pageForms);
  }) as AskPage,
  fetchFile: async (slug: string) => {
    const file = files.find(({ id }) => id === slug.replaceAll('/', '.'));
    if (file === undefined) throw new Error(slug);
    return textOf(file);
  },
  fetchQuestions: async (name: string) => {
    const found = questionGroups.find(({ group }) => group === name);
    if (found === undefined) throw new Error(name);
    const all = Object.entries(found.questions) as [string, Question][];
    return { questions: all.map(([id, question]) => ({ id, ...question })) };
  },
} satisfies Means;

describe('what is pasted opens', () => {
  const begin = async (text: string) => {
    const found = await begun(text, means);
    if (!('record' in found)) throw new Error(`${text}: ${JSON.stringify(found)}`);
    return found;
  };

  test('from a link of the lab', async () => {
    const { record } = await recordIn('r1k l:KE5/PF6 a:1');
    const { game } = await carry(record);
    const link = await labLink({ text: game, moves: false }, { home: 'https://example.org/fr/' });
    expect(link).toMatch(/^https:\/\/example\.org\/fr\/lab\/#p=/);
    expect((await begin(link)).record).toEqual(record);
  });

  test('from a link with moves', async () => {
    const { record } = await recordIn('1. archer: king M5, temple M6\n');
    const { game } = await carry(record);
    const link = await labLink(
      { text: game, moves: true, step: 1 },
      { home: 'https://example.org/' },
    );
    const found = await begin(link);
    expect([found.at, found.record.steps]).toEqual([1, record.steps]);
  });

  test('from the page of a case, at what it asks', async () => {
    const file = files.find(({ id }) => id === 'legal.war.attacker-active');
    const found = await begin('https://example.org/replays/legal/war/attacker-active/');
    expect(found.asked?.action).toEqual(file?.steps.at(-1)?.action);
    const first = await begin('https://example.org/replays/legal/war/attacker-active/?step=0');
    expect([first.at, first.asked]).toEqual([0, null]);
  });

  test('from a question, at what it asks', async () => {
    const id = questionIds[0]!;
    const { fixture, step } = questions[id].shown;
    const file = files.find((one) => one.id === fixture);
    const group = id.slice(0, id.indexOf('.'));
    const found = await begin(`https://example.org/ru/questions/${group}/#${id}`);
    expect([found.at, found.asked?.action]).toEqual([step - 1, file?.steps[step - 1]?.action]);
  });

  test.each([
    ['', 'there'],
    ['https://example.org/questions/nothing/#nothing.at-all', 'fetched'],
    ['https://example.org/questions/war/#war.no-such-question', 'fetched'],
    ['https://example.org/lab/#p=1%%%', 'characters'],
    ['https://example.org/lab/#p=9abc', 'another version'],
    ['https://example.org/lab/#p=1abc', 'unpacked'],
    ['https://example.org/lab/#r=abc', 'unpacked'],
    ['https://example.org/replays/no/such/case/', 'fetched'],
    ['https://example.org/', 'followed'],
    ['https://', 'followed'],
  ])('or it is told why it does not: %j', async (text, said) => {
    const found = await begun(text, means);
    expect('problems' in found && found.problems[0]?.text).toContain(said);
  });

  test('or that the engine is not there', async () => {
    const ask = (() => Promise.reject(new Error('no'))) as AskPage;
    const found = await begun('r l:KE5', { ...means, ask });
    expect('problems' in found && found.problems[0]?.text).toContain('engine');
  });
});

describe('a template', () => {
  const EXPECTED: Readonly<Record<string, (verdict: Verdict) => void>> = {
    revolt: ({ legal, phase }) => expect([legal, phase]).toEqual([true, 'turn.revolt.attack']),
    war: ({ legal, phase, game }) => {
      expect([legal, phase]).toEqual([true, 'turn.war.choose']);
      expect(openWars(game)).toHaveLength(2);
    },
    three: ({ violations }) =>
      expect(violations.map(({ clause }) => clause)).toEqual(['tile.place.three-kingdoms']),
    square: ({ legal, phase }) => expect([legal, phase]).toEqual([true, 'turn.monument']),
  };

  test.each(TEMPLATES.map((template) => [template.id, template] as const))(
    '%s is a position that offers what it says',
    (id, template) => {
      const at = beginGame(toGameFile(templateRecord(template, id)));
      const seat = actor(at.game, at.phase);
      expect(seat).toBe(0);
      EXPECTED[id]?.(explain(at, template.action, 0));
    },
  );

  test('is there for all that is tested', () => {
    expect(TEMPLATES.map(({ id }) => id)).toEqual(Object.keys(EXPECTED));
  });
});

describe('a board to begin with', () => {
  test.each(['standard', 'advanced'] as const)('%s, empty or set up', (board) => {
    const set = boardRecord({ board, set: true });
    const start = beginGame({ kind: 'record', edition: '2015', options: { board }, steps: [] });
    expect(drawText(beginGame(toGameFile(set)).game)).toBe(drawText(start.game));
    const empty = beginGame(toGameFile(boardRecord({ board, set: false }))).game;
    expect(empty.cells.every((code) => code === EMPTY)).toBe(true);
  });

  test.each([
    [8, 6, 8, 6],
    [0, 99, 1, 11],
    [Number.NaN, 3, 16, 3],
  ])('free, %d × %d', (columns, rows, width, height) => {
    const { position } = boardRecord({ board: 'free', columns, rows });
    expect(position?.terrain).toEqual(new Array(height).fill('.'.repeat(width)));
  });
});

describe('a post for a forum', () => {
  const post = {
    action: 'Seat 1 places a temple at C1.',
    board: '   A  B\n 1 r  .\n',
    line: 'r L:2',
    verdict: {
      impossible: false,
      sentence: 'No.',
      reasons: [{ text: 'It is taken.', clauses: ['tile.place.empty'] as const }],
    },
    edition: '2015',
    link: 'https://example.org/lab/#p=1abc',
  };
  const { forum } = waysStringsOf('en').take;
  const written = (style: Style) =>
    forumText(post, style, forum, (id) => `https://example.org/${id}`);

  test('has board, verdict and clauses', () => {
    expect(written('markdown')).toMatchInlineSnapshot(`
      "**May I? Seat 1 places a temple at C1.**

      \`\`\`
         A  B
       1 r  .
      \`\`\`

      **No.**

      - It is taken. ([tile.place.empty](https://example.org/tile.place.empty))

      Edition: 2015

      \`\`\`
      r L:2
      \`\`\`

      [Picture and answer](https://example.org/lab/#p=1abc)
      "
    `);
    expect(written('bbcode')).toMatchInlineSnapshot(`
      "[b]May I? Seat 1 places a temple at C1.[/b]

      [code]
         A  B
       1 r  .
      [/code]

      [b]No.[/b]

      [list]
      [*]It is taken. ([url=https://example.org/tile.place.empty]tile.place.empty[/url])
      [/list]

      Edition: 2015

      [code]
      r L:2
      [/code]

      [url=https://example.org/lab/#p=1abc]Picture and answer[/url]
      "
    `);
  });

  test.each(['markdown', 'bbcode'] as const)('leads back as %s', (style) => {
    expect(linkIn(written(style))).toMatchObject({ to: 'fragment', fragment: '#p=1abc' });
  });
});
