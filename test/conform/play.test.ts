import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { shedu } from '../cli/shedu.ts';
import { engineIn, lacking, temporary } from './engines.ts';

vi.setConfig({ testTimeout: 120_000 });

const cwd = temporary();
afterAll(() => rmSync(cwd, { recursive: true }));

const taker = engineIn(cwd, 'taker');
const conform = (options: readonly string[], engine: readonly string[] = taker) =>
  shedu(['conform', ...options, '--', ...engine], { cwd });

/** What was found and the sum, as a program reads it. */
async function told(options: readonly string[], engine: readonly string[] = taker) {
  const { exit, out, err } = await conform(['--format', 'json', ...options], engine);
  const lines = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const found = lines.filter(({ kind }) => kind === 'finding');
  return { exit, err, out, found, last: lines.at(-1) };
}

test('what games find is written as fixtures that the rules pass and the engine fails', async () => {
  const into = join(cwd, 'found');
  const { exit, err, found, last } = await told([
    '--play',
    '6',
    '--seed',
    '1',
    '--length',
    '12',
    '--into',
    into,
  ]);
  expect({ exit, err }).toEqual({ exit: 1, err: '' });
  expect(last).toMatchObject({ kind: 'summary', seed: 1, games: 6, untried: 0, exit: 1 });
  expect(last.findings).toBe(found.length);
  const names = found.map(({ fixture }) => `${fixture.id}.json`);
  expect(readdirSync(into).sort()).toEqual(names.sort());
  expect(new Set(found.map(({ difference }) => difference))).toEqual(new Set(['not-refused']));
  expect((await shedu(['verify', into])).exit).toBe(0);
  const again = await conform(['--suite', into, '--format', 'json']);
  expect(JSON.parse(again.out.trimEnd().split('\n').at(-1) ?? '')).toMatchObject({
    passed: 0,
    failed: names.length,
  });
});

test('the same seeds find the same, however many processes play', async () => {
  const games = ['--play', '4', '--seed', '7'];
  const [one, two] = [await told([...games, '--jobs', '1']), await told([...games, '--jobs', '3'])];
  expect(two.out).toBe(one.out);
});

test('a difference is told once, with the number of its games', async () => {
  const swaps = engineIn(
    cwd,
    'swaps',
    "if (asked.action?.do !== 'swap') answers.act = { taken: false }; else answers.act = { taken: true };",
  );
  const { found, last } = await told(['--play', '8', '--seed', '1', '--length', '8'], swaps);
  const seeds = new Set(found.flatMap((one) => one.seeds));
  expect([...seeds].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  const names = found.map(({ difference, clauses }) =>
    [difference, ...clauses.map((one: { readonly id: string }) => one.id).sort()].join(' '),
  );
  expect(new Set(names).size).toBe(found.length);
  expect(last.findings).toBe(found.length);
});

test('an engine that breaks down in every game ends the run early', async () => {
  const crasher = engineIn(cwd, 'crasher', "if (asked.do === 'load') process.exit(3);");
  const { exit, found, last } = await told(['--play', '60', '--seed', '1', '--jobs', '1'], crasher);
  expect(exit).toBe(1);
  expect(found).toMatchObject([{ difference: 'crash' }]);
  expect(last).toMatchObject({ games: 20, untried: 40 });
});

test('the action at which an engine breaks down is shown by a case', async () => {
  const code = "if (asked.do === 'act' && asked.action.do === 'swap') process.exit(3);";
  const shy = engineIn(cwd, 'shy', `${code} answers.act = { taken: false };`);
  const { found } = await told(['--play', '4', '--seed', '1', '--jobs', '1'], shy);
  const crash = found.find(({ difference }) => difference === 'crash');
  expect(crash?.fixture.steps.at(-1).action.do).toBe('swap');
});

test('games are told in each language', async () => {
  for (const [language, word] of [
    ['en', 'seed 3'],
    ['ru', 'номер(а|ов)? 3'],
    ['fr', 'numéro 3'],
  ] as const) {
    const { out } = await conform(['--play', '1', '--seed', '3', '--lang', language]);
    expect(out).toMatch(new RegExp(word));
  }
});

test.each([
  ['a form of cases', ['--play', '2', '--format', 'tap'], /tap/],
  ['cases beside games', ['--play', '2', '--smoke'], /--smoke/],
  ['a seed without games', ['--seed', '2'], /--seed needs --play/],
  ['no number of games', ['--play', 'x'], /--play/],
])('%s is refused', async (_name, options, why) => {
  const { exit, out, err } = await conform(options);
  expect({ exit, out }).toEqual({ exit: 2, out: '' });
  expect(err).toMatch(why);
});

test('an engine on which no game can begin is refused, and no folder is left', async () => {
  const boards = lacking({ positions: false, boards: ['free'] });
  const free = engineIn(cwd, 'free', '', boards);
  const into = join(cwd, 'nothing');
  const { exit, err } = await conform(['--play', '2', '--into', into], free);
  expect(exit).toBe(2);
  expect(err).toMatch(/no game can be played/);
  expect(readdirSync(cwd)).not.toContain('nothing');
});
