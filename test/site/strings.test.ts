import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { codeStringsOf } from '../../site/src/codestrings.ts';
import { labTextsOf } from '../../site/src/lab/texts.ts';
import { verdictTextsOf } from '../../site/src/lab/verdict/texts.ts';
import { fill, type Strings, stringsOf } from '../../site/src/strings.ts';
import { waysStringsOf } from '../../site/src/waysstrings.ts';
import { LANGUAGES, type Language } from '../../spec/text.ts';

type Tree = string | { readonly [key: string]: Tree };

const FORMS: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);
const isForms = (tree: Tree): tree is Readonly<Record<string, string>> =>
  typeof tree !== 'string' && 'other' in tree && Object.keys(tree).every((key) => FORMS.has(key));

/** The texts of a catalogue by their paths, those for numbers as one. */
function texts(tree: Tree, path = ''): readonly (readonly [string, Tree])[] {
  if (typeof tree === 'string' || isForms(tree)) return [[path, tree]];
  return Object.entries(tree).flatMap(([key, below]) => texts(below, `${path}/${key}`));
}

const told = (language: Language) =>
  new Map(
    texts({
      ...(stringsOf(language) as Strings),
      ...codeStringsOf(language),
      lab: labTextsOf(language),
      verdict: verdictTextsOf(language),
      ways: waysStringsOf(language),
    } as Tree),
  );
const english = told('en');

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const own = told(language);

  test('are those of the others', () => {
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test('have a form for each kind of number', () => {
    const kinds = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    for (const [path, text] of own) {
      if (isForms(text)) expect([path, Object.keys(text).sort()]).toEqual([path, kinds]);
    }
  });

  test('are filled from the same values', () => {
    const gaps = (text: Tree): readonly string[] =>
      typeof text === 'string'
        ? [...new Set(text.match(/\{\w+\}/g))].sort()
        : [...new Set(Object.values(text).flatMap(gaps))].sort();
    for (const [path, text] of own) {
      expect([path, gaps(text)]).toEqual([path, gaps(english.get(path)!)]);
    }
  });
});

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  'the texts in %s are in words of their own',
  (language) => {
    const same = [...told(language)].filter(
      ([path, text]) => typeof text === 'string' && text.length > 15 && text === english.get(path),
    );
    expect(same).toEqual([]);
  },
);

/** What the project says in a language, in its data as in its catalogues. */
function saidIn(language: Language): readonly string[] {
  const root = new URL('../../', import.meta.url);
  const own = (tree: unknown, key: string): readonly string[] => {
    if (typeof tree === 'string') return key === language ? [tree] : [];
    return Object.entries(tree ?? {}).flatMap(([name, below]) =>
      own(below, key === language ? key : name),
    );
  };
  const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, root), 'utf8'));
  const told = ['spec/**/*.json', 'fixtures/{examples,games,illegal,legal,rulings}/**/*.json']
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((name) => !/schema/.test(name));
  const catalogues = globSync(`{machine,site/src}/**/${language}.json`, { cwd: root });
  return [
    ...told.flatMap((name) => own(read(name), '')),
    ...catalogues.flatMap((name) => own(read(name), language)),
  ];
}

test('French texts have the spaces of French before double signs, which do not break', () => {
  const said = saidIn('fr');
  expect(said.length).toBeGreaterThan(1000);
  expect(
    said.filter((text) => /(?<!«)[ \u00a0][;?!](?!\w)|[ \u202f](:|»)|«(?!\u00a0)/.test(text)),
  ).toEqual([]);
});

test('Russian texts have the dash of Russian, which begins no line, and its quotation marks', () => {
  const said = saidIn('ru');
  expect(said.length).toBeGreaterThan(1000);
  expect(
    said.filter((text) => /[ \n]—|[ \u00a0]–[ \u00a0]|[“”„]|\p{Ll}"(?!\])/u.test(text)),
  ).toEqual([]);
});

test('a gap without a value stays as it is', () => {
  expect(fill('{step} of {last}', { step: 0 })).toBe('0 of {last}');
});

test('texts that readers see have the apostrophe of print', () => {
  const root = new URL('../../', import.meta.url);
  const files = [
    'spec/**/*.json',
    'machine/words/**/*.json',
    'site/src/strings/**/*.json',
    'fixtures/{examples,games,illegal,legal,rulings}/**/*.json',
  ];
  const straight = files
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .flatMap((file) => {
      const lines = readFileSync(new URL(file, root), 'utf8').split('\n');
      return lines.filter((line) => /\p{L}'/u.test(line)).map((line) => [file, line.trim()]);
    });
  expect(straight).toEqual([]);
});
