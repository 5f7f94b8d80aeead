import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bundledFixtures } from '../../machine/book/coverage/evidence.node.ts';
import { play } from '../../machine/bots/play.ts';
import { WORDS, wordMeaning } from '../../machine/notation/lexicon.ts';
import { type MovePosition, readMove } from '../../machine/notation/move.ts';
import { writeMove } from '../../machine/notation/writemove.ts';
import { frames } from '../../machine/record/replay.ts';
import { begin } from '../../machine/record/start.ts';
import type { Action } from '../../machine/rules/action.ts';
import { legalActions } from '../../machine/rules/legal.ts';
import type { Decision } from '../../machine/rules/phases.ts';
import { sayMoveProblem } from '../../machine/words/words.ts';
import { LANGUAGES, type Language } from '../../spec/text.ts';
import { games } from '../model/games.ts';
import { SEED } from '../model/seed.ts';

/** The start of a game, in a phase of which only the name matters. */
function position(phase: Decision = 'turn.action'): MovePosition {
  const { game } = begin({ kind: 'record', edition: '2015', steps: [] });
  return { game, phase };
}

const read = (text: string, language?: Language, phase?: Decision) =>
  readMove(text, position(phase), language);

describe('a move is read as it may be typed', () => {
  const king: Action = { do: 'leader', leader: 'king', at: 'C5' };
  const temple: Action = { do: 'tile', color: 'red', at: 'C6' };
  test.each<[Language | undefined, Action, readonly string[]]>([
    ['en', king, ['K C5', 'KC5', 'king C5', '  KING   to c5 ', 'C5 king', 'move the king to C5']],
    ['ru', king, ['Ц C5', 'ЦС5', 'царь с5', 'царя на C5', 'K C5']],
    ['fr', king, ['R C5', 'roi C5', 'le roi en C5', 'K C5']],
    [undefined, king, ['K C5', 'roi C5', 'царь C5', 'Ц C5']],
    ['en', temple, ['r C6', 'R C6', 'red C6', 'rC6', 'a temple at C6', 'red tile, C6']],
    ['ru', temple, ['к C6', 'К C6', 'х С6', 'храм C6', 'красный C6', 'тайл храма на C6']],
    ['fr', temple, ['r C6', 'rouge C6', 'un temple sur C6']],
    ['fr', { do: 'tile', color: 'blue', at: 'D4' }, ['b D4', 'bleue D4', 'ferme en D4', 'u D4']],
    ['ru', { do: 'tile', color: 'black', at: 'D5' }, ['черный D5', 'чёрный D5', 'поселение D5']],
    [
      'en',
      { do: 'withdraw', leader: 'trader' },
      ['T -', 'T-', '- T', 'T —', 'withdraw trader', 'trader off'],
    ],
    ['ru', { do: 'withdraw', leader: 'trader' }, ['Т -', 'снять торговца']],
    ['fr', { do: 'withdraw', leader: 'trader' }, ['M -', 'retirer le marchand']],
    ['en', { do: 'catastrophe', at: 'C6' }, ['# C6', '#C6', 'catastrophe tile at C6', 'C6 #']],
    ['ru', { do: 'catastrophe', at: 'C6' }, ['катастрофа C6', 'тайл катастрофы на C6']],
    [
      'en',
      { do: 'swap', tiles: ['red', 'red', 'black'] },
      ['=rrk', '= r r k', 'swap 2 red, 1 black', 'swap rrk', 'swap 2r k', 'exchange red red black'],
    ],
    ['ru', { do: 'swap', tiles: ['red', '?'] }, ['=к?', 'замена храм ?', 'обменять 1 красный 1?']],
    [
      'fr',
      { do: 'swap', tiles: ['black', 'green'] },
      ['=nv', 'échange noir et vert', 'echange nv'],
    ],
    ['en', { do: 'swap', tiles: [] }, ['=']],
    ['en', { do: 'pass' }, ['-', 'pass', 'PASS', '–']],
    ['ru', { do: 'pass' }, ['пас', 'нет']],
    ['fr', { do: 'pass' }, ['passe', 'non']],
    ['en', { do: 'support', count: 3 }, ['+3', '+ 3', 'support 3', 'support3', 'add 3 tiles']],
    ['ru', { do: 'support', count: 0 }, ['+0', 'добавить 0 тайлов']],
    ['fr', { do: 'support', count: 2 }, ['engager 2 tuiles', 'renfort 2']],
    ['en', { do: 'choose-war', color: 'green' }, ['!g', '!T', 'war green', 'war of the traders']],
    ['ru', { do: 'choose-war', color: 'green' }, ['!з', 'война торговцев']],
    [
      'en',
      { do: 'monument', square: 'C5', monument: ['black', 'red'] },
      ['KR C5', 'kr c5', 'KRC5', 'monument black red C5', 'monument at C5 KR', 'black red C5'],
    ],
    [
      'fr',
      { do: 'monument', square: 'C5', monument: ['black', 'red'] },
      ['NR C5', 'noir rouge C5'],
    ],
    [
      'ru',
      { do: 'monument', square: 'C5', monument: ['black', 'red'] },
      ['ЧК C5', 'монумент ЧК С5'],
    ],
    ['en', { do: 'no-monument' }, ['no-monument', 'no monument', 'no wonder']],
    ['ru', { do: 'no-monument' }, ['без монумента']],
    ['fr', { do: 'no-building' }, ['sans bâtiment', 'no-building']],
    ['en', { do: 'wonder', center: 'D6' }, ['W D6', 'WD6', 'wonder D6', 'raise the wonder at D6']],
    ['ru', { do: 'wonder', center: 'D6' }, ['чудо D6', 'чудо света на D6']],
    ['en', { do: 'wonder-point', color: 'red' }, ['W r', 'point red', 'wonder point red']],
    [
      'en',
      { do: 'building', color: 'green', at: 'D6' },
      ['g^ D6', 'covered market D6', 'building green D6'],
    ],
    ['fr', { do: 'building', color: 'green', at: 'D6' }, ['marché couvert D6', 'v^ D6']],
    ['en', { do: 'treasure', at: 'B2' }, ['* B2', '*B2', 'treasure at B2']],
    ['ru', { do: 'treasure', at: 'B2' }, ['сокровище В2']],
  ])('%s: %j', (language, action, texts) => {
    for (const text of texts) expect([text, read(text, language)]).toEqual([text, { action }]);
  });

  test('what is left out the position tells', () => {
    expect(read('B2', 'en', 'turn.treasures')).toEqual({ action: { do: 'treasure', at: 'B2' } });
    expect(read('traders', 'en', 'turn.war.choose')).toEqual({
      action: { do: 'choose-war', color: 'green' },
    });
    expect(read('red', 'en', 'turn.wonderPoint')).toEqual({
      action: { do: 'wonder-point', color: 'red' },
    });
    expect(read('-', 'en', 'turn.monument')).toEqual({ action: { do: 'no-monument' } });
    expect(read('no', 'en', 'turn.building')).toEqual({ action: { do: 'no-building' } });
    expect(read('pass', 'en', 'turn.building')).toEqual({ action: { do: 'pass' } });
  });
});

describe('a text that is no move says where, what was found and what was expected', () => {
  test.each<[string, Language | undefined, object, string]>([
    ['', 'en', { code: 'missing', column: 1 }, 'an action, such as'],
    ['bishop C5', 'en', { code: 'unexpected', column: 1, found: 'bishop' }, 'found “bishop”'],
    ['king', 'en', { code: 'missing', column: 5, found: '' }, 'a space from A1 to P11'],
    ['king Q9', 'en', { column: 6, found: 'Q9' }, 'expected a space from A1 to P11, found “Q9”'],
    ['king C12', 'en', { column: 6, found: 'C12' }, 'found “C12”'],
    ['king C5 C6', 'en', { column: 9, found: 'C6' }, 'expected nothing more'],
    ['pass now', 'en', { column: 6, found: 'now' }, 'expected nothing more'],
    ['+', 'en', { code: 'missing', column: 2 }, 'a number of tiles'],
    ['+1000', 'en', { column: 2, found: '1000' }, 'a number of tiles'],
    ['swap', 'en', { code: 'missing', column: 5 }, 'a tile (k, r, u or g)'],
    ['swap red king', 'en', { column: 10, found: 'king' }, 'a tile'],
    ['monument red red C5', 'en', { column: 10, found: 'red' }, 'two different colours'],
    ['C5', 'en', { code: 'missing', column: 3 }, 'a leader (K, P, F or T) or a tile'],
    ['f A4', 'en', { code: 'ambiguous', column: 1, found: 'f' }, 'farm (u) or farmer (F)'],
    ['b C5', 'en', { code: 'ambiguous', column: 1 }, 'settlement (k) or farm (u)'],
    ['=rb', 'en', { code: 'ambiguous', column: 3, found: 'b' }, 'settlement (k) or farm (u)'],
    ['R C5', undefined, { code: 'ambiguous', column: 1 }, 'king (K)'],
    ['ф A4', 'ru', { code: 'ambiguous', found: 'ф' }, 'ферма (u) или фермер (F)'],
    ['m C5', 'fr', { code: 'ambiguous', found: 'm' }, 'marché (g) ou marchand (T)'],
    ['слон C5', 'ru', { column: 1, found: 'слон' }, 'а найдено «слон»'],
    ['roi', 'fr', { code: 'missing', column: 4 }, 'une case de A1 à P11'],
  ])('%j (%s)', (text, language, problem, sentence) => {
    const found = read(text, language);
    expect(found).toMatchObject({ problem });
    if ('problem' in found)
      expect(sayMoveProblem(found.problem, language ?? 'en')).toContain(sentence);
  });

  test('whatever it is', () => {
    const pieces = fc.constantFrom(
      ...'KPFTkrugbRMЦжК5 C+-=!*#^?–W\u0301\u{1f600}, '.split(''),
      'king',
      'по',
      'no',
    );
    const any = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map((all) => all.join('')),
    );
    const language = fc.constantFrom(undefined, ...LANGUAGES);
    fc.assert(
      fc.property(any, language, (text, spoken) => {
        const found = read(text, spoken);
        if ('action' in found) return;
        expect(found.problem.column).toBeGreaterThan(0);
        expect(found.problem.column).toBeLessThanOrEqual(text.length + 1);
        expect(sayMoveProblem(found.problem, spoken ?? 'en')).not.toBe('');
      }),
      { seed: SEED, numRuns: 2000 },
    );
  });
});

test('no word means two things', () => {
  for (const [word, meaning] of WORDS) expect([word, wordMeaning(word)]).toEqual([word, meaning]);
});

describe('what is written is read back', () => {
  const returns = (action: Action, at: MovePosition): void => {
    const text = writeMove(action, at);
    for (const language of [undefined, ...LANGUAGES])
      expect([text, language, readMove(text, at, language)]).toEqual([text, language, { action }]);
  };

  test('every legal action of random games', () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(games(120), (record) => {
        for (const { before } of play(record)) {
          for (const { action } of legalActions(before.game, before.phase)) {
            const text = writeMove(action, before);
            const back = readMove(text, before);
            if (!('action' in back) || JSON.stringify(back.action) !== JSON.stringify(action))
              throw new Error(
                `${JSON.stringify(action)} is written ${text}: ${JSON.stringify(back)}`,
              );
            kinds.add(action.do);
          }
        }
      }),
      { seed: SEED, numRuns: 12 },
    );
    expect(kinds.size).toBeGreaterThan(9);
  });

  test('every action of the bundled fixtures, those that are refused too', () => {
    const kinds = new Set<string>();
    for (const file of bundledFixtures()) {
      let before: MovePosition | null = null;
      for (const frame of frames(file)) {
        if (before !== null && frame.step !== null) {
          returns(frame.step.action, before);
          kinds.add(frame.step.action.do);
        }
        before = frame;
      }
    }
    expect(kinds.size).toBe(15);
  });

  test('by the shortest text that says it', () => {
    const at = position();
    expect(writeMove({ do: 'leader', leader: 'king', at: 'C5' }, at)).toBe('K C5');
    expect(writeMove({ do: 'tile', color: 'red', at: 'C6' }, at)).toBe('r C6');
    expect(writeMove({ do: 'no-monument' }, at)).toBe('no-monument');
    expect(writeMove({ do: 'no-monument' }, position('turn.monument'))).toBe('-');
    expect(writeMove({ do: 'pass' }, position('turn.monument'))).toBe('pass');
  });
});
