import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bundledFixtures } from '../../machine/book/coverage/evidence.node.ts';
import { below, pick, type Random, seeded } from '../../machine/bots/random.ts';
import { GRAMMAR, PARSER, parserOf } from '../../machine/grammar.node.ts';
import { SYNTAX_NAMES } from '../../machine/notation/game/expected.ts';
import { placedIn, readGames } from '../../machine/notation/game/read.ts';
import { splitGames } from '../../machine/notation/game/split.ts';
import { writeGame } from '../../machine/notation/game/write.ts';
import type { FixtureJson, GameFile, RecordJson } from '../../machine/record/format.ts';
import { checkGame, readGame } from '../../machine/record/read.ts';
import { written } from '../../machine/record/record.ts';
import { verifyFile } from '../../machine/record/verify.ts';
import { DYNASTIES } from '../../machine/rules/pieces.ts';
import { sayProblem, saySeat } from '../../machine/words/words.ts';
import { stringsOf } from '../../site/src/strings.ts';
import { LANGUAGES, type Language } from '../../spec/text.ts';
import { gameOf } from '../model/games.ts';
import { SEED } from '../model/seed.ts';
import { embellished } from './embellished.ts';

/** The game of a text, which has to be one. */
function fileOf(text: string, language?: Language): GameFile {
  const games = readGames(text, { checkGame }, language);
  expect(games).toHaveLength(1);
  const { read } = games[0]!;
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.file;
}

const fileIn = (json: RecordJson | FixtureJson): GameFile => {
  const read = checkGame(json);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.file;
};

/** Each step in short: the seat, what is done and where. */
const stepsOf = (text: string, language?: Language): readonly string[] =>
  fileOf(text, language).steps.map(({ seat, action }) => {
    const { do: kind, ...rest } = action;
    return [seat, kind, ...Object.values(rest).flat()].join(' ');
  });

test('the parser is made of the grammar as it is', () => {
  expect(readFileSync(PARSER, 'utf8')).toBe(parserOf(readFileSync(GRAMMAR, 'utf8')));
});

describe('a game as text', () => {
  test.each(
    bundledFixtures().flatMap((file) =>
      file.title === undefined ? [] : [[file.id, written({ ...file, title: file.title })] as const],
    ),
  )('%s comes back as it was', (_, json) => {
    const text = writeGame(json);
    expect(fileOf(text)).toEqual(fileIn(json));
    expect(writeGame(written({ ...fileOf(text), title: json.title }))).toBe(text);
  });

  test('comes back with all that is said of it and every other line, whatever that is', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (seed, other) => {
        const record = embellished(gameOf(seed, 60), other);
        expect(fileOf(writeGame(record))).toEqual(fileIn(record));
      }),
      { seed: SEED, numRuns: 60 },
    );
  });
});

describe('a text is read', () => {
  test.each([
    ['1. archer: K M5, r M6\n2. bull: K N6 [0:1] r C2'],
    ['1. Archer: king M5; RED m6; 2. Bull: king n6, 0, 1, temple c2'],
    ['archer: roi M5, temple M6\nbull: roi N6 [0:1], rouge C2'],
    ['1. Лучник: царь M5, храм M6\n2. Бык: царь N6 [0:1], к C2'],
    ['1. archer K M5, r M6\n2. bull K N6, +0, +1, r C2'],
  ])('however it is typed: %s', (text) => {
    expect(stepsOf(text)).toEqual([
      '0 leader king M5',
      '0 tile red M6',
      '1 leader king N6',
      '1 support 0',
      '0 support 1',
      '1 tile red C2',
    ]);
  });
});

/** A game with everything in it that the notation has a sign for. */
const EVENING = `[Title "One evening"]
[Annotator "Ada"]

{The first turns.}
1. archer: K M5!, r M6 {The king founds a kingdom. [%marks M5, red M5-M6 "a"] [%unknown 1]}
  (r N6 {@en Or here.} {@ru Или здесь.} (P N6?, - (... k C3)) +=)
2. bull: K N6 $5 [0:1], {[%diagram]} r C2 >k`;

describe('a text is read with', () => {
  const { title, annotator, note, steps } = fileOf(EVENING);

  test('what its headers and its first comment say', () => {
    expect({ title, annotator, note }).toEqual({
      title: 'One evening',
      annotator: 'Ada',
      note: 'The first turns.',
    });
  });

  test('signs, marks, comments and commands that it does not know', () => {
    expect(steps[0]).toMatchObject({ glyph: '!' });
    expect(steps[1]).toMatchObject({
      note: 'The king founds a kingdom. [%unknown 1]',
      marks: [{ at: 'M5' }, { at: 'M5', to: 'M6', brush: 'red', text: 'a' }],
    });
    expect(steps[2]).toMatchObject({ action: { at: 'N6' }, glyph: '!?' });
    expect(steps[4]).toMatchObject({ diagram: true });
    expect(steps[5]).toMatchObject({ draws: [{ seat: 1, tiles: ['black'] }] });
  });

  test('variations in variations, and how they could go on', () => {
    const [variation] = steps[1]?.variations ?? [];
    expect(variation?.steps).toMatchObject([
      {
        action: { at: 'N6' },
        note: { en: 'Or here.', ru: 'Или здесь.' },
        standing: '+=',
        variations: [
          {
            steps: [
              { action: { do: 'leader', leader: 'priest' }, glyph: '?' },
              { action: { do: 'pass' } },
            ],
            variations: [{ steps: [{ action: { at: 'C3' } }] }],
          },
        ],
      },
    ]);
  });
});

test('what a turn leaves out is put in', () => {
  const text = '1. archer: k C3\n2. bull: k C2';
  expect(stepsOf(text)).toEqual(['0 tile black C3', '0 pass', '1 tile black C2']);
  const square =
    '[Position {"terrain": ["....", "....", "...."], "rows": ["..rr", "..r.", "...."], "treasureEnd": false}] 1. archer: r D2, r A3 2. bull: r B3';
  expect(stepsOf(square)).toEqual([
    '0 tile red D2',
    '0 no-monument',
    '0 tile red A3',
    '1 tile red B3',
  ]);
});

test('letters mean what they mean in the language of the reader', () => {
  expect(stepsOf('1. archer: R M5, b A4', 'fr')).toEqual(['0 leader king M5', '0 tile blue A4']);
});

test.each(LANGUAGES)(
  'the example on the page about it is a game by the rules, in %s',
  (language) => {
    const { title, sample } = stringsOf(language).notationPage;
    const file = fileOf(sample, language);
    expect([title, verifyFile(file)]).toEqual([title, expect.objectContaining({ problems: [] })]);
    expect(file.steps.length).toBe(7);
    expect(file.steps[1]?.variations?.[0]?.steps.length).toBe(2);
  },
);

test.each(LANGUAGES)('a turn is headed by what a dynasty is called in %s', (language) => {
  for (const dynasty of DYNASTIES) {
    const { seats } = fileOf(`${saySeat(0, language, [{ dynasty }])}: K M5`);
    expect(seats?.[0]).toEqual({ dynasty });
  }
});

test.each([
  ['a move with a wide gap', `1. archer: K${' '.repeat(200_000)}M5`],
  ['a sign far from its move', `1. archer: K M5${' '.repeat(200_000)}!`],
  ['a line of spaces that ends nothing', `1. archer: K M5${'\u00a0'.repeat(200_000)}x`],
])('%s is read as soon as any text of its length', (_, text) => {
  // Were it read again for each space, the time that a test has would be over.
  expect(readGames(text, { checkGame })).toHaveLength(1);
});

test('games of a long text are told apart with the lines on which they begin', () => {
  const parts = splitGames('[Title "x"]\n1. archer: K M5\n\n'.repeat(3000));
  expect(parts.map(({ line }) => line)).toEqual(parts.map((_, i) => 1 + 3 * i));
  expect(parts).toHaveLength(3000);
});

test('several games are read one by one', () => {
  const games = readGames(`${EVENING}\n\n${EVENING}`, { checkGame });
  expect(games).toHaveLength(2);
  const [one, other] = games.map(({ read }) => read);
  expect(other).toEqual(one);
});

describe.each([
  ['ru', '[Letters "ru"]\n[Hands "кккчсз кккччч"]\n1. archer: Ц M5, к M6 >кч 2. bull: Ж N6'],
  ['fr', '[Letters "fr"]\n[Hands "rrrnbv rrrnnn"]\n1. archer: R M5, r M6 >rn 2. bull: P N6'],
] as const)('letters of %s', (letters, text) => {
  const fileOf = (text: string) => {
    const { read } = readGames(text, { checkGame })[0]!;
    if ('problems' in read) throw new Error(JSON.stringify(read.problems));
    return read.file;
  };

  test('are read where a header names the language, and belong to no member', () => {
    const english = '[Hands "rrrkug rrrkkk"]\n1. archer: K M5, r M6 >rk 2. bull: P N6';
    expect(fileOf(text)).toEqual(fileOf(english));
    expect(fileOf(english.replace(/^/, `[Letters "${letters}"]\n`))).toEqual(fileOf(english));
  });

  test('bring every bundled game and case back as it was', () => {
    const names = globSync('fixtures/{games,examples,legal,rulings}/**/*.json');
    expect(names.length).toBeGreaterThan(200);
    for (const name of names) {
      const read = readGame(readFileSync(name, 'utf8'));
      if ('problems' in read) throw new Error(name);
      const json = written({ ...read.file, title: read.file.title ?? '' });
      expect(fileOf(writeGame(json, letters))).toEqual(fileOf(writeGame(json)));
    }
  });

  test('are written for every piece of a move', () => {
    const json = written({ ...fileOf(text), title: '' });
    expect(writeGame(json, letters)).toContain(text.split('\n')[2]!.split(' 2.')[0]);
  });
});

test('an unknown language of letters is told', () => {
  const [game] = readGames('[Letters "de"]\n1. archer: K M5', { checkGame });
  expect(game?.read).toMatchObject({ problems: [{ line: 1, column: 1, code: 'notation' }] });
});

test('variations that begin where nothing was played yet are of the turn that comes', () => {
  const nested = '(... {[%name "Nothing"]} (... {[%name "Still nothing"]} (... ';
  const file = fileOf(`[Seat "archer"]\n[Seat "bull"]\n${nested}1. archer: K M5)))`);
  const text = writeGame(written({ ...file, title: '' }));
  expect(text).toContain('1. archer: K M5)))');
  expect(fileOf(text)).toEqual({ ...file, title: '' });
});

test('a variation behind the last turn has the number of the next', () => {
  const text = '1. archer: K M5, r M6 (... 2. bull: P N6)';
  expect(writeGame(written({ ...fileOf(text), title: '' }))).toContain(text);
});

describe('what is no game is told with its place', () => {
  test.each([
    ['', 1, 1, 'expected a game'],
    ['1. archer: K', 1, 13, 'expected a space from A1 to P11, found the end'],
    ['1. archer: K M5 {open', 1, 22, 'found the end'],
    ['[Seat "archer"] [Seat "bull"]\n1. lion: r M6', 2, 1, 'those at the table: archer, bull'],
    ['1. archer: K M5 2. bull: K N6 3. archer: r C3', 1, 31, 'expected bull, who is to act'],
    ['1. archer: K M5, r M6, k M7', 1, 24, 'expected bull:, whose turn it is now'],
    ['1. archer: f M5', 1, 12, 'one letter for one piece; this may be blue or farmer'],
    ['[Titel "x"] 1. archer: K M5', 1, 1, 'found Titel'],
    ['[Title "x"] [Title "y"]', 1, 13, 'one header Title'],
    ['[Edition "1996"]', 1, 1, 'one of'],
    ['[Hands "rrz rr"]', 1, 1, 'a value such as [Hands'],
    ['[Position "zz"]', 1, 1, 'a value such as [Position'],
    ['1. archer: K M5 [1:2]', 1, 18, 'a move that begins a conflict'],
    ['1. archer: K M5 {@de gut}', 1, 17, 'one of @en'],
    ['1. archer: K M5 {[%marks M]}', 1, 18, '[%marks C5, red C6-D6]'],
    ['1. archer: K M5 $99', 1, 17, 'a sign such as !?'],
    ['1. archer: (K M5)', 1, 12, 'a move before the variation'],
    ['1. archer: @{"do": "dance"}', 1, 12, 'a known action'],
    ['1. archer: K M5 {[%after {"phase": 3}]}', 1, 12, 'expected one of'],
    [`1. archer: K M5 ${'('.repeat(20_000)}`, 1, 1, 'not nested so deep'],
  ])('%s', (text, line, column, message) => {
    const [game] = readGames(text, { checkGame });
    const problems = 'problems' in game!.read ? game!.read.problems : [];
    expect(problems).toMatchObject([{ line, column }]);
    expect(problems[0]?.message).toContain(message);
    for (const problem of problems) {
      const [en = '', ru = '', fr = ''] = LANGUAGES.map((one) => sayProblem(problem, one, []));
      expect(en).toMatch(/^The notation cannot be read: .*(expected|brackets decides)|^This /);
      if (problem.reason !== undefined) {
        expect(ru).toMatch(/ожидается|может означать/);
        expect(fr).toMatch(/attendu|peut signifier/);
        // Only what is typed is not of the language, and what the format says of a step.
        if (problem.reason.id !== 'step') expect(`${ru} ${fr}`).not.toMatch(/\b(the|of|is|who)\b/);
      }
    }
  });

  test('and every name that the grammar has for a part is told', () => {
    const described = [...readFileSync(GRAMMAR, 'utf8').matchAll(/^\w+ "([^"]+)"/gm)];
    const names = new Set(described.map(([, name]) => name));
    expect([...names].sort()).toEqual([...Object.keys(SYNTAX_NAMES), 'a space'].sort());
  });

  test('and a move that the rules refuse, with the rule', () => {
    const [game] = readGames('1. archer: K M5, r M6\n2. bull: K A1', { checkGame });
    const { read } = game!;
    if (!('file' in read)) throw new Error('it is a game');
    const problems = verifyFile(read.file).problems.map((one) => placedIn(one, game!));
    expect(problems).toMatchObject([
      { code: 'refused', line: 2, column: 10, clauses: ['leader.place.temple'] },
    ]);
  });

  test('whatever is done to a text', () => {
    const texts = [1, 2, 3, 4, 5, 6].map((seed) => writeGame(embellished(gameOf(seed, 25), seed)));
    const random = seeded(SEED);
    for (let i = 0; i < 1500; i++) {
      const text = damaged(random, pick(random, texts));
      for (const game of readGames(text, { checkGame })) {
        const problems =
          'problems' in game.read ? game.read.problems : verifyFile(game.read.file).problems;
        for (const problem of problems.map((one) => placedIn(one, game)))
          expect([text, problem.line! >= 1 && problem.column! >= 1]).toEqual([text, true]);
      }
    }
  });
});

const SIGNS = [
  ...'[]{}()"@$%!?:;,.>-+=*#^\\ \n019KPFTkrugC5йя\u0000\ufeff\ud800',
  '[%',
  '@{',
  '...',
  '[%after {"a":',
  '__proto__',
  '[Hands "?"]\n',
  '[Seat "pot"]\n',
] as const;

/** A text in which letters are lost and others come. */
function damaged(random: Random, text: string): string {
  let now = text;
  for (let times = 1 + below(random, 3); times > 0; times--) {
    const at = below(random, now.length);
    const lost = below(random, below(random, 10) === 0 ? 60 : 3);
    now = now.slice(0, at) + pick(random, SIGNS) + now.slice(at + lost);
  }
  return now;
}
