import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { CONFORMANCE } from '../../machine/conform/report.ts';
import { game, shedu } from './shedu.ts';

vi.setConfig({ testTimeout: 60_000 });

const cwd = mkdtempSync(join(tmpdir(), 'shedu-'));
const put = (name: string | Buffer, content: unknown): void => {
  const path = typeof name === 'string' ? join(cwd, name) : name;
  const plain = typeof content === 'string' || content instanceof Uint8Array;
  writeFileSync(path, plain ? content : JSON.stringify(content));
};
const link = (to: string, at: string): void => symlinkSync(to, join(cwd, at));
const verify = async (name: string, uid?: number) => {
  const { exit, out, err } = await shedu(['verify', name], { cwd, uid });
  expect(err).toBe('');
  const lines = out.trimEnd().split('\n');
  const told = new Map<string, string>();
  for (let i = 0; i + 1 < lines.length; i += 2)
    told.set(lines[i] as string, lines[i + 1] as string);
  return { exit, told, sum: lines.at(-1) };
};

beforeAll(() => {
  chmodSync(cwd, 0o755);
  for (const name of [
    'beside',
    'links/below',
    'kinds',
    'bad/closed',
    'bad/listed',
    'counts',
    'alone',
    'suite/reports',
  ])
    mkdirSync(join(cwd, name), { recursive: true });
});
afterAll(() => {
  for (const name of ['bad/closed', 'bad/listed']) chmodSync(join(cwd, name), 0o755);
  rmSync(cwd, { recursive: true });
});

test('links are followed, and each file they lead to is played once', async () => {
  put('beside/good.json', game('good'));
  put('beside/broken.json', '{');
  put('links/own.json', game('own'));
  link('.', 'links/me');
  link('..', 'links/below/up');
  link('../..', 'links/below/upper');
  link('../beside/broken.json', 'links/a.json');
  link('../beside/good.json', 'links/b.json');
  link('own.json', 'links/c.json');
  link('../beside', 'links/aside');
  link('links/below', 'linked');
  for (const name of ['links', 'links/me', 'linked']) {
    const { exit, told, sum } = await verify(name);
    expect([...told.values()]).toEqual([expect.stringContaining('not JSON')]);
    expect(sum).toBe('2 games, 4 steps, 0 failures, 1 unreadable');
    expect(exit).toBe(2);
  }
});

test('every kind of game is read, whatever the letters of its name', async () => {
  const line = `${JSON.stringify(game('b'))}\n`;
  const kinds = ['a.json', 'B.JSON', 'c.jsonl', 'D.JSONL', 'e.ndjson'];
  for (const name of kinds) {
    put(`kinds/${name}`, line);
    put(`kinds/${name}.gz`, gzipSync(line));
  }
  put(
    Buffer.concat([Buffer.from(join(cwd, 'kinds/')), Buffer.from('caf\u00e9.json', 'latin1')]),
    line,
  );
  put('kinds/notes.txt', 'no game');
  expect(await verify('kinds')).toEqual({
    exit: 0,
    told: new Map(),
    sum: '11 games, 22 steps, 0 failures',
  });
});

test('what cannot be read does not keep the rest from being read', async () => {
  put('bad/good.json', game('good'));
  put('bad/closed/in.json', game('in'));
  chmodSync(join(cwd, 'bad/closed'), 0);
  put('bad/listed/in.json', game('in'));
  chmodSync(join(cwd, 'bad/listed'), 0o444);
  link('good.json', 'bad/again.json');
  link('self.json', 'bad/self.json');
  link('nowhere', 'bad/dead.json');
  link('nowhere', 'bad/dead');
  put('bad/empty.json', '');
  put('bad/cut.json.gz', gzipSync(JSON.stringify(game('cut'))).subarray(0, 200));
  const nobody = process.getuid?.() === 0 ? 65534 : undefined;
  const { exit, told, sum } = await verify('bad', nobody);
  for (const [name, why] of [
    ['bad/closed', 'permission is denied'],
    ['bad/listed/in.json', 'permission is denied'],
    ['bad/self.json', 'the link leads back to itself'],
    ['bad/dead.json', 'the link leads nowhere'],
    ['bad/dead', 'Skipped: the link leads nowhere'],
    ['bad/empty.json:1:1', 'it is empty'],
    ['bad/cut.json.gz', 'breaks off'],
  ] as const)
    expect(told.get(name), name).toContain(why);
  expect(sum).toBe('1 game, 2 steps, 0 failures, 6 unreadable, 1 file skipped');
  expect(exit).toBe(2);
  const long = 'n'.repeat(300);
  const named = await shedu(['verify', long, 'bad/self.json', 'bad/good.json'], { cwd });
  expect(named.out).toContain(`${long}\n  This cannot be read: the name is too long.`);
  expect(named.out).toContain('1 game, 2 steps, 0 failures, 2 unreadable');
});

test('a directory without a game is not all well', async () => {
  put('alone/x.expect.json', { exit: 2 });
  put('counts/perft.ndjson', '{"id": "a", "counts": [1, 2]}\n');
  expect(await verify('alone')).toMatchObject({
    exit: 2,
    sum: '0 games, 0 steps, 0 failures, 1 unreadable',
  });
  const { exit, told, sum } = await verify('counts');
  expect(told.get('counts/perft.ndjson')).toContain('Skipped: no game is in it.');
  expect(told.get('counts')).toContain('there is no game in it');
  expect(sum).toBe('0 games, 0 steps, 0 failures, 1 unreadable, 1 file skipped');
  expect(exit).toBe(2);
});

test('a report of conformance among games is passed over', async () => {
  const report = { format: CONFORMANCE, suite: { cases: 0 } };
  put('suite/good.json', game('good'));
  put('suite/reports/engine.json', JSON.stringify(report, null, 2));
  put('suite/reports/packed.json.gz', gzipSync(JSON.stringify(report)));
  const { exit, told, sum } = await verify('suite');
  for (const name of ['engine.json', 'packed.json.gz'])
    expect(told.get(`suite/reports/${name}`)).toContain('Skipped: no game is in it.');
  expect(sum).toBe('1 game, 2 steps, 0 failures, 2 files skipped');
  expect(exit).toBe(0);
});

test('what is packed is unpacked from standard input too', async () => {
  const packed = gzipSync(`${JSON.stringify(game('a'))}\n${JSON.stringify(game('b'))}\n`);
  const input = [packed.subarray(0, 1), packed.subarray(1)];
  const { exit, out } = await shedu(['verify', '-'], { input });
  expect({ exit, out }).toEqual({ exit: 0, out: '2 games, 4 steps, 0 failures\n' });
  const nothing = await shedu(['verify', '-']);
  expect(nothing.out).toContain('nothing comes from standard input');
});

test('what is packed is not unpacked without end', async () => {
  mkdirSync(join(cwd, 'bombs'));
  put('bombs/lines.jsonl.gz', gzipSync(Buffer.alloc(70_000_000, '\n'), { level: 1 }));
  put('bombs/text.json.gz', gzipSync(Buffer.alloc(20_000_000, ' ')));
  const { exit, told } = await verify('bombs');
  expect(told.get('bombs/lines.jsonl.gz')).toContain('200 times its size');
  expect(told.get('bombs/text.json.gz')).toContain('too long');
  expect(exit).toBe(2);
});
