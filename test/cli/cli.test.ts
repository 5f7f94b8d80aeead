import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { bundledFixtures } from '../../machine/book/coverage/evidence.node.ts';
import { drawText } from '../../machine/draw/text.ts';
import { frames } from '../../machine/record/replay.ts';
import meta from '../../package.json' with { type: 'json' };
import { ENTRY, game, shedu } from './shedu.ts';

vi.setConfig({ testTimeout: 60_000 });

const cwd = mkdtempSync(join(tmpdir(), 'shedu-'));
const put = (name: string, content: unknown): void =>
  writeFileSync(
    join(cwd, name),
    typeof content === 'string' || content instanceof Uint8Array
      ? content
      : JSON.stringify(content),
  );
const sizeOf = (name: string): number => statSync(join(cwd, name)).size;
const run = (...args: readonly string[]) => shedu(args, { cwd });
const stream = (...games: readonly unknown[]): string =>
  games.map((one) => `${JSON.stringify(one)}\n`).join('');

const LONG = 17 * 1024 * 1024;
const onRiver = [{ seat: 0, action: { do: 'leader', leader: 'king', at: 'A4' } }];
const claimed = (scores: unknown) => [{ seat: 0, action: { do: 'pass' }, after: { scores } }];

beforeAll(() => {
  put('good.json', game('good'));
  put('refused.json', game('refused', { steps: onRiver }));
  put(
    'differs.json',
    game('differs', {
      steps: claimed([
        [0, 0, 0, 0, 0],
        [0, 0, 9, 0, 0],
      ]),
    }),
  );
  put('schema.json', game('schema', { seats: 'two' }));
  put('cut.json', JSON.stringify(game('cut')).slice(0, 99));
  put('latin.json', Buffer.from('{\n"title": "caf\u00e9"}', 'latin1'));
  put('long.json', ' '.repeat(LONG));
  put('odd.json', game('\u001b[31mred\u202e', { steps: onRiver }));
  put('several.jsonl', stream(game('one'), game('two'), game('three')));
  put(
    'alike.jsonl',
    stream(game('one', { title: 'Game same' }), game('two', { title: 'Game same' })),
  );
  put('twice.jsonl', `${stream(game('a'), game('b'), game('a'))}{"no": "id"}\n`);
  put('again.jsonl', stream(game('a'), game('b'), game('a'), game('b')));
  put('unnamed.jsonl', stream({ steps: [] }, { steps: [] }));
  put('nothing.jsonl', '\n\n');
  mkdirSync(join(cwd, 'empty'));
  mkdirSync(join(cwd, 'suite/deep'), { recursive: true });
  put('suite/a.json', game('a'));
  put('suite/deep/b.jsonl', stream(game('b'), game('c')));
  put('suite/deep/bad.json', '{');
  put('suite/deep/bad.expect.json', { exit: 2, path: '', code: 'json-syntax' });
  put('suite/deep/notes.txt', 'no game');
});
afterAll(() => rmSync(cwd, { recursive: true }));

/** A sign on the board without what differs from game to game: the seat, the colours of a pair. */
const kindOf = (sign: string): string =>
  sign
    .replace(/^([KPFT])[0-3]$/, '$1')
    .replace(/^[KRUG]{2}$/, 'pair')
    .replace(/^[krugxw]([+*^])$/, 'any$1');

describe.concurrent('wrong usage', () => {
  test.each([
    [[], 'no command'],
    [['verfy', 'good.json'], "unknown command 'verfy' (Did you mean verify?)"],
    [['--wrong'], "unknown option '--wrong'"],
    [['verify'], "missing required argument 'FILE'"],
    [['verify', '--step', '1', 'good.json'], "unknown option '--step'"],
    [['verify', 'good.json', '--format', 'xml'], 'Allowed choices are text, json'],
    [['replay'], "missing required argument 'FILE'"],
    [['replay', 'good.json', 'good.json'], 'too many arguments'],
    [['replay', 'good.json', '--step', '-1'], 'not a number from 0 on'],
    [['replay', 'good.json', '--step', '3'], 'positions 0 to 2'],
    [['replay', 'none.json'], 'there is no such file'],
    [['replay', 'several.jsonl'], 'choose one with --game NAME (such as one, two)'],
    [
      ['replay', 'several.jsonl', '--game', 'four'],
      'no game four in several.jsonl (there are such as one, two, three)',
    ],
    [['replay', 'alike.jsonl', '--game', 'game  SAME'], 'numbers 1, 2; choose one by its number'],
    [['replay', 'unnamed.jsonl'], 'choose one with --game NUMBER'],
    [['replay', 'several.jsonl', '--game', '4'], 'no game 4 in several.jsonl'],
    [['replay', 'twice.jsonl', '--game', 'a'], 'numbers 1, 3; choose one by its number'],
    [['replay', 'none.json', '--game', 'a'], 'there is no such file'],
    [['legal', 'good.json', '--step', 'x'], 'not a number from 0 on'],
    [['legal', 'suite', '--step', '0'], 'it is a directory'],
  ] as const)('shedu %j', async (args, reason) => {
    const { exit, out, err } = await run(...args);
    expect(err).toMatch(/^error: .*\n$/);
    expect(err).toContain(reason);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
  });
});

describe.concurrent('help', () => {
  test.each([[['--help']], [['verify', '--help']], [['replay', '--help']], [['legal', '--help']]])(
    'shedu %j',
    async (args) => {
      const { exit, out, err } = await run(...args);
      expect(out).toMatch(/^Usage: shedu /);
      expect({ exit, err }).toEqual({ exit: 0, err: '' });
    },
  );
});

describe.concurrent('verify', () => {
  const last = (out: string): string => out.trimEnd().split('\n').at(-1) as string;

  test.each([
    ['good.json', 0, '', '1 game, 2 steps, 0 failures'],
    ['refused.json', 1, 'leader.place.dry: ', '1 game, 1 step, 1 failure'],
    ['differs.json', 1, 'steps[0].after.scores[1][2]', '1 game, 1 step, 1 failure'],
    ['suite', 0, '', '3 games, 6 steps, 0 failures, 1 malformed input refused as expected'],
  ])('%s exits %i', async (name, code, told, summary) => {
    const { exit, out, err } = await run('verify', name);
    expect(out).toContain(told);
    expect(last(out)).toBe(summary);
    expect({ exit, err }).toEqual({ exit: code, err: '' });
  });

  test('says of each input why it cannot be read', async () => {
    const reasons = {
      'schema.json': /^schema.json, seats\n.* expected an array, found "two"/m,
      'cut.json': /^cut.json:1:\d+\n.* not JSON/m,
      'latin.json': /^latin.json:2:14\n.* not UTF-8/m,
      'long.json': /^long.json\n.* too long/m,
      'none.json': /^none.json\n.* no such file/m,
      empty: /^empty\n.* no game in it \(\*\.json/m,
      'nothing.jsonl': /^nothing.jsonl\n.* no game in it/m,
    };
    const { exit, out } = await run('verify', ...Object.keys(reasons));
    for (const reason of Object.values(reasons)) expect(out).toMatch(reason);
    expect(last(out)).toBe('0 games, 0 steps, 0 failures, 7 unreadable');
    expect(exit).toBe(2);
  });

  test('unreadable weighs more than refused, and nothing stops the rest', async () => {
    const { exit, out } = await run('verify', 'refused.json', 'cut.json', 'good.json');
    expect(last(out)).toBe('2 games, 3 steps, 1 failure, 1 unreadable');
    expect(exit).toBe(2);
  });

  test('a malformed input that does not give what it should is a failure', async () => {
    mkdirSync(join(cwd, 'pair'));
    put('pair/bad.json', '{');
    put('pair/bad.expect.json', { exit: 2, path: '', code: 'duplicate-key' });
    const { exit, out } = await run('verify', 'pair');
    expect(out).toContain('{"exit":2,"path":"","code":"duplicate-key"}');
    expect(exit).toBe(1);
  });

  test('an expectation that is none is told under its own name', async () => {
    mkdirSync(join(cwd, 'unexpected'));
    const wrong = { cut: '{"exit":', none: 'null', zero: '{"exit":0}', odd: '{"exit":2,"cod":""}' };
    for (const [name, text] of Object.entries(wrong)) {
      put(`unexpected/${name}.json`, '{');
      put(`unexpected/${name}.expect.json`, text);
    }
    put('unexpected/alone.expect.json', { exit: 2 });
    const { exit, out } = await run('verify', 'unexpected');
    for (const [name, told] of [
      ['cut', /^unexpected.cut.expect.json:1:9\n.* not JSON/m],
      ['none', /^unexpected.none.expect.json\n.* expected an object, found null/m],
      ['zero', /^unexpected.zero.expect.json, exit\n.* expected 1 or 2, found 0/m],
      ['odd', /^unexpected.odd.expect.json, cod\n.* no such key/m],
      ['alone', /^unexpected.alone.expect.json\n.* no file of games is beside it/m],
    ] as const)
      expect(out, name).toMatch(told);
    expect(last(out)).toBe('0 games, 0 steps, 0 failures, 5 unreadable');
    expect(exit).toBe(2);
  });

  test('says once of a stream that games are called the same', async () => {
    const { exit, out } = await run('verify', 'again.jsonl');
    expect(out).toBe(
      'again.jsonl:3, a\n  Game 1 of this file is called the same; its number chooses a game, as in --game 3.\n4 games, 8 steps, 0 failures\n',
    );
    expect(exit).toBe(0);
  });

  test('answers a program in JSON, line by line', async () => {
    const { exit, out } = await run('verify', '--format', 'json', 'refused.json', 'several.jsonl');
    const [problem, summary] = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(problem).toMatchObject({
      file: 'refused.json',
      game: 'refused',
      kind: 'refused',
      step: 0,
      path: 'steps[0].action',
    });
    expect(problem.clauses.map(({ id }: { id: string }) => id)).toContain('leader.place.dry');
    expect(summary).toEqual({
      kind: 'summary',
      format: 'shedu-sum/1',
      command: 'verify',
      version: meta.version,
      input: { files: 2, bytes: sizeOf('refused.json') + sizeOf('several.jsonl') },
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
      games: 4,
      steps: 7,
      failures: 1,
      unreadable: 0,
      asExpected: 0,
      skipped: 0,
      exit: 1,
    });
    expect(exit).toBe(1);
  });

  test('shows what a terminal would obey', async () => {
    for (const format of ['text', 'json']) {
      const { out } = await run('verify', 'odd.json', '--format', format);
      expect(out).toContain('\\u001b[31mred\\u202e');
      for (const sign of ['\u001b', '\u202e']) expect(out).not.toContain(sign);
    }
  });

  test('reads a document or a stream from standard input', async () => {
    const pretty = JSON.stringify(game('pretty'), null, 2);
    expect((await shedu(['verify', '-'], { input: pretty })).out).toBe(
      '1 game, 2 steps, 0 failures\n',
    );
    const two = `\n${stream(game('a'))}\r\n${JSON.stringify(game('b'))}`;
    expect((await shedu(['verify', '-'], { input: two })).out).toBe(
      '2 games, 4 steps, 0 failures\n',
    );
  });

  test('a line that is too long or broken does not stop the stream', async () => {
    const input = [stream(game('a')), 'x'.repeat(LONG), '\n{"id":\n', stream(game('b'))];
    const { exit, out } = await shedu(['verify', '-'], { input });
    expect(out).toContain('-:2\n');
    expect(out).toContain('-:3:');
    expect(last(out)).toBe('2 games, 4 steps, 0 failures, 2 unreadable');
    expect(exit).toBe(2);
  });
});

describe.concurrent('replay', () => {
  test('shows every position with its clauses', async () => {
    const { exit, out, err } = await run('replay', 'good.json');
    expect(out.match(/^Position \d of 2/gm)).toEqual([
      'Position 0 of 2',
      'Position 1 of 2',
      'Position 2 of 2',
    ]);
    expect(out).toContain('Lion (Ada) scores 1 black point for the tile at C3');
    expect(out).toContain('[score.tile.matching, ');
    expect({ exit, err }).toEqual({ exit: 0, err: '' });
  });

  test('shows one position of one game of a stream, as JSON', async () => {
    const { exit, out } = await run(
      'replay',
      'several.jsonl',
      '--game',
      'two',
      '--step',
      '1',
      '--format',
      'json',
    );
    expect(JSON.parse(out)).toMatchObject({
      index: 1,
      game: 'two',
      step: { seat: 0, action: { do: 'leader', leader: 'king', at: 'B3' } },
      effects: [{ type: 'leader-placed', message: 'Lion (Ada) places the king at B3.' }],
      violations: [],
      position: { leaders: { '0.king': 'B3' }, actionsLeft: 1 },
    });
    expect(exit).toBe(0);
  });

  test.each([
    ['several.jsonl', '2', 'two'],
    ['several.jsonl', '#3', 'three'],
    ['twice.jsonl', '3', 'a'],
    ['twice.jsonl', 'b', 'b'],
    ['good.json', '1', 'good'],
  ])('of %s takes the game %s', async (file, name, id) => {
    const { exit, out } = await run('replay', file, '--game', name, '--format', 'json');
    expect(JSON.parse(out.slice(0, out.indexOf('\n')))).toMatchObject({ index: 0, game: id });
    expect(exit).toBe(0);
  });

  test('exits 1 when a step is refused, 2 when the file is no game', async () => {
    const refused = await run('replay', 'refused.json');
    expect(refused.out).toContain('A4 is a river space; a leader needs land. [leader.place.dry]');
    expect(refused.exit).toBe(1);
    const broken = await run('replay', 'schema.json');
    expect(broken.err).toMatch(/^error: schema.json, seats: This does not fit the format/);
    expect(broken).toMatchObject({ exit: 2, out: '' });
  });

  test('ends without a word when nobody reads on', async () => {
    const child = await import('node:child_process');
    const { stdout, stderr } = child.spawnSync(
      'bash',
      ['-c', `"${process.execPath}" "${ENTRY}" replay good.json | head -1`],
      { cwd, encoding: 'utf8' },
    );
    expect(stdout).toBe('Position 0 of 2, good, edition 2015\n');
    expect(stderr).toBe('');
  });
});

describe.concurrent('legal', () => {
  test('lists the actions of a position as JSON', async () => {
    const { exit, out } = await run(
      'legal',
      'several.jsonl',
      '--game',
      'three',
      '--step',
      '2',
      '--format',
      'json',
    );
    const { actions, ...head } = JSON.parse(out);
    expect(head).toEqual({ game: 'three', position: 2, phase: 'turn.action', seat: 1 });
    expect(actions).toContainEqual({ action: { do: 'pass' } });
    expect(actions).toContainEqual({ action: { do: 'tile', color: 'red', at: 'A1' } });
    expect(exit).toBe(0);
  });

  test('lists them for a reader', async () => {
    const { out } = await run('legal', 'good.json', '--step', '0');
    expect(out).toContain('Position 0 of 2. Lion (Ada) is to take an action.\n');
    expect(out).toMatch(/\n {2}Lion \(Ada\) passes\.\n\d+ legal actions\n$/);
  });

  test('takes the last position without --step, and a game by its title', async () => {
    const [first, last] = await Promise.all([
      run('legal', 'several.jsonl', '--game', ' game  TWO', '--step', '2'),
      run('legal', 'several.jsonl', '--game', 'two'),
    ]);
    expect(last).toEqual(first);
    expect(last.out).toContain('Position 2 of 2. Bull is to take an action.\n');
  });
});

describe('the board in text', () => {
  test('every sign that a bundled game needs is explained by replay --help', async () => {
    const { out: help } = await run('replay', '--help');
    const legend = new Set(
      [...help.matchAll(/(?:^|\s{2,})(\S{1,2})\s{2,3}(?=\S)/gm)].map(([, sign]) => kindOf(sign!)),
    );
    const needed = new Set<string>();
    for (const file of bundledFixtures()) {
      for (const { game: position } of frames(file)) {
        const rows = drawText(position).split('\n').slice(1);
        for (const row of rows) {
          for (let at = 3; at < row.length; at += 3)
            needed.add(kindOf(row.slice(at, at + 2).trim()));
        }
      }
    }
    expect([...needed].filter((sign) => !legend.has(sign))).toEqual([]);
    expect(needed.size).toBeGreaterThan(15);
  });
});
