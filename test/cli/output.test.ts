import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ENTRY, game, shedu } from './shedu.ts';

vi.setConfig({ testTimeout: 120_000 });

const cwd = mkdtempSync(join(tmpdir(), 'shedu-'));
const run = (...args: readonly string[]) => shedu(args, { cwd });
const docs = (...args: readonly string[]) => run('docs', ...args);

beforeAll(() => {
  writeFileSync(join(cwd, 'game.json'), JSON.stringify(game('game')));
  writeFileSync(join(cwd, 'file'), 'kept');
});
afterAll(() => rmSync(cwd, { recursive: true }));

/** Everything in a folder with its contents. */
const contentsOf = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path, entry.isFile() ? readFileSync(path, 'utf8') : 'directory'];
    }),
  );

describe.concurrent('an output that cannot be written ends a command with one sentence', () => {
  test.each([
    [['docs', '--out', ''], /^error: option '--out <DIR>' argument '' is invalid\. Expected /],
    [['docs', '--out', 'file'], /^error: cannot make the folder file: it is not a directory$/],
    [['docs', '--out', 'file/in/it'], /^error: cannot make the folder file.*: part of the path/],
    [['docs', '--out', 'n'.repeat(300)], /^error: cannot make .*: the name is too long$/],
    [['draw', 'game.json', '-o', 'none/a.svg'], /^error: cannot write .* no such directory$/],
    [['draw', 'game.json', '-o', 'file/a.png'], /^error: cannot write .* not a directory$/],
  ] as const)('%j', async (args, sentence) => {
    const { exit, out, err } = await run(...args);
    expect(err).toMatch(/^[^\n]+\n$/);
    expect(err.trimEnd()).toMatch(sentence);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(readFileSync(join(cwd, 'file'), 'utf8')).toBe('kept');
  });

  test.runIf(existsSync('/proc/self'))('a folder where the system takes none', async () => {
    for (const args of [
      ['docs', '--out', '/proc/x'],
      ['docs', '--out', '/proc/x/y', '--format', 'md'],
      ['draw', 'game.json', '-o', '/proc/x.svg'],
    ]) {
      const { exit, out, err } = await run(...args);
      expect(err).toMatch(/^error: cannot .* \/proc\/x[^\n]*\n$/);
      expect({ exit, out }).toEqual({ exit: 2, out: '' });
    }
  });

  test('nothing is left or changed where one diagram of a book cannot be written', async () => {
    const folder = join(cwd, 'blocked');
    mkdirSync(join(folder, 'rules-1997-en/20.svg'), { recursive: true });
    writeFileSync(join(folder, 'rules-1997-en/1.svg'), 'old');
    writeFileSync(join(folder, 'rules-1997-en.md'), 'old');
    const before = contentsOf(folder);
    const { exit, out, err } = await docs('--edition', '1997', '--format', 'md', '--out', folder);
    expect(err).toMatch(/^error: cannot write .*20\.svg: it is a directory\n$/);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(contentsOf(folder)).toEqual(before);
  });

  test('folders that were made for nothing are gone again', async () => {
    const { exit, err } = await shedu(
      ['docs', '--aid', '--format', 'pdf', '--out', 'new/and/deep'],
      { cwd, env: { CHROMIUM_PATH: join(cwd, 'none') } },
    );
    expect(err).toMatch(/^error: [^\n]+\n$/);
    expect(exit).toBe(2);
    expect(existsSync(join(cwd, 'new'))).toBe(false);
  });
});

describe.runIf(existsSync('/dev/full'))('standard output without room', () => {
  test.each([
    [['--help']],
    [['--version']],
    [['verify', 'game.json']],
    [['replay', 'game.json']],
    [['legal', 'game.json', '--step', '0']],
    [['explain', 'game.json', '--step', '1', '--action', '{"do":"pass"}']],
    [['compare', 'game.json']],
    [['clause', 'war.win.tie']],
    [['coverage', 'war.win.tie']],
    [['draw', 'game.json']],
    [['docs', '--aid', '--format', 'md']],
  ])('shedu %j says so', async (args) => {
    const { exit, err } = await shedu(args, { cwd, stdout: openSync('/dev/full', 'w') });
    expect(err).toBe('error: cannot write to standard output: no space is left\n');
    expect(exit).toBe(2);
  });
});

/** How long something is waited for. */
const WAIT = { timeout: 60_000, interval: 20 };

/** Runs the command line until something is there, sends it a signal, and tells how it ended. */
async function interrupted(
  args: readonly string[],
  signal: NodeJS.Signals,
  begun: (err: string) => boolean,
  { env = {}, node = [] as readonly string[] } = {},
): Promise<{ readonly exit: number | null; readonly signal: string | null; readonly err: string }> {
  const child = spawn(process.execPath, [...node, ENTRY, ...args], {
    cwd,
    env: { ...process.env, ...env },
  });
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  await vi.waitFor(() => expect(begun(err)).toBe(true), WAIT);
  child.kill(signal);
  return new Promise((resolve) => {
    child.on('close', (exit, ended) => resolve({ exit, signal: ended, err }));
  });
}

describe.skipIf(process.platform === 'win32')('a command that is interrupted', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    'while a PDF prints says nothing and leaves nothing (%s)',
    async (signal) => {
      const mark = join(cwd, `started-${signal}`);
      const browser = join(cwd, `browser-${signal}`);
      writeFileSync(
        browser,
        `#!/bin/sh\necho $$ > ${mark}.new; mv ${mark}.new ${mark}; exec sleep 600\n`,
      );
      chmodSync(browser, 0o755);
      const { exit, err } = await interrupted(
        ['docs', '--aid', '--format', 'pdf', '--out', `out-${signal}`],
        signal,
        () => existsSync(mark),
        { env: { CHROMIUM_PATH: browser } },
      );
      expect({ exit, err }).toEqual({ exit: signal === 'SIGINT' ? 130 : 143, err: '' });
      expect(existsSync(join(cwd, `out-${signal}`))).toBe(false);
      const started = Number(readFileSync(mark, 'utf8'));
      await vi.waitFor(() => expect(() => process.kill(started, 0)).toThrow(), WAIT);
    },
  );

  test('while games are verified leaves the terminal as it was', async () => {
    const node = ['--import', 'data:text/javascript,process.stderr.isTTY=true'];
    const { err } = await interrupted(
      ['verify', '-'],
      'SIGINT',
      (shown) => shown.includes('games'),
      { node },
    );
    expect(err).toContain('0 games, 0 steps, 0 failures');
    // Neither the line wrap nor the cursor is switched off.
    for (const off of ['[?7l', '[?25l']) expect(err).not.toContain(off);
  });
});

test('a limit on the size of files cuts no output short without a word', async () => {
  const small = mkdtempSync(join(tmpdir(), 'shedu-'));
  const script = `ulimit -f 1; exec "${process.execPath}" "${ENTRY}" draw game.json > ${small}/out.svg`;
  const child = spawn('bash', ['-c', script], { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  const exit = await new Promise((resolve) => child.on('close', resolve));
  expect(statSync(`${small}/out.svg`).size).toBeLessThan(2048);
  expect(err).toMatch(/^error: cannot write to standard output: [^\n]+\n$/);
  expect(exit).toBe(2);
  rmSync(small, { recursive: true });
});
