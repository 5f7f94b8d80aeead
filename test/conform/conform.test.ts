import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import meta from '../../package.json' with { type: 'json' };
import { LANGUAGES } from '../../spec/text.ts';
import { shedu } from '../cli/shedu.ts';
import { engineIn, lacking, temporary } from './engines.ts';
import { ALL, REFUSED, suiteIn, TAKEN } from './suite.ts';

vi.setConfig({ testTimeout: 120_000 });

const cwd = temporary();
const suite = suiteIn(cwd);
afterAll(() => rmSync(cwd, { recursive: true }));

const taker = engineIn(cwd, 'taker');
const conform = (options: readonly string[], engine: readonly string[] = taker) =>
  shedu(['conform', '--suite', suite, ...options, '--', ...engine], { cwd });

interface CaseLine {
  readonly id: string;
  readonly verdict: string;
  readonly failure?: Readonly<Record<string, unknown>>;
  readonly lack?: unknown;
}

/** What came of each case, and the sum, as a program reads it. */
async function told(options: readonly string[], engine: readonly string[] = taker) {
  const { exit, out, err } = await conform(['--format', 'json', ...options], engine);
  const lines = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const cases = lines.filter(({ kind }) => kind === 'case') as readonly CaseLine[];
  const verdicts = Object.fromEntries(cases.map(({ id, verdict }) => [id, verdict]));
  return { exit, err, cases, verdicts, first: lines[0], last: lines.at(-1) };
}

const allAs = (ids: readonly string[], verdict: string) =>
  Object.fromEntries(ids.map((id) => [id, verdict]));

test('our own engine passes every case of the bundled suite', async () => {
  const adapter = join(import.meta.dirname, '../../fixtures/adapters/shedu.ts');
  const report = join(cwd, 'own.json');
  const { exit, out, err } = await shedu(
    ['conform', '--report', report, '--', process.execPath, adapter],
    { cwd },
  );
  const { suite: of, totals } = JSON.parse(readFileSync(report, 'utf8'));
  const { cases } = of;
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  expect(cases).toBeGreaterThan(500);
  expect(totals).toEqual({ passed: cases, failed: 0, unsupported: 0, known: 0, unexpected: 0 });
  expect(of.version).toBe(meta.version);
  expect(out.trimEnd().split('\n').at(-1)).toBe(
    `shedu ${meta.version}: ${cases} of ${cases} passed, 0 failures`,
  );
});

test('what an engine gets wrong is told with step, path, values and clauses', async () => {
  const { exit, verdicts, cases, last } = await told([]);
  expect(verdicts).toEqual({ ...allAs(TAKEN, 'passed'), ...allAs(REFUSED, 'failed') });
  expect(cases.find(({ id }) => id === 'illegal.tile.spent')?.failure).toMatchObject({
    kind: 'not-refused',
    clauses: [{ id: expect.any(String), title: expect.any(String) }],
  });
  expect(exit).toBe(1);
  expect(last).toMatchObject({ kind: 'summary', passed: 3, failed: 3, complete: true, exit: 1 });
  const { out } = await conform(['--only', 'illegal.tile.spent']);
  expect(out).toMatch(/^illegal\.tile\.spent, step 2, steps\[1\]\.violations\n {2}\S/);
  expect(out).toMatch(/\n {2}expected \["[a-z.-]+"\]\n {2}[a-z.-]+: [A-Z]/);
  expect(out).toMatch(/\ntaker 1: 0 of 1 passed, 1 failure\n$/);
});

test.each(LANGUAGES)('faults and sums are told in %s', async (lang) => {
  const { out } = await conform(['--lang', lang]);
  const { title } = JSON.parse(readFileSync(join(suite, 'illegal.tile.spent-spent.json'), 'utf8'));
  expect(out).toContain(title[lang]);
  const words = { en: 'Wars', ru: 'Войны', fr: 'Guerres' }[lang];
  expect(out).toContain(words);
  expect(out.trimEnd().split('\n').at(-1)).toMatch(
    { en: /3 of 6 passed/, ru: /пройдено 3 из 6/, fr: /3 sur 6 réussis/ }[lang],
  );
});

describe.concurrent('an engine that fails outside the rules fails the case, and no other', () => {
  const AT_SWAP = "if (asked.do === 'act' && asked.action.do === 'swap')";
  test.each([
    ['crash', `${AT_SWAP} { console.error('no such luck'); process.exit(3); }`, /no such luck/],
    ['hang', `${AT_SWAP} continue;`, /no answer in 8000 ms/],
    ['garbage', `${AT_SWAP} { write('Traceback:\\n'); continue; }`, /Traceback/],
    ['flood', `${AT_SWAP} { write('x'.repeat(5_000_000)); continue; }`, /letters/],
    ['protocol', `${AT_SWAP} { say({ id: id + 1, taken: true }); continue; }`, /expected 2, found/],
    ['error', `${AT_SWAP} { say({ id, error: 'not done yet' }); continue; }`, /not done yet/],
  ])('%s', async (kind, code, message) => {
    const engine = engineIn(cwd, kind, code);
    const { exit, cases, verdicts } = await told(['--timeout', '8000', '--jobs', '2'], engine);
    const failed = [...REFUSED, 'legal.swap.one'];
    const passed = TAKEN.filter((id) => id !== 'legal.swap.one');
    expect(verdicts).toEqual({ ...allAs(passed, 'passed'), ...allAs(failed, 'failed') });
    const { failure } = cases.find(({ id }) => id === 'legal.swap.one') as CaseLine;
    expect(failure).toMatchObject({ kind, step: 0, message: expect.stringMatching(message) });
    expect(failure?.request).toMatchObject({ do: 'act', action: { do: 'swap' } });
    expect(exit).toBe(1);
  });
});

describe.concurrent('an engine that cannot be used ends the run with one sentence', () => {
  test.each([
    ['is not there', [join(cwd, 'none')], /cannot be started/],
    ['ends at once', engineIn(cwd, 'ends', 'process.exit(7);'), /exit code 7/],
    ['speaks another protocol', engineIn(cwd, 'other', '', { protocol: 'uci' }), /protocol|engine/],
    ['says nothing', engineIn(cwd, 'mute', 'continue;'), /no answer in 9000 ms/],
    [
      'declines',
      engineIn(cwd, 'declines', "say({ id, unsupported: 'hello' }); continue;"),
      /hello/,
    ],
  ])('%s', async (_, engine, sentence) => {
    const { exit, out, err } = await conform(['--start-timeout', '9000'], engine);
    expect(err).toMatch(/^error: the engine cannot be used: [^\n]+\n$/);
    expect(err).toMatch(sentence);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
  });
});

test('an engine that is lost again and again ends the run, and it is told', async () => {
  const engine = engineIn(cwd, 'lost', "if (asked.do === 'load') process.exit(1);");
  const known = join(cwd, 'unwritten.txt');
  const { exit, out } = await shedu(
    ['conform', '--format', 'json', '--jobs', '2', '--write-known', known, '--', ...engine],
    { cwd },
  );
  const last = JSON.parse(out.trimEnd().split('\n').at(-1) as string);
  expect(last).toMatchObject({ complete: false, exit: 2, stopped: { kind: 'crash' } });
  expect(last.failed).toBeGreaterThanOrEqual(20);
  expect(last.failed).toBeLessThan(30);
  expect(last.untried).toBeGreaterThan(500);
  expect(exit).toBe(2);
  expect(existsSync(known)).toBe(false);
});

test('what an engine lacks is unsupported, whether declared or said', async () => {
  const declared = engineIn(cwd, 'few', '', lacking({ positions: false }));
  const { exit, verdicts, cases } = await told([], declared);
  expect(verdicts).toEqual(allAs(ALL, 'unsupported'));
  expect(cases[0]?.lack).toEqual({ lacks: 'positions' });
  expect(exit).toBe(0);
  const said = engineIn(
    cwd,
    'said',
    "if (asked.do === 'load') { say({ id, unsupported: 'wars' }); continue; }",
  );
  const { out } = await conform([], said);
  expect(out).toMatch(/Not supported\n {2}6 {2}.*wars\n/);
  expect(out).toMatch(/0 of 0 passed, 0 failures, 6 not supported\n$/);
});

describe('known failures', () => {
  const known = join(cwd, 'known.txt');
  test('are written, and are no fault when listed', async () => {
    expect((await conform(['--write-known', known])).exit).toBe(1);
    const lines = readFileSync(known, 'utf8').trimEnd().split('\n');
    expect(lines.filter((line) => !line.startsWith('#'))).toEqual(REFUSED);
    const { exit, verdicts, last } = await told(['--known', known]);
    expect(verdicts).toEqual({ ...allAs(TAKEN, 'passed'), ...allAs(REFUSED, 'known') });
    expect(last).toMatchObject({ failed: 3, known: 3, unexpected: 0 });
    expect(exit).toBe(0);
  });

  test('that pass are a fault', async () => {
    const list = ['# since the spring', '', ...REFUSED, `${TAKEN[0]}   # soon`, ''].join('\r\n');
    writeFileSync(known, list);
    const { exit, verdicts } = await told(['--known', known]);
    expect(verdicts[TAKEN[0] as string]).toBe('unexpected');
    expect(exit).toBe(1);
    const { out } = await conform(['--known', known]);
    expect(out).toMatch(/^legal\.monument\.build\n/);
    expect(out).toMatch(/3 of them known, 1 known failure passes\n$/);
  });

  test('that name no case are told with their line', async () => {
    writeFileSync(known, `# all\n${REFUSED[0]}\nlegal.nothing\n`);
    const { exit, err } = await conform(['--known', known]);
    expect(err).toMatch(/known\.txt:3: there is no case legal\.nothing\n$/);
    expect(exit).toBe(2);
  });
});

describe('cases are chosen', () => {
  test.each([
    [['legal.'], TAKEN],
    [['illegal.tile.spent'], ['illegal.tile.spent']],
    [['swap'], ['illegal.swap.not-held', 'legal.swap.one']],
    [
      ['war.attacker.active', 'illegal.tile'],
      ['illegal.tile.spent', 'legal.war.attacker-active'],
    ],
  ])('by %j', async (terms, ids) => {
    const { verdicts } = await told(['--only', ...terms]);
    expect(Object.keys(verdicts).sort()).toEqual(ids);
  });

  test('by what there is not: told with what may be meant', async () => {
    const { exit, err, out } = await conform(['--only', 'legal.swap.won']);
    expect(err).toMatch(/legal\.swap\.won \(did you mean legal\.swap\.one/);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
  });

  test('in parts that make the whole, none twice', async () => {
    const parts = await Promise.all(
      ['1/4', '2/4', '3/4', '4/4'].map((at) => told(['--shard', at])),
    );
    expect(parts.flatMap(({ verdicts }) => Object.keys(verdicts)).sort()).toEqual(ALL);
    expect(parts.every(({ verdicts }) => Object.keys(verdicts).length > 0)).toBe(true);
  });

  test('in shards whose sums add up to that of the whole', async () => {
    const sum = (name: string): string => readFileSync(join(cwd, name), 'utf8');
    await conform(['--sum', 'whole.sum']);
    await Promise.all(
      ['1', '2', '3'].map((i) => conform(['--shard', `${i}/3`, '--sum', `${i}.sum`])),
    );
    const all = await shedu(['merge', '1.sum', '3.sum', '2.sum', '--format', 'json'], { cwd });
    expect(all).toEqual({
      exit: JSON.parse(sum('whole.sum')).exit,
      out: sum('whole.sum'),
      err: '',
    });
    const { out } = await shedu(['merge', '1.sum', '2.sum', '3.sum'], { cwd });
    expect(out).toMatch(/^3 shards: [^\n]+ of \d+ passed, [^\n]+\n$/);
  });

  test('of a suite on standard input, a line each', async () => {
    const input = readdirSync(suite)
      .map((name) => `${JSON.stringify(JSON.parse(readFileSync(join(suite, name), 'utf8')))}\n`)
      .join('');
    const { out } = await shedu(['conform', '--suite', '-', '--', ...taker], { cwd, input });
    expect(out).toBe((await conform([])).out);
  });
});

describe.concurrent('wrong usage', () => {
  beforeAll(() => {
    writeFileSync(join(cwd, 'false.json'), '{}');
  });
  test.each([
    [['--jobs', '0'], /a number from 1/],
    [['--timeout', '1s'], /a number from 1/],
    [['--shard', '5/4'], /such as 1\/4/],
    [['--date', '2026-02-30'], /such as 2026-01-31/],
    [['--format', 'xml'], /choices/i],
    [['--known', 'none.txt'], /cannot read none\.txt/],
    [['--report', 'none/report.json'], /cannot write none\/report\.json/],
    [['--only', 'legal.', '--write-known', 'list.txt'], /whole suite/],
    [['--suite', 'false.json'], /false\.json/],
  ])('%j', async (options, sentence) => {
    const mark = join(cwd, `started${options.join('').replaceAll('/', '')}`);
    const code = `writeFileSync(${JSON.stringify(mark)}, '');`;
    const { exit, out, err } = await conform(
      options,
      engineIn(cwd, options.join('').replaceAll('/', ''), code),
    );
    expect(err).toMatch(/^error: [^\n]+\n$/);
    expect(err).toMatch(sentence);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(existsSync(mark)).toBe(false);
  });

  test('a suite whose claims are wrong is told with its file', async () => {
    const folder = join(cwd, 'wrong');
    const path = suiteIn(folder);
    const file = join(path, 'illegal.tile.spent-spent.json');
    const fixture = JSON.parse(readFileSync(file, 'utf8'));
    delete fixture.steps[1].violations;
    writeFileSync(file, JSON.stringify(fixture));
    const { exit, err } = await shedu(['conform', '--suite', path, '--', ...taker], { cwd });
    expect(err).toContain('illegal.tile.spent-spent.json');
    expect(exit).toBe(2);
  });

  test('what a suite has as malformed is not played', async () => {
    const folder = join(cwd, 'malformed');
    const path = suiteIn(folder);
    writeFileSync(join(path, 'broken.json'), '{');
    writeFileSync(join(path, 'broken.expect.json'), '{ "exit": 2 }');
    const { exit, out, err } = await shedu(['conform', '--suite', path, '--', ...taker], { cwd });
    expect(out).toMatch(/3 of 6 passed, 3 failures\n$/);
    expect({ exit, err }).toEqual({ exit: 1, err: '' });
  });
});
