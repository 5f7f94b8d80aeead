import { describe, expect, test } from 'vitest';
import glossary from '../../spec/glossary.json' with { type: 'json' };
import file from '../../spec/synonyms.json' with { type: 'json' };
import { synonyms } from '../../spec/synonyms.ts';
import { LANGUAGES, type Language } from '../../spec/text.ts';

const added: Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>> = file.terms;

const terms: Readonly<Record<string, Readonly<Record<string, unknown>>>> = glossary.terms;

const lower = (word: string): string => word.toLowerCase();

describe.each(LANGUAGES)('words of players in %s', (language) => {
  const lists = Object.entries(added).map(([id, words]) => [id, words[language]] as const);
  const own = (id: string): readonly string[] =>
    Object.keys(terms[id] ?? {})
      .filter((list) => list === language || list.startsWith(`${language}-`))
      .flatMap((list) => terms[id]![list] as readonly string[]);

  test('repeat none that the glossary has for the term', () => {
    const repeated = lists.flatMap(([id, words]) => {
      const known = own(id).map(lower);
      return words.filter((word) => known.includes(lower(word))).map((word) => `${id}: ${word}`);
    });
    expect(repeated).toEqual([]);
  });

  test('are two at least for what is no term of the glossary', () => {
    const alone = lists.filter(([id, words]) => !(id in terms) && words.length < 2);
    expect(alone.map(([id]) => id)).toEqual([]);
  });

  test('are neatly written, each once for a meaning', () => {
    const untidy = lists.flatMap(([id, words]) =>
      words
        .filter((word, i) => word !== word.trim() || words.map(lower).indexOf(lower(word)) !== i)
        .map((word) => `${id}: ${word}`),
    );
    expect(untidy).toEqual([]);
  });

  test('are in the alphabet of the language', () => {
    const foreign = language === 'ru' ? /[a-wyz]/iu : /\p{Script=Cyrillic}/u;
    const strange = lists.flatMap(([, words]) => words.filter((word) => foreign.test(word)));
    expect(strange).toEqual([]);
  });

  test('are in lists of two and more', () => {
    expect(synonyms[language].filter((words) => words.length < 2)).toEqual([]);
  });
});

/** The list that a word of the rulebook begins. */
const listOf = (language: Language, word: string): readonly string[] =>
  synonyms[language].find(([first]) => first === word) ?? [];

test.each([
  ['en', 'king', ['black leader']],
  ['en', 'revolt', ['internal conflict', 'coup']],
  ['ru', 'лидер', ['вождь']],
  ['ru', 'бунт', ['внутренний конфликт', 'мятеж']],
  ['ru', 'война', ['внешний конфликт']],
  ['fr', 'révolte', ['conflit interne', 'rébellion']],
  ['fr', 'partisan', ['soutien']],
] as const)('in %s what %s is called elsewhere is beside it', (language, word, others) => {
  expect(listOf(language, word)).toEqual(expect.arrayContaining([...others]));
});
