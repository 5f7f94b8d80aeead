import { spawn } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import sax from 'sax';
import { afterAll, expect, test, vi } from 'vitest';
import meta from '../../package.json' with { type: 'json' };
import { ENTRY, shedu } from '../cli/shedu.ts';
import { engineIn, temporary } from './engines.ts';
import { ALL, suiteIn } from './suite.ts';

vi.setConfig({ testTimeout: 120_000 });

const cwd = temporary();
const suite = suiteIn(cwd);
afterAll(() => rmSync(cwd, { recursive: true }));

/** What deceives in a terminal, in XML and in TAP. */
const HOSTILE = '\u001b[2J\u202e]]><b> # SKIP \u0000';

const taker = engineIn(cwd, 'taker');
const hostile = engineIn(
  cwd,
  'hostile',
  `if (asked.do === 'act') { say({ id, error: ${JSON.stringify(HOSTILE)} }); continue; }`,
);
const lost = engineIn(cwd, 'lost', "if (asked.do === 'load') process.exit(1);");
const conform = (options: readonly string[], engine: readonly string[] = taker) =>
  shedu(['conform', '--suite', suite, ...options, '--', ...engine], { cwd });
const bundled = (options: readonly string[], engine: readonly string[]) =>
  shedu(['conform', ...options, '--', ...engine], { cwd });

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** The elements of a text that is well-formed XML. */
function elementsIn(text: string): readonly Element[] {
  const found: Element[] = [];
  const parser = sax.parser(true);
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes }) => {
    found.push({ name, attributes });
  };
  parser.write(text).close();
  return found;
}

const countOf = (elements: readonly Element[], name: string): number =>
  elements.filter((one) => one.name === name).length;

test('JUnit is well-formed XML that counts its cases, whatever an engine says', async () => {
  const { out } = await conform(['--format', 'junit']);
  const elements = elementsIn(out);
  expect(elements[0]).toMatchObject({
    name: 'testsuites',
    attributes: { tests: '6', failures: '3', errors: '0' },
  });
  expect(countOf(elements, 'failure')).toBe(3);
  const names = elements.flatMap(({ name, attributes }) =>
    name === 'testcase' ? [attributes.name] : [],
  );
  expect(names).toEqual(ALL);
  const { out: other } = await conform(['--format', 'junit'], hostile);
  expect(countOf(elementsIn(other), 'error')).toBe(6);
  expect(other).not.toContain('\u202e');
  expect(() => elementsIn(out.slice(0, -20))).toThrow();
});

test('TAP numbers its points and ends with the plan, whatever an engine says', async () => {
  for (const [engine, failed] of [
    [taker, 3],
    [hostile, 6],
  ] as const) {
    const lines = (await conform(['--format', 'tap'], engine)).out.trimEnd().split('\n');
    const points = lines.flatMap((line) => /^(not )?ok (\d+) - \S+/.exec(line) ?? []);
    expect(lines[0]).toBe('TAP version 14');
    expect(lines.at(-1)).toBe('1..6');
    expect(lines.filter((line) => /^(not )?ok \d/.test(line))).toHaveLength(6);
    expect(lines.filter((line) => line.startsWith('not ok'))).toHaveLength(failed);
    expect(lines.filter((line) => /[^\\]#/.test(line.replace(/^ .*|^#.*/, '')))).toEqual([]);
    expect(points.length).toBeGreaterThan(0);
  }
});

test('a run that was ended early says so in each form', async () => {
  const tap = await bundled(['--format', 'tap'], lost);
  expect(tap.out).toMatch(/\nBail out! [^\n]+\n$/);
  expect(tap.out).not.toMatch(/^1\.\./m);
  const junit = await bundled(['--format', 'junit'], lost);
  expect(elementsIn(junit.out).at(-2)).toMatchObject({ attributes: { name: 'conform' } });
  const text = await bundled([], lost);
  expect(text.out).toMatch(/\nEnded early: 20 processes [\s\S]+ not tried\n$/);
  expect([tap.exit, junit.exit, text.exit]).toEqual([2, 2, 2]);
});

test('text and JSON show nothing that a terminal would obey', async () => {
  for (const format of ['text', 'json']) {
    const { out } = await conform(['--format', format], hostile);
    expect(out).toContain('SKIP');
    for (const sign of ['\u001b', '\u202e', '\u0000']) expect(out).not.toContain(sign);
  }
});

test('the report fits its schema, and is the same however many processes there are', async () => {
  const ajv = new Ajv2020({ strictTypes: false, discriminator: true });
  for (const name of globSync('*.schema.json', { cwd: join(ROOT, 'spec/schema') }))
    ajv.addSchema(JSON.parse(readFileSync(join(ROOT, 'spec/schema', name), 'utf8')));
  const validate = ajv.getSchema('conformance.schema.json');
  const texts: string[] = [];
  for (const [jobs, engine] of [
    ['1', taker],
    ['3', taker],
    ['2', hostile],
  ] as const) {
    const name = join(cwd, `report-${jobs}.json`);
    const day = ['--date', '2026-01-31'];
    await conform(['--jobs', jobs, '--report', name, ...day], engine);
    const text = readFileSync(name, 'utf8');
    validate?.(JSON.parse(text));
    expect(validate?.errors).toBeNull();
    texts.push(text);
  }
  expect(texts[0]).toBe(texts[1]);
  const report = JSON.parse(texts[0] as string);
  expect(report).toMatchObject({
    format: 'shedu-conformance/1',
    suite: { cases: 6 },
    engine: { name: 'taker', version: '1' },
    date: '2026-01-31',
    totals: { passed: 3, failed: 3, unsupported: 0 },
  });
  expect(report.cases.map(({ id }: { id: string }) => id)).toEqual(ALL);
  expect(report.clauses).toContainEqual({
    clause: 'tile.place.hand',
    ...{ passed: 0, failed: 1, unsupported: 0, blamed: 1 },
  });
  expect(report.chapters).toContainEqual({
    chapter: 'swap',
    ...{ passed: 1, failed: 1, unsupported: 0 },
  });
});

const ROOT = join(import.meta.dirname, '../..');

test('a badge tells how many of the supported cases passed', async () => {
  const [json, svg] = [join(cwd, 'badge.json'), join(cwd, 'badge.svg')];
  await conform(['--badge', json]);
  expect(JSON.parse(readFileSync(json, 'utf8'))).toEqual({
    schemaVersion: 1,
    label: 'shedu',
    message: '3 of 6',
    color: 'orange',
  });
  await bundled(['--only', 'legal.swap.one', '--badge', svg], taker);
  const text = readFileSync(svg, 'utf8');
  expect(elementsIn(text)[0]).toMatchObject({
    name: 'svg',
    attributes: { 'aria-label': `shedu ${meta.version}: 1 of 1` },
  });
});

test('a terminal shows how far a run is', async () => {
  const node = ['--import', 'data:text/javascript,process.stderr.isTTY=true'];
  const { err } = await shedu(['conform', '--suite', suite, '--', ...taker], { cwd, node });
  expect(err).toMatch(/0 of 6, .* left: 0 of 0 passed/);
});

const WAIT = { timeout: 60_000, interval: 20 };

test.skipIf(process.platform === 'win32').each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'a run that is interrupted leaves no engine behind (%s)',
  async (signal) => {
    const mark = join(cwd, `pid-${signal}`);
    const stuck = engineIn(
      cwd,
      `stuck-${signal}`,
      `if (asked.do === 'load') {
        writeFileSync(${JSON.stringify(mark)}, String(process.pid));
        for (;;);
      }`,
    );
    const args = ['conform', '--suite', suite, '--jobs', '1', '--timeout', '600000', '--'];
    const child = spawn(process.execPath, [ENTRY, ...args, ...stuck], { cwd, stdio: 'ignore' });
    const ended = new Promise((resolve) => child.on('close', resolve));
    await vi.waitFor(
      () => expect(existsSync(mark) && readFileSync(mark, 'utf8')).toMatch(/\d/),
      WAIT,
    );
    child.kill(signal);
    expect(await ended).toBe({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }[signal]);
    const pid = Number(readFileSync(mark, 'utf8'));
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow(), WAIT);
  },
);
