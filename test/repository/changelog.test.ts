import { expect, test } from 'vitest';
import meta from '../../package.json' with { type: 'json' };
import { read } from './papers.ts';

/** The form of Keep a Changelog 1.1.0. */

const KINDS = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];

interface Version {
  readonly heading: string;
  readonly kinds: readonly { readonly kind: string; readonly lines: readonly string[] }[];
}

const [head = '', ...parts] = read('CHANGELOG.md').split(/^## /m);

const versions = parts.map((part): Version => {
  const [top = '', ...kinds] = part.split(/^### /m);
  return {
    heading: top.trim(),
    kinds: kinds.map((lines) => {
      const [kind = '', ...rest] = lines.trim().split('\n');
      return { kind, lines: rest.filter((line) => line !== '') };
    }),
  };
});
const [unreleased, ...released] = versions;

const numbered = released.map(({ heading }) => {
  const [, number = '', date = ''] =
    /^\[(\d+\.\d+\.\d+)\] - (\d{4}-\d{2}-\d{2})$/.exec(heading) ?? [];
  return { heading, number, date };
});

test('it says what it is, and begins with what is not released', () => {
  expect(head).toMatch(/^# Changelog\n\n\S/);
  expect(unreleased?.heading).toBe('[Unreleased]');
});

test('every version has a number and a day, the newest first', () => {
  expect(numbered.filter(({ number }) => number === '')).toEqual([]);
  expect(numbered.filter(({ date }) => Number.isNaN(Date.parse(date)))).toEqual([]);
  const order = numbered.toSorted((a, b) =>
    b.number.localeCompare(a.number, 'en', { numeric: true }),
  );
  expect(numbered).toEqual(order);
  expect(numbered.map(({ date }) => date)).toEqual(
    numbered
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  );
  expect(new Set(numbered.map(({ number }) => number)).size).toBe(numbered.length);
});

test('the newest version is that of the package', () => {
  expect(numbered[0]?.number).toBe(meta.version);
});

test.each(versions)('$heading tells changes by their kind, in lines of a list', ({ kinds }) => {
  const told = kinds.map(({ kind }) => kind);
  expect(told.filter((kind) => !KINDS.includes(kind))).toEqual([]);
  expect(new Set(told).size).toBe(told.length);
  for (const { kind, lines } of kinds) {
    expect([kind, lines.length > 0]).toEqual([kind, true]);
    expect(lines.filter((line) => !/^- \S/.test(line))).toEqual([]);
  }
});

test('a released version has told something', () => {
  const silent = released.filter(({ kinds }) => kinds.length === 0);
  expect(silent.map(({ heading }) => heading)).toEqual([]);
});
