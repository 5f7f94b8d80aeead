import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commandLine } from '../../machine/cli/program.ts';
import { attributeOf, stepsIn } from '../../site/src/data/walkthroughs.ts';
import { isThere, linksIn, MADE, pathsIn, ROOT, read, standsFor } from './papers.ts';

const PAPERS = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'test/README.md'];

const foldersIn = (path: string): readonly string[] =>
  readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !MADE.has(entry.name))
    .map(({ name }) => name)
    .sort();

describe.each(PAPERS)('%s', (paper) => {
  const text = read(paper);

  test('names files and folders that are there', () => {
    const named = pathsIn(text);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((path) => !isThere(path, paper))).toEqual([]);
  });

  test('links to files that are there', () => {
    expect(linksIn(text).filter((path) => !isThere(path, paper))).toEqual([]);
  });

  test('calls commands that there are', async () => {
    const known = (await commandLine()).commands.map((command) => command.name());
    const called = Array.from(text.matchAll(/\bshedu ([a-z]+)/g), ([, name = '']) => name);
    expect(called.filter((name) => !known.includes(name))).toEqual([]);
    const { scripts } = JSON.parse(read('package.json')) as { scripts: object };
    const run = Array.from(text.matchAll(/npm run ([\w:]+)/g), ([, name = '']) => name);
    expect(run.filter((name) => !(name in scripts))).toEqual([]);
  });
});

test('the help of every command names files that are there', () => {
  const helps = globSync('machine/cli/*/command.ts', { cwd: ROOT }).map(read);
  const named = helps.flatMap((help) => help.match(/\bfixtures\/[\w/.-]+\.jsonl?\b/g) ?? []);
  expect(named).not.toEqual([]);
  expect(named.filter((path) => !isThere(path, ''))).toEqual([]);
});

test('a path that is not there is found, whatever is left open in it', () => {
  const named = pathsIn('Nothing, `spec/nowhere.json`, `spec/NAME/nowhere.json` and `none.ts`.');
  expect(named.filter((path) => !isThere(path, 'README.md'))).toEqual(named);
  expect(named).toHaveLength(3);
});

test('README.md names every main folder, and every one of the machine', () => {
  const named = new Set(pathsIn(read('README.md')));
  const folders = [
    ...foldersIn('.').filter((name) => name !== 'machine'),
    ...foldersIn('machine').map((name) => `machine/${name}`),
  ];
  expect(folders.filter((folder) => !named.has(`${folder}/`))).toEqual([]);
});

test('README.md leads from a clause to everything about it', () => {
  expect(read('README.md')).toMatch(/^npx shedu clause [a-z.]+ /m);
});

test('test/README.md names each folder of the tests and none that is not there', () => {
  const [, table = ''] = read('test/README.md').split('## Which test answers which question');
  const rows = table.split('\n## ')[0]!.matchAll(/^\| `([^`]+)` \|/gm);
  expect(Array.from(rows, ([, name = '']) => name).sort()).toEqual(foldersIn('test'));
});

test.each([
  ['add-a-rule', 'A rule'],
  ['add-a-ruling', 'A ruling'],
])('CONTRIBUTING.md lists every file that the walk-through %s changes', (page, heading) => {
  const files = stepsIn(read(`site/src/content/docs/develop/${page}.md`))
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ about }) => attributeOf(about, 'title') ?? []);
  expect(files.length).toBeGreaterThan(5);
  const [, after = ''] = read('CONTRIBUTING.md').split(`### ${heading}\n`);
  const listed = pathsIn(after.split('\n##')[0]!);
  expect(files.filter((file) => !listed.some((path) => standsFor(path, file)))).toEqual([]);
});
