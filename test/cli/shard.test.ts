import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shareOf } from '../../machine/cli/input/share.ts';
import { sources } from '../../machine/cli/input/sources.ts';
import { shardNamed } from '../../machine/record/shard.ts';
import { ROOT } from '../repository/papers.ts';
import { game, shedu } from './shedu.ts';

const dir = mkdtempSync(join(tmpdir(), 'shedu-shard-'));
const at = (name: string): string => join(dir, name);
const stream = (from: number, count: number): string =>
  Array.from({ length: count }, (_, i) => `${JSON.stringify(game(`g${from + i}`))}\n`).join('');

beforeAll(() => {
  mkdirSync(at('many'));
  for (const n of [1, 2, 3, 4, 5, 6, 7]) writeFileSync(at(`many/${n}.jsonl`), stream(n * 100, n));
  writeFileSync(at('a.jsonl'), stream(0, 7));
  writeFileSync(at('b.ndjson.gz'), gzipSync(stream(7, 4)));
  writeFileSync(at('c.json'), JSON.stringify(game('c')));
  const packed = gzipSync(stream(0, 40));
  writeFileSync(at('broken.jsonl.gz'), packed.subarray(0, packed.length - 20));
});
afterAll(() => rmSync(dir, { recursive: true }));

/** What each shard has: games by the name of their file and their number. */
const shared = async (names: readonly string[], of: number): Promise<readonly string[][]> => {
  const all = await sources(names);
  return Promise.all(
    Array.from({ length: of }, async (_, i) => {
      const share = shareOf(all, { part: i + 1, of });
      const has: string[] = [];
      for (const source of all)
        for await (const { number } of share.of(source)) has.push(`${source.name}#${number}`);
      return has.sort();
    }),
  );
};

describe.each([
  ['a stream', ['a.jsonl']],
  ['streams and a document', ['a.jsonl', 'b.ndjson.gz', 'c.json']],
  ['a directory', ['many']],
  ['a file twice', ['a.jsonl', 'a.jsonl']],
])('%s', (_, files) => {
  const names = files.map(at);

  test.each([1, 2, 3, 4, 7, 8, 30])('each game is in just one of %i shards', async (of) => {
    const [all = []] = await shared(names, 1);
    expect((await shared(names, of)).flat().sort()).toEqual(all);
  });

  test('it is the same one in whatever order files are named', async () => {
    for (const of of [2, 3, 5])
      expect(await shared(names.toReversed(), of)).toEqual(await shared(names, of));
  });
});

test('no shard of a stream has two games more than another', async () => {
  const counts = (await shared([at('a.jsonl')], 3)).map(({ length }) => length);
  expect(counts).toEqual([3, 2, 2]);
});

test('as many files as shards, or more, are shared out whole', async () => {
  for (const has of await shared([at('many')], 7))
    expect(new Set(has.map((one) => one.split('#')[0])).size).toBe(1);
});

/** Runs a command on each shard, with what it wrote of its sum. */
const sums = async (
  args: readonly string[],
  of: number,
  { input, out }: { readonly input?: string; readonly out?: string } = {},
): Promise<readonly { readonly exit: number; readonly out: string; readonly sum: string }[]> =>
  Promise.all(
    Array.from({ length: of }, async (_, i) => {
      const sum = at(`sum-${i + 1}.json`);
      const shard = ['--shard', `${i + 1}/${of}`, '--sum', sum];
      const to = out === undefined ? [] : ['--out', at(`${out}-${i + 1}`)];
      const run = await shedu([...args, ...shard, ...to], input === undefined ? {} : { input });
      expect(run.err).toBe('');
      return { exit: run.exit, out: run.out, sum: readFileSync(sum, 'utf8') };
    }),
  );

const whole = async (args: readonly string[], input?: string): Promise<string> => {
  const sum = at('whole.json');
  await shedu([...args, '--sum', sum], input === undefined ? {} : { input });
  return readFileSync(sum, 'utf8');
};

const merged = (told: readonly { readonly sum: string }[]) =>
  shedu(['merge', '--format', 'json'], { input: told.map(({ sum }) => sum).join('') });

const FALSE = game('false', {
  steps: [{ seat: 0, action: { do: 'leader', leader: 'king', at: 'A4' } }],
});
const MIXED = `${stream(0, 5)}${JSON.stringify(FALSE)}\n${stream(5, 3)}{"no":1}\n${stream(8, 3)}`;

describe('the shards of a run come to what it comes to', () => {
  test.each([
    [['verify', '-'], MIXED, 2],
    [['verify', '-', '--edition', '1997'], MIXED.replace('{"no":1}', ''), 1],
    [['convert', '-', '--to', 'record'], stream(0, 11), 0],
    [['convert', '-', '--to', 'text', '--letters', 'fr'], stream(0, 11), 0],
    [['convert', '-', '--to', 'line', '--step', '1'], stream(0, 11), 0],
    [['convert', '-', '--to', 'record'], stream(0, 1), 0],
  ])('%j', async (args, input, exit) => {
    const all = await merged(await sums(args, 3, { input }));
    expect(all).toEqual({ exit, out: await whole(args, input), err: '' });
  });

  test('files, with what is malformed and what is passed over', async () => {
    const args = ['verify', join(ROOT, 'fixtures/malformed'), join(ROOT, 'fixtures/reports')];
    const all = await merged(await sums(args, 3));
    expect(all.out).toBe(await whole(args));
    expect(JSON.parse(all.out)).toMatchObject({ games: 0, asExpected: 131, skipped: 2 });
  });

  test('a file that breaks off is told once, and only of the shard that has it', async () => {
    const args = ['verify', at('broken.jsonl.gz')];
    const told = await sums(args, 3);
    expect(told.map(({ exit }) => exit).sort()).toEqual([0, 0, 2]);
    expect((await merged(told)).out).toBe(await whole(args));
  });

  test('with one thread as with two, on a stream that is long enough for threads', async () => {
    const games = Array.from({ length: 50 }, (_, i) => JSON.stringify(game(`g${i}`)));
    const input = games.map((one) => `${one.padEnd(100_000)}\n`).join('');
    const one = await whole(['verify', '-', '--jobs', '1'], input);
    expect(await whole(['verify', '-', '--jobs', '2'], input)).toBe(one);
    expect(JSON.parse(one)).toMatchObject({ games: 50, steps: 100, exit: 0 });
  });
});

test('what shards write is what the whole writes, by turns', async () => {
  const args = ['convert', at('a.jsonl'), '--to', 'json'];
  await sums(args, 3, { out: 'part' });
  const parts = [1, 2, 3].map((n) =>
    readFileSync(at(`part-${n}`), 'utf8')
      .trimEnd()
      .split('\n'),
  );
  const turns = Array.from({ length: 7 }, (_, i) => parts[i % 3]?.[Math.floor(i / 3)]);
  const { out } = await shedu(args);
  expect(turns).toEqual(out.trimEnd().split('\n'));
});

test('a shard says which it is, in three languages', async () => {
  const said = async (lang: string): Promise<string> =>
    (await shedu(['verify', at('a.jsonl'), '--shard', '2/3', '--lang', lang])).out;
  expect(await said('en')).toBe('Shard 2/3: 2 games, 4 steps, 0 failures\n');
  expect(await said('ru')).toBe('Часть 2/3: 2 игры, 4 шага, 0 ошибок\n');
  expect(await said('fr')).toBe('Lot 2/3\u00a0: 2 parties, 4 étapes, 0 échec\n');
});

describe.each([
  ['verify', []],
  ['convert', ['--to', 'record']],
])('%s', (command, rest) => {
  test.each(['0/3', '4/3', 'x'])('takes no shard %s', async (shard) => {
    const run = await shedu([command, at('a.jsonl'), ...rest, '--shard', shard]);
    expect(run.err).toMatch(/^error: [^\n]+such as 1\/4\.\n$/);
    expect(run).toMatchObject({ exit: 2, out: '' });
  });

  test('a sum that cannot be written is told before anything is done', async () => {
    const run = await shedu([command, at('a.jsonl'), ...rest, '--sum', at('none/sum.json')]);
    expect(run.err).toMatch(/^error: cannot write [^\n]+\n$/);
    expect(run).toMatchObject({ exit: 2, out: '' });
  });

  test('a shard that has nothing comes to nothing', async () => {
    const [, last] = await sums([command, at('c.json'), ...rest], 2);
    expect(last).toMatchObject({ exit: 0 });
    expect(JSON.parse(last?.sum ?? '')).toMatchObject({ shard: '2/2', games: 0 });
  });
});

test('a conversion that fails leaves neither output nor sum', async () => {
  const before = readdirSync(dir);
  const args = ['convert', '-', '--to', 'record', '--out', at('new'), '--sum', at('newsum')];
  const run = await shedu(args, { input: MIXED });
  expect(run).toMatchObject({ exit: 2, out: '' });
  expect(readdirSync(dir)).toEqual(before);
});

test.each(['1', '1/0', '-1/3', '1/2/3', '1/1000000000', '1.5/2', ' 1/2', ''])(
  '%j names no shard',
  (text) => expect(shardNamed(text)).toBeNull(),
);

test('--shard and --game are not asked for together', async () => {
  const args = ['convert', at('a.jsonl'), '--to', 'record', '--game', '1', '--shard', '1/2'];
  expect((await shedu(args)).exit).toBe(2);
});
