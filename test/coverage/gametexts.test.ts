import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tell } from '../../machine/book/telling/telling.ts';
import type { LocalText } from '../../machine/record/local.ts';
import { localText } from '../../machine/record/local.ts';
import { readGame } from '../../machine/record/read.ts';
import '../../machine/words/words.ts';
import { LANGUAGES } from '../../spec/text.ts';

const FIXTURES = join(import.meta.dirname, '../../fixtures');

function read(text: string) {
  const game = readGame(text);
  if (!('file' in game)) throw new Error(game.problems[0]?.message);
  return game.file;
}

const bundled = globSync('{examples,games,illegal,legal,rulings}/**/*.json', { cwd: FIXTURES }).map(
  (name) => ({ name, file: read(readFileSync(join(FIXTURES, name), 'utf8')) }),
);

/** Every title and note of the suite, with where it stands. */
const texts = bundled.flatMap(({ name, file: { title, note, steps } }) => [
  { at: `${name} title`, text: title ?? '' },
  ...(note === undefined ? [] : [{ at: `${name} note`, text: note }]),
  ...steps.flatMap((step, i) =>
    step.note === undefined ? [] : [{ at: `${name} steps[${i}].note`, text: step.note }],
  ),
]);

const wrong = (is: (text: LocalText) => boolean): readonly string[] =>
  texts.filter(({ text }) => is(text)).map(({ at }) => at);

describe('the titles and notes of the suite', () => {
  test('are many', () => expect(texts.length).toBeGreaterThan(800));

  test.each(LANGUAGES)('are all there in %s', (language) => {
    expect(wrong((text) => typeof text === 'string' || !text[language]?.trim())).toEqual([]);
  });

  test('are in Cyrillic letters in Russian, and nowhere else', () => {
    const cyrillic = /\p{Script=Cyrillic}/u;
    const told = (text: LocalText, language: 'en' | 'ru' | 'fr'): boolean =>
      cyrillic.test(localText(text, language).text);
    expect(wrong((text) => !told(text, 'ru') || told(text, 'en') || told(text, 'fr'))).toEqual([]);
  });

  test('keep the typography of French', () => {
    const bad = /[^\u00a0\u202f\d][;?!]|[^\u00a0\u202f\d]:|'|«[^\u00a0\u202f]|[^\u00a0\u202f]»/u;
    expect(wrong((text) => bad.test(localText(text, 'fr').text))).toEqual([]);
  });
});

describe('a text of a file', () => {
  test('is told in the language of the reader, which then need not be said', () => {
    const text = { en: 'A war', ru: 'Война', fr: 'Une guerre' };
    expect(LANGUAGES.map((language) => localText(text, language))).toEqual([
      { text: 'A war' },
      { text: 'Война' },
      { text: 'Une guerre' },
    ]);
  });

  test('is told in English where the reader’s language is missing, else in the one there is', () => {
    expect(localText({ fr: 'Une guerre', en: 'A war' }, 'ru')).toEqual({
      text: 'A war',
      lang: 'en',
    });
    expect(localText({ fr: 'Une guerre' }, 'ru')).toEqual({ text: 'Une guerre', lang: 'fr' });
  });

  test('of no told language is told as it is', () => {
    expect(localText('A war', 'ru')).toEqual({ text: 'A war' });
  });

  const [{ file }] = bundled as [(typeof bundled)[number]];

  test('reaches the reader of the game with its language where that is another', () => {
    const [step, ...rest] = file.steps;
    const title = { ru: 'Война', fr: 'Une guerre' };
    const steps = [{ ...step!, note: { fr: 'Un coup' } }, ...rest];
    const told = tell({ ...file, title, note: { en: 'A note' }, steps }, 'ru');
    expect(told).toMatchObject({ title: 'Война', noteLang: 'en' });
    expect(told).not.toHaveProperty('titleLang');
    expect(told.frames[1]).toMatchObject({ noteLang: 'fr' });
    expect(tell({ ...file, title: { fr: 'Une guerre' } }, 'en')).toMatchObject({
      title: 'Une guerre',
      titleLang: 'fr',
    });
  });

  test('by language is refused in version 1, and read in it as a string', () => {
    const { kind: _, ...played } = file;
    const first = (title: LocalText) =>
      readGame(
        JSON.stringify({
          ...played,
          format: 'shedu-fixture/1',
          title,
          note: 'x',
          steps: played.steps.map(({ note: _note, ...step }) => step),
        }),
      );
    expect(first('A war')).toMatchObject({ file: { title: 'A war' } });
    const refused = first({ en: 'A war' });
    expect(refused).toMatchObject({ problems: [{ code: 'schema', path: 'title' }] });
    expect('problems' in refused && refused.problems[0]?.message).toContain('version 2');
  });
});
