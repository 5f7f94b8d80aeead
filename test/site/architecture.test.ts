import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ICruiseResult } from 'dependency-cruiser';
import { expect, test } from 'vitest';
import { drawing } from '../../site/src/data/rooms/lanes.ts';
import { roomOf, rooms } from '../../site/src/data/rooms/rooms.node.ts';
import { WAY } from '../../site/src/data/rooms/way.ts';
import { stringsOf } from '../../site/src/strings.ts';
import { LANGUAGES, type Language } from '../../spec/text.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const drawn = drawing(rooms());

/** The built page, to be compared with the sources it was built from. */
const page = (language: Language): string =>
  readFileSync(
    join(ROOT, 'site/dist', language === 'en' ? '' : language, 'develop/architecture/index.html'),
    'utf8',
  );

/** Imports as the linter reads them, and those of pages, which it does not read. */
function imports(): readonly (readonly [from: string, to: string])[] {
  const { stdout } = spawnSync('npx depcruise spec machine site test --output-type json', {
    cwd: ROOT,
    shell: true,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const { modules } = JSON.parse(stdout) as ICruiseResult;
  const code = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => [source, resolved] as const),
  );
  const pages = globSync('site/src/**/*.astro', { cwd: ROOT }).flatMap((path) =>
    Array.from(
      readFileSync(join(ROOT, path), 'utf8').matchAll(/^ *import\b[^;]*?'(\.[^']+)'/gm),
      ([, to = '']) => [path, posix.join(dirname(path), to)] as const,
    ),
  );
  return [...code, ...pages];
}

const pair = (from: string | null, to: string | null): string => `${from} -> ${to}`;

test('the drawing shows every import of a room from another, and no more', {
  timeout: 180_000,
}, () => {
  const between = imports()
    .map(([from, to]) => [roomOf(from), roomOf(to)] as const)
    .filter(([from, to]) => from !== null && to !== null && from !== to);
  const expected = [...new Set(between.map(([from, to]) => pair(from, to)))].sort();
  expect(expected).toContain('machine/chart -> machine/rules');
  expect(drawn.arrows.map(({ from, to }) => pair(from, to)).sort()).toEqual(expected);
});

test('every import leads down', () => {
  const place = (name: string): number => drawn.rows.findIndex(({ room }) => room.name === name);
  expect(drawn.arrows.filter(({ from, to }) => place(from) >= place(to))).toEqual([]);
});

test.each(LANGUAGES)(
  'the page in %s has the drawing, what it says in words, and each room',
  (language) => {
    const text = page(language);
    const dots = text.matchAll(/<circle data-from="([^"]+)" data-to="([^"]+)"/g);
    expect(Array.from(dots, ([, from = '', to = '']) => pair(from, to))).toEqual(
      drawn.arrows.map(({ from, to }) => pair(from, to)),
    );
    expect(text).toContain(`aria-label="${stringsOf(language).architecture.drawing}"`);
    for (const purpose of Object.values(stringsOf(language).architecture.purposes)) {
      expect(text).toContain(purpose);
    }
  },
);

test.each(LANGUAGES)('every room has its sentence in %s, and nothing else has', (language) => {
  const told = Object.keys(stringsOf(language).architecture.purposes).sort();
  expect(told).toEqual(drawn.rows.map(({ room }) => room.name).sort());
});

test('the way of a game leads through rooms that are there', () => {
  const names = new Set(drawn.rows.map(({ room }) => room.name));
  expect(WAY.flatMap((step) => step.in).filter((room) => !names.has(room))).toEqual([]);
});
