import { describe, expect, test } from 'vitest';
import { chapters, clauseIds, clauses } from '../../spec/clauses.ts';
import { rulings } from '../../spec/rulings.ts';
import { LANGUAGES, type Language, type Text } from '../../spec/text.ts';

interface Titled {
  readonly id: string;
  readonly title: Text;
  /** What the title is the short name of. */
  readonly told: Text;
}

const titled: readonly Titled[] = [
  ...clauseIds.map((id) => ({ id, title: clauses[id].title, told: clauses[id].statement })),
  ...Object.values(rulings).map(({ id, title, question }) => ({ id, title, told: question })),
];

const LONGEST: Readonly<Record<Language, number>> = { en: 60, ru: 70, fr: 70 };

/** Words as one counts them aloud: `one's` and `n’agir` are one each, a dash is none. */
const words = (title: string): number => title.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;

/** Words that begin with a capital wherever they stand. */
const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['English'],
  ru: ['Лучник', 'Бык', 'Лев', 'Ваза'],
  fr: [],
};

describe.each(LANGUAGES)('the titles in %s', (language) => {
  const all = titled.map(({ id, title, told }) => ({
    id,
    title: title[language],
    told: told[language],
  }));
  const which = (wrong: (title: string, told: string) => boolean): readonly string[] =>
    all.filter(({ title, told }) => wrong(title, told)).map(({ id, title }) => `${id}: ${title}`);

  test('are there, for every clause and every ruling', () => {
    expect(all.length).toBe(clauseIds.length + Object.keys(rulings).length);
    expect(which((title) => title.trim() === '' || title !== title.trim())).toEqual([]);
  });

  test('are of three to eight words and fit a line', () => {
    const fits = (title: string): boolean =>
      words(title) >= 3 && words(title) <= 8 && title.length <= LONGEST[language];
    expect(which((title) => !fits(title))).toEqual([]);
  });

  test('are distinct, from those of the chapters too', () => {
    const names = [...all, ...chapters.map(({ title }) => ({ title: title[language] }))];
    const lower = names.map(({ title }) => title.toLocaleLowerCase(language));
    expect(lower.filter((title, i) => lower.indexOf(title) !== i)).toEqual([]);
  });

  test('end in no punctuation but a question mark, and quote nothing', () => {
    expect(which((title) => !/[\p{L}\p{N}?]$/u.test(title))).toEqual([]);
    expect(which((title) => /["“”„«»`]/u.test(title))).toEqual([]);
  });

  test('are in sentence case', () => {
    const shouts = (title: string): boolean => {
      const [first = '', ...rest] = title.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
      const capital = (word: string): boolean => /^\p{Lu}/u.test(word);
      return !capital(first) || rest.some((it) => capital(it) && !NAMES[language].includes(it));
    };
    expect(which(shouts)).toEqual([]);
  });

  test('name no id', () => {
    expect(which((title) => /\p{Ll}\.\p{Ll}|\p{Ll}\p{Lu}/u.test(title))).toEqual([]);
    const ids = new Set<string>(titled.map(({ id }) => id));
    expect(which((title) => title.split(/[\s:]+/u).some((it) => ids.has(it)))).toEqual([]);
  });

  test('are shorter than the statement or question, and no copy of its beginning', () => {
    expect(which((title, told) => title.length >= told.length)).toEqual([]);
    const copies = (title: string, told: string): boolean => told.startsWith(title);
    expect(which(copies)).toEqual([]);
  });
});

test('French titles have a no-break space before high punctuation and a typographic apostrophe', () => {
  const wrong = titled.filter(({ title: { fr } }) => /[^\u00a0\u202f][:;?!]|'/u.test(fr));
  expect(wrong.map(({ id, title }) => `${id}: ${title.fr}`)).toEqual([]);
});

test('English and Russian titles have no space before punctuation', () => {
  const wrong = titled.filter(({ title: { en, ru } }) => /\s[:;,.?!]/u.test(`${en} ${ru}`));
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
