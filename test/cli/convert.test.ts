import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { readLine } from '../../machine/notation/line.ts';
import { readGame } from '../../machine/record/read.ts';
import { shedu } from './shedu.ts';

const folder = mkdtempSync(join(tmpdir(), 'shedu-convert-'));
afterAll(() => rmSync(folder, { recursive: true }));

const GAME = 'fixtures/games/first-round.json';
const log = (): string =>
  gunzipSync(
    readFileSync(join(import.meta.dirname, '../notation/logs/base-2p.log.json.gz')),
  ).toString('utf8');

test('writes a position on one line', async () => {
  const { exit, out, err } = await shedu(['convert', GAME, '--to', 'line', '--step', '4']);
  expect({ exit, err }).toEqual({ exit: 0, err: '' });
  expect(out.split('\n')).toHaveLength(2);
  expect(readLine(out)).toHaveProperty('position');
});

test('makes a record of a case, without its claims and what is refused', async () => {
  const path = join(folder, 'record.json');
  const file = 'fixtures/illegal/tile/farm-on-land.json';
  const { exit, out, err } = await shedu(['convert', file, '--to', 'record', '--out', path]);
  expect({ exit, out, err }).toEqual({ exit: 0, out: '', err: '' });
  const read = readGame(readFileSync(path, 'utf8'));
  expect(read).toMatchObject({ file: { kind: 'record' } });
  expect('file' in read && read.file.steps.every((step) => step.violations === undefined)).toBe(
    true,
  );
});

test('reads the log of a table, and says where it and the rules part', async () => {
  const path = join(folder, 'table.json');
  writeFileSync(path, log());
  const well = await shedu(['convert', path, '--to', 'record']);
  expect(well).toMatchObject({ exit: 0, err: '' });
  const record = readGame(well.out);
  expect('file' in record && record.file.steps.length).toBe(120);
  writeFileSync(path, log().replace('"winner_strength":', '"winner_strength":9'));
  const parted = await shedu(['convert', path, '--to', 'line', '--lang', 'fr']);
  expect(parted.exit).toBe(1);
  expect(parted.err).toContain('selon les règles');
});

test.each([
  [['fixtures/none.json', '--to', 'line'], 'no such file'],
  [[GAME], '--to'],
  [[GAME, '--to', 'picture'], 'Allowed choices are record, json, text, line'],
  [[GAME, '--to', 'line', '--step', '99'], 'no position 99'],
  [[GAME, '--to', 'record', '--out', '/proc/x/y.json'], '/proc/x'],
])('%j is told to be wrong', async (args, message) => {
  const { exit, out, err } = await shedu(['convert', ...args]);
  expect({ exit, out }).toEqual({ exit: 2, out: '' });
  expect(err).toContain(message);
});
