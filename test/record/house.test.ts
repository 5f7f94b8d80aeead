import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUSE_FORMAT, type HouseEdition, houseReadings } from '../../machine/record/house.ts';
import { readHouse } from '../../machine/record/readhouse.ts';
import { clauseIds } from '../../spec/clauses.ts';
import { editionIds, editions } from '../../spec/editions.ts';
import { switches, switchIds } from '../../spec/rulings.ts';
import game from '../../spec/schema/game.schema.json' with { type: 'json' };
import houserules from '../../spec/schema/houserules.schema.json' with { type: 'json' };
import { LANGUAGES } from '../../spec/text.ts';
import { SEED } from '../model/seed.ts';

const EXAMPLE = readFileSync(new URL('../../spec/houserules/club.json', import.meta.url), 'utf8');

/** The smallest sound file, with parts of it replaced. */
const file = (rest: object = {}): string =>
  JSON.stringify({ format: HOUSE_FORMAT, edition: '2015', title: { en: 'Ours' }, ...rest });

function houseIn(text: string): HouseEdition {
  const read = readHouse(text);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.house;
}

function problemIn(text: string): { readonly path: string; readonly message: string } {
  const read = readHouse(text);
  if ('house' in read) throw new Error('it is sound');
  const [{ path, message }] = read.problems;
  return { path, message };
}

describe('an edition of one’s own', () => {
  test('has its edition, and what it says otherwise', () => {
    const house = houseIn(EXAMPLE);
    expect(house).toMatchObject({
      edition: '2015',
      rulings: { redeclineSquare: 'forbid' },
      options: { buildings: true },
    });
    expect(Object.keys(house.title)).toEqual(LANGUAGES);
    expect(house.notes.map(({ clause }) => clause)).toEqual([undefined, 'turn.action.two']);
    expect(houseReadings(house)).toEqual({
      ...editions['2015'].rulings,
      redeclineSquare: 'forbid',
    });
  });

  test('may name each reading of each switch, and each edition', () => {
    for (const edition of editionIds)
      for (const id of switchIds)
        for (const reading of Object.keys(switches[id].readings))
          expect(houseIn(file({ edition, rulings: { [id]: reading } })).edition).toBe(edition);
  });

  test('has words in every language that the project has', () => {
    const { title, noteText } = houserules.$defs;
    for (const { properties } of [title, noteText])
      expect(Object.keys(properties)).toEqual(LANGUAGES);
    expect(houserules.$defs.line.pattern).toBe(houserules.$defs.prose.pattern);
    expect(houserules.properties.rulings.$ref).toContain('rulings');
    expect(game.$defs).toHaveProperty('rulings');
  });

  test('has its words on lines, without controls', () => {
    const { title, notes } = houseIn(
      file({
        title: { en: '  Our\u0007\n\u2028club ' },
        notes: [{ text: { fr: 'Un.\r\n\r\n\tDeux\u0000 et demi.\u0085' } }],
      }),
    );
    expect(title).toEqual({ en: 'Our club' });
    expect(notes).toEqual([{ text: { fr: 'Un.\nDeux et demi.' } }]);
  });
});

describe('what is none is told where, with what was expected', () => {
  test.each<[string, object, string, RegExp]>([
    [
      'another format',
      { format: 'shedu-record/2' },
      'format',
      /"shedu-edition\/1", found "shedu-r/,
    ],
    ['no such edition', { edition: '1066' }, 'edition', /one of "1997".*found "1066"/],
    ['a strange key', { house: 1 }, 'house', /no such key/],
    ['no title', { title: {} }, 'title', /at least 1 key, found \{\}/],
    ['a title in no language', { title: { de: 'Wir' } }, 'title.de', /no such key/],
    ['an empty title', { title: { en: ' \u200b' } }, 'title.en', /a letter or a digit/],
    ['a long title', { title: { en: 'T'.repeat(201) } }, 'title.en', /at most 200 characters/],
    ['no such ruling', { rulings: { early: 'no' } }, 'rulings.early', /no such key/],
    [
      'no such reading',
      { rulings: { swapRefill: 'none' } },
      'rulings.swapRefill',
      /one of "same", "toSix", found "none"/,
    ],
    [
      'a module that the edition has not',
      { edition: '1997', options: { wonder: true } },
      'options.wonder',
      /what the edition 1997 offers, found true/,
    ],
    [
      'a board that the edition has not',
      { edition: 'condensed', options: { board: 'advanced' } },
      'options.board',
      /what the edition condensed offers, found "advanced"/,
    ],
    [
      'no such clause',
      { notes: [{ text: { en: 'A' } }, { clause: 'toString', text: { en: 'A' } }] },
      'notes[1].clause',
      /the id of a clause, found "toString"/,
    ],
    ['a note without words', { notes: [{ text: {} }] }, 'notes[0].text', /at least 1 key/],
    [
      'a long note',
      { notes: [{ text: { ru: 'Я'.repeat(2001) } }] },
      'notes[0].text.ru',
      /at most 2000 characters/,
    ],
    [
      'too many notes',
      { notes: new Array(201).fill({ text: { en: 'A' } }) },
      'notes',
      /at most 200 items/,
    ],
  ])('%s', (_, rest, path, message) => {
    expect(problemIn(file(rest))).toEqual({ path, message: expect.stringMatching(message) });
  });

  test('what is no JSON, a key that occurs twice, and what is no object', () => {
    expect(problemIn('{').message).toMatch(/^not JSON/);
    expect(problemIn('[]').message).toMatch(/an object, found \[\]/);
    expect(problemIn('null').message).toMatch(/an object, found null/);
    expect(problemIn('{"format": "shedu-edition/1", "format": 1}').path).toBe('format');
  });
});

test('whatever stands in a file, it is an edition or what is wrong is told', () => {
  const word = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom('\ud800', '\u202e', '<b>', 'en', '__proto__', 'x'.repeat(2001)),
  );
  const value = fc.oneof(word, fc.integer(), fc.boolean(), fc.constant(null), fc.jsonValue());
  const worded = fc.dictionary(fc.constantFrom(...LANGUAGES, 'de', '__proto__'), value);
  const readings = fc.dictionary(fc.constantFrom(...switchIds, 'constructor'), value);
  const note = fc.record(
    { clause: fc.oneof(fc.constantFrom(...clauseIds), value), text: fc.oneof(worded, value) },
    { requiredKeys: [] },
  );
  const mutant = fc.record(
    {
      format: fc.oneof({ weight: 9, arbitrary: fc.constant(HOUSE_FORMAT) }, value),
      edition: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...editionIds) }, value),
      title: fc.oneof({ weight: 9, arbitrary: fc.constant({ en: 'Ours' }) }, worded, value),
      rulings: fc.oneof(readings, value),
      options: fc.oneof(fc.dictionary(fc.constantFrom('board', 'wonder', 'x'), value), value),
      notes: fc.oneof(fc.array(note, { maxLength: 4 }), value),
      other: value,
    },
    { requiredKeys: [] },
  );
  const text = fc.oneof(
    mutant.map((json) => JSON.stringify(json)),
    fc
      .tuple(fc.constant(EXAMPLE), fc.nat(EXAMPLE.length), word)
      .map(([whole, at, put]) => whole.slice(0, at) + put + whole.slice(at + put.length)),
  );
  const found = { sound: 0, wrong: 0 };
  fc.assert(
    fc.property(text, (given) => {
      const read = readHouse(given);
      if ('problems' in read) {
        found.wrong++;
        for (const { message, path } of read.problems) {
          expect(message).not.toBe('');
          expect(message.length + path.length).toBeLessThan(30_000);
        }
        return;
      }
      found.sound++;
      const { title, notes } = read.house;
      const words = [title, ...notes.map((one) => one.text)].flatMap(Object.values);
      for (const one of words) {
        expect(one).toMatch(/[\p{L}\p{N}]/u);
        expect(one).not.toMatch(/[^\P{Cc}\n]|\p{Cs}/u);
      }
    }),
    { seed: SEED, numRuns: 2000 },
  );
  expect(found.sound).toBeGreaterThan(20);
  expect(found.wrong).toBeGreaterThan(20);
});
