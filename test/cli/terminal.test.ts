import stringWidth from 'string-width';
import { expect, test, vi } from 'vitest';
import { columns } from '../../machine/cli/output/columns.ts';
import { foreign, plain } from '../../machine/cli/output/terminal.ts';
import { game, shedu } from './shedu.ts';

vi.setConfig({ testTimeout: 60_000 });

const WIDE = 'Ａｄａ 李明';
const FAMILY = '👨‍👩‍👧';
const PERSIAN = 'می‌خواهم';
const SINHALA = 'ශ්‍රී';

test('columns are as wide as they look', () => {
  const lines = columns([WIDE, FAMILY, PERSIAN, SINHALA, 'Ada'].map((name) => [name, '|']));
  expect(new Set(lines.map((line) => stringWidth(line)))).toEqual(new Set([stringWidth(WIDE) + 3]));
});

test('signs that writing needs are kept, those that deceive or command are told by number', () => {
  for (const text of [FAMILY, PERSIAN, SINHALA, 'a\u00adb', '🏴󠁧󠁢󠁥󠁮󠁧󠁿']) expect(plain(text)).toBe(text);
  for (const sign of [
    '\u0007',
    '\u001b',
    '\u0085',
    '\n',
    '\u2028',
    '\u202e',
    '\u2066',
    '\u2068',
    '\u2069',
    '\ud800',
  ])
    expect(plain(`a${sign}b`)).toMatch(/^a\\u[0-9a-f]{4}b$/);
});

test('a text from outside is set apart when it could turn the line around', () => {
  expect(foreign('Ada')).toBe('Ada');
  expect(foreign('אדה')).toBe('\u2068אדה\u2069');
  expect(foreign('\u202eadA')).toBe('\u2068\\u202eadA\u2069');
  expect(foreign('\u2069\u202eadA')).toBe('\u2068\\u202eadA\u2069');
});

test('names of every writing stand in the table and in sentences', async () => {
  const names = [WIDE, '\u202eadA', PERSIAN, 'אדה'];
  const dynasties = ['lion', 'bull', 'pot', 'archer'];
  const seats = names.map((name, i) => ({ dynasty: dynasties[i], name }));
  const four = game('four', {
    title: 'אדה',
    seats,
    hands: new Array(4).fill(new Array(6).fill('?')),
    steps: [],
  });
  const { out, exit } = await shedu(['replay', '-', '--step', '0'], {
    input: JSON.stringify(four),
  });
  const rows = out.split('\n').filter((line) => /^\S+ \(.*\) +0 /.test(line));
  const starts = rows.map((row) => stringWidth(row.slice(0, row.search(/ 0 /))));
  expect(rows.length).toBe(4);
  expect(new Set(starts).size).toBe(1);
  expect(out).toContain(PERSIAN);
  expect(out).toContain('(\u2068אדה\u2069)');
  expect(out).not.toContain('\u202e');
  expect(exit).toBe(0);
});
