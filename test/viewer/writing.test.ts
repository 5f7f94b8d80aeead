import { describe, expect, it, test } from 'vitest';
import '../../machine/words/words.ts';
import { checkGame } from '../../machine/record/read.ts';
import { choicesAt } from '../../site/src/engine/writing/choices.ts';
import { cursorIn } from '../../site/src/engine/writing/cursor.ts';
import { draftOf } from '../../site/src/engine/writing/draft.ts';
import { partsOf } from '../../site/src/engine/writing/parts.ts';
import { fittingOf } from '../../site/src/own/writing/fitting.ts';
import type { Language } from '../../spec/text.ts';

const reader = { checkGame };

/** What is offered where `|` stands in a text. */
async function offered(marked: string, language: Language = 'en') {
  const cursor = marked.indexOf('|');
  const text = marked.replace('|', '');
  const { from, choices } = await choicesAt(text, cursor, reader, language);
  return fittingOf(choices, text.slice(from, cursor));
}
const labels = async (marked: string, language?: Language): Promise<readonly string[]> =>
  (await offered(marked, language)).map(({ label }) => label);

const draft = (text: string, language: Language = 'en') => draftOf(text, reader, language)!;

describe('parts', () => {
  it.each([
    ['[Title "A ] of"] 1. bull: K C5, r C6', 'header turn turn move move'],
    [
      'K C5 [r 2:1] (K D5) {@ru Да \\} так [%after {"a": "}"}]}',
      'move conflict open move close comment',
    ],
    ['[Position {"rows": ["["]}] 2. @{"do": "pass"} $3', 'header turn raw move'],
    ['K C5 2. r C6', 'move turn move'],
  ])('of %s', (text, kinds) => {
    expect(
      partsOf(text)
        .map(({ kind }) => kind)
        .join(' '),
    ).toBe(kinds);
  });
  it.each(['[Title "An', 'K C5 {So', '1. @{"do"'])('%s is not closed', (text) => {
    expect(partsOf(text).at(-1)?.closed).toBe(false);
  });
});

describe('a cursor', () => {
  it.each([
    ['[Ti', { at: 'header', from: 1 }],
    ['[Seat "arch', { at: 'value', from: 7, header: 'Seat' }],
    ['1. bull: K C', { at: 'move', from: 11, before: '1. bull: ', head: 'K' }],
    ['K C5\n', { at: 'move', from: 5, before: 'K C5\n', head: '' }],
    ['K C5 {So', { at: 'elsewhere', from: 8 }],
  ])('behind %s', (text, expected) => {
    expect(cursorIn(text, text.length)).toEqual(expected);
  });
  it('in a variation is where the move before it was not made', () => {
    const at = (text: string) => cursorIn(text, text.length);
    expect(at('K C5, r C6 (r D6, ')).toMatchObject({ before: 'K C5,  r D6, ' });
    expect(at('K C5 (K D5 (K E5, ')).toMatchObject({ before: '  K E5, ' });
    expect(at('K C5 (K D5) (... r C6, ')).toMatchObject({ before: 'K C5 (K D5)   r C6, ' });
  });
});

describe('what is offered', () => {
  it('names of headers and their values', async () => {
    expect(await labels('[Ed|')).toEqual(['Edition "']);
    expect(await labels('[Edition "|"]')).toEqual(['1997', '2015', 'condensed']);
    expect(await labels('[Seat "bu|')).toEqual(['bull']);
    expect((await labels('[Rulings "swapRefill=|')).length).toBeGreaterThan(1);
  });
  it('whose turn it is, then pieces, then the spaces that are legal for the piece', async () => {
    expect(await labels('1. archer: K M5, r M6\n2. |')).toEqual(['bull:']);
    expect(await labels('1. archer: K M5, r M6\n2. bull: |')).toEqual(
      expect.arrayContaining(['K', 'P', 'F', 'T', 'k', 'r', 'u', 'g', '#', '-']),
    );
    expect(await labels('1. archer: K M|')).toContain('M5');
    const spaces = await labels('1. archer: K M5, u |');
    expect(spaces).toContain('M7');
    expect(spaces).not.toContain('M6');
  });
  it('what the position at the cursor allows, whatever stands behind it', async () => {
    expect(await labels('1. archer: K | M5, nonsense [')).toContain('M5');
  });
  it('words of the reader’s language, as soon as one is begun', async () => {
    expect(await labels('1. archer: ца|', 'ru')).toEqual(['царь']);
    expect(await labels('1. archer: царь M|', 'ru')).toContain('M5');
    expect(await labels('1. archer: ki|')).toEqual(['king']);
    expect(await labels('2. лу|', 'ru')).toEqual(['лучник:']);
  });
  it('letters as they are begun first, large or small', async () => {
    expect(await labels('1. archer: k|')).toEqual(['k', 'K']);
    expect(await labels('1. archer: K|')).toEqual(['K', 'k']);
  });
  it('letters of the language that a header names', async () => {
    const head = '[Letters "ru"]\n1. archer: ';
    expect(await labels('[Letters "|"]')).toEqual(['en', 'ru', 'fr']);
    expect(await labels(`${head}|`)).toEqual(expect.arrayContaining(['Ц', 'Ж', 'к', 'ч']));
    expect(await labels(`${head}Ц M|`)).toContain('M5');
    expect(await labels(`${head}Ц M5, с |`)).not.toContain('M6');
  });
  it('what is left out stands in nobody’s way', async () => {
    const square = '1. archer: r C1, r C2\n2. bull: r D1, r D2\n';
    expect(await labels(`${square}|`)).toEqual(expect.arrayContaining(['RU', '-', 'archer:']));
    expect(await labels(`${square}RU |`)).toEqual(['C1']);
    expect(await labels(`${square}3. archer: K |`)).toContain('B1');
  });
  it('nothing in comments', async () => {
    expect(await labels('K M5 {K |')).toEqual([]);
  });
});

describe('a draft', () => {
  it('is played, with where each step begins', () => {
    const { telling, places, problems } = draft('1. archer: K M5, r M6\n2. bull: ');
    expect(problems).toEqual([]);
    expect(telling?.frames).toHaveLength(3);
    expect(places).toEqual([11, 17]);
  });
  it('is told as far as it can be read', () => {
    const { telling, problems } = draft('1. archer: K M5, r M6\n2. bull: K A');
    expect(telling?.frames).toHaveLength(3);
    expect(problems).toMatchObject([{ kind: 'input', code: 'notation', from: 31, to: 34 }]);
  });
  it('has an illegal move with the letters of it and the clause that refuses it', () => {
    const text = '1. archer: K M5, r M7, r M6';
    const [problem] = draft(text).problems;
    expect(problem).toMatchObject({ kind: 'refused', clauses: ['tile.place.land'] });
    expect(text.slice(problem!.from, problem!.to)).toBe('r M7');
  });
  it('tells in the language of the page', () => {
    expect(draft('1. archer: K M5, r M7', 'ru').problems[0]?.text).toContain('храм');
  });
  it.each(['1', 'K', '[', '[Ti', '{', '(', '1. lion: K M5', '[Edition "1066"]', '@{', '"'])(
    '%s can be typed',
    (text) => {
      const { problems } = draft(text);
      for (const { from, to } of problems) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(text.length);
        expect(to).toBeGreaterThan(from);
      }
    },
  );
  test('JSON is no draft, and nothing has nothing wrong', () => {
    expect(draftOf('{"format": 1}', reader, 'en')).toBeNull();
    expect(draft(' \n')).toEqual({ telling: null, places: [], problems: [] });
  });
});
