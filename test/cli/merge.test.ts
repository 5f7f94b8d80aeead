import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { digestOf, together } from '../../machine/cli/sum/fingerprint.ts';
import { game, shedu } from './shedu.ts';

const dir = mkdtempSync(join(tmpdir(), 'shedu-merge-'));
const at = (name: string): string => join(dir, name);
const games = (count: number): string =>
  Array.from({ length: count }, (_, i) => `${JSON.stringify(game(`g${i}`))}\n`).join('');
const merge = (names: readonly string[], rest: readonly string[] = [], input = '') =>
  shedu(['merge', ...names.map(at), ...rest], { input });

/** A sum as written for one shard, with parts of it replaced. */
const changed = (name: string, rest: object): string =>
  `${JSON.stringify({ ...JSON.parse(readFileSync(at(name), 'utf8')), ...rest })}\n`;

beforeAll(async () => {
  writeFileSync(at('games.jsonl'), games(5));
  writeFileSync(at('others.jsonl'), games(6));
  const run = (file: string, sum: string, ...rest: readonly string[]) =>
    shedu(['verify', at(file), '--sum', at(sum), ...rest]);
  await Promise.all([
    run('games.jsonl', '1', '--shard', '1/3'),
    run('games.jsonl', '2', '--shard', '2/3'),
    run('games.jsonl', '3', '--shard', '3/3'),
    run('games.jsonl', 'half', '--shard', '2/2'),
    run('games.jsonl', 'edition', '--shard', '2/3', '--edition', '1997'),
    run('others.jsonl', 'other', '--shard', '2/3'),
    run('games.jsonl', 'whole'),
    run('others.jsonl', 'whole2'),
    shedu(['convert', at('games.jsonl'), '--to', 'line', '--shard', '2/3', '--sum', at('convert')]),
  ]);
  writeFileSync(at('contradicting'), changed('2', { steps: 5 }));
  writeFileSync(at('version'), changed('2', { version: '0.0.9' }));
  writeFileSync(at('cut'), readFileSync(at('2'), 'utf8').slice(0, 100));
  writeFileSync(at('lines'), '{"kind":"note","code":"same-name"}\n');
  writeFileSync(at('record'), games(1));
  writeFileSync(at('number'), '17\n');
  writeFileSync(at('negative'), changed('2', { games: -1 }));
  writeFileSync(at('beyond'), changed('2', { shard: '4/3' }));
  writeFileSync(at('latin'), Buffer.from([0x7b, 0xe9, 0x7d]));
  writeFileSync(at('empty'), '');
  writeFileSync(at('packed.gz'), gzipSync(readFileSync(at('2'))));
  writeFileSync(at('play'), '{"kind":"summary","seed":1,"games":3,"exit":0}\n');
  writeFileSync(at('failed'), changed('2', { failures: 1, exit: 1 }));
  writeFileSync(at('unread'), changed('3', { unreadable: 1, exit: 2 }));
});
afterAll(() => rmSync(dir, { recursive: true }));

test('shards come to the sum of the whole, in any order and packed', async () => {
  const all = await merge(['3', '1', 'packed.gz'], ['--format', 'json']);
  expect(all).toEqual({ exit: 0, out: readFileSync(at('whole'), 'utf8'), err: '' });
});

test('standard input takes them all, among what a run tells besides', async () => {
  const input = ['lines', '2', '3', 'lines', '1'].map((name) => readFileSync(at(name))).join('');
  for (const names of [[], ['-']]) {
    const run = await shedu(['merge', ...names], { input });
    expect(run).toEqual({ exit: 0, out: '3 shards: 5 games, 10 steps, 0 failures\n', err: '' });
  }
});

test('a shard that is there twice counts once, and that is said', async () => {
  const said = async (lang: string): Promise<string> =>
    (await merge(['1', '2', '2', '3', '2'], ['--lang', lang])).out;
  expect(await said('en')).toBe(
    '1 shard was there more than once and counts once.\n3 shards: 5 games, 10 steps, 0 failures\n',
  );
  expect(await said('ru')).toBe(
    '1 часть попалась не раз и учтена один раз.\n3 части: 5 игр, 10 шагов, 0 ошибок\n',
  );
  expect(await said('fr')).toBe(
    '1 lot était là plus d’une fois et compte une fois.\n3 lots\u00a0: 5 parties, 10 étapes, 0 échec\n',
  );
});

test('the whole by itself is the whole', async () => {
  expect((await merge(['whole'])).out).toBe('1 shard: 5 games, 10 steps, 0 failures\n');
});

test.each([
  [['1', 'failed', '3'], 1],
  [['1', '2', 'unread'], 2],
  [['1', 'failed', 'unread'], 2],
])('%j: the exit code is that of the whole', async (names, exit) => {
  const run = await merge(names, ['--format', 'json']);
  expect(run).toMatchObject({ exit, err: '' });
  expect(JSON.parse(run.out)).toMatchObject({ exit });
});

describe('what makes no whole is refused', () => {
  test.each([
    ['nothing', [], /standard input: there is no sum in it/],
    ['an empty file', ['empty'], /empty: there is no sum in it/],
    ['one that was cut off before its sum', ['1', 'lines'], /lines: there is no sum in it/],
    ['one that was cut off in its sum', ['1', 'cut'], /cut:1: it is no line of JSON/],
    ['a game', ['record'], /record:1: it is no sum of a run: command: expected/],
    ['a number', ['number'], /number:1: it is no sum of a run: expected an object, found 17/],
    ['a sum below nothing', ['negative'], /negative:1: .*games: expected a number from 0/],
    ['a shard beyond', ['beyond'], /beyond:1: .*shard: 4\/3/],
    ['no text', ['latin'], /latin:1: .*UTF-8/],
    ['what is not there', ['none'], /cannot read .*none: there is no such file/],
    ['a directory', ['.'], /cannot read .*: it is a directory/],
    ['games played against an engine', ['play'], /play:1: it is no sum of a run: command/],
    ['a shard too few', ['1', '3'], /1 of 3 shards is missing: 2\/3; run it with --shard/],
    ['more too few', ['2'], /2 of 3 shards are missing: 1\/3, 3\/3; run them with --shard/],
    [
      'a shard twice, otherwise',
      ['1', '2', 'contradicting', '3'],
      /shard 2\/3 in .*contradicting:1 contradicts shard 2\/3 in .*2:1/,
    ],
    [
      'other numbers of shards',
      ['1', 'half'],
      /shard 2\/2 in .*: one of 2 shards, not one of 3 shards/,
    ],
    [
      'another version',
      ['1', 'version'],
      /version:1 is not of the same run as .*: version "0\.0\.9", not "/,
    ],
    ['another edition', ['1', 'edition'], /edition "1997", not null/],
    ['other games', ['1', 'other'], /other:1 is not of the same run as .*: input \{/],
    ['another command', ['1', 'convert'], /command "convert", not "verify"/],
    [
      'a whole among shards',
      ['1', 'whole'],
      /the run in .*whole:1 is not of the same run as shard 1\/3/,
    ],
    ['two runs', ['whole', 'whole2'], /the run in .*whole2:1 is not of the same run as the run in/],
  ])('%s', async (_, names, sentence) => {
    const run = await merge(names);
    expect(run.err).toMatch(sentence);
    expect(run.err).toMatch(/^error: [^\n]+\n$/);
    expect(run).toMatchObject({ exit: 2, out: '' });
  });
});

test('of many missing shards ten are named', async () => {
  writeFileSync(at('hundred'), changed('2', { shard: '2/100' }));
  const { err } = await merge(['hundred']);
  expect(err).toMatch(/99 of 100 shards are missing: 1\/100, 3\/100, [^;]+11\/100 and 89 more;/);
});

test('a fingerprint is that of all parts, and of nothing else', () => {
  const all = ['a', 'b', 'c', 'd'].map(digestOf);
  const [a = '', b = '', c = '', d = ''] = all;
  expect(together([together([d, a]), together([c, b])])).toBe(together(all));
  expect(together([a, a, b, c, d])).not.toBe(together(all));
  expect(together([a, b, c])).not.toBe(together(all));
  expect(together([])).toBe('0'.repeat(64));
});
