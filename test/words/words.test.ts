import { describe, expect, test } from 'vitest';
import { edges, states } from '../../machine/chart/edges.ts';
import { GLYPHS, STANDINGS } from '../../machine/record/annotation.ts';
import type {
  ImpossibleId,
  ImpossibleParams,
  ToldImpossible,
} from '../../machine/record/impossible.ts';
import type { ProblemCode } from '../../machine/record/problem.ts';
import type { Action, ActionKind } from '../../machine/rules/action.ts';
import type { Effect, EffectFields, EffectType } from '../../machine/rules/effect.ts';
import { PHASES } from '../../machine/rules/phases.ts';
import type { Violation, ViolationCode, ViolationParams } from '../../machine/rules/violation.ts';
import { catalogue, type Messages } from '../../machine/words/catalogue.ts';
import { impossible, sayImpossible } from '../../machine/words/impossible.ts';
import { inquiries } from '../../machine/words/inquiry.ts';
import { labels } from '../../machine/words/labels.ts';
import { signs } from '../../machine/words/signs.ts';
import {
  type StateId,
  say,
  sayAction,
  sayPhase,
  sayProblem,
  sayState,
} from '../../machine/words/words.ts';

const seats = [{ dynasty: 'lion', name: 'Ada' }, { dynasty: 'bull' }, { dynasty: 'pot' }] as const;

const effects: { readonly [T in EffectType]: EffectFields[T] } = {
  'leader-placed': { seat: 0, leader: 'king', at: 'C5' },
  'leader-moved': { seat: 1, leader: 'priest', from: 'C5', at: 'D6' },
  'leader-returned': { seat: 1, leader: 'trader', from: 'C5', reason: 'no-temple' },
  'tile-placed': { seat: 0, color: 'red', at: 'C6' },
  point: { seat: 0, color: 'red', count: 2, reason: 'leader', cells: ['C6', 'C5'] },
  'no-point': { color: 'black', at: 'C6', reason: 'no-leader' },
  'kingdoms-joined': { at: 'C6', wars: ['black', 'green'] },
  'union-settled': { at: 'C6' },
  'revolt-opened': { leader: 'king', attacker: 0, defender: 1, at: 'C5', against: 'E5' },
  'war-opened': { color: 'green', attacker: 0, defender: 1, attackerAt: 'C5', defenderAt: 'E5' },
  'war-lapsed': { color: 'blue' },
  'wars-remain': { wars: ['black', 'green'] },
  'game-begun': { board: 'standard', players: 3 },
  'support-added': { seat: 0, color: 'red', count: 1, side: 'attacker', kind: 'revolt' },
  'conflict-won': {
    kind: 'war',
    color: 'green',
    winner: 1,
    loser: 0,
    attacker: { board: 1, added: 4 },
    defender: { board: 2, added: 1 },
    tie: false,
  },
  'tiles-removed': { color: 'green', cells: ['C5', 'C6', 'D6'] },
  'tiles-protected': { color: 'red', cells: ['C5'] },
  'tiles-discarded': { seat: 0, tiles: ['red', 'green', 'red', '?'] },
  'catastrophe-placed': { seat: 0, at: 'C5', covered: 'blue' },
  drawn: { seat: 2, tiles: ['blue'] },
  'bag-short': { seat: 2, missing: 2 },
  'monument-built': { seat: 0, square: 'C5', monument: ['red', 'blue'], of: 'red' },
  'monument-declined': { square: 'C5', forfeited: true },
  'monument-unavailable': { square: 'C5', color: 'red' },
  'square-barred': { square: 'C5' },
  'wonder-built': { seat: 0, center: 'D6', of: 'black' },
  'wonder-declined': { center: 'D6', forfeited: false },
  'cross-barred': { center: 'D6' },
  'building-placed': { seat: 0, color: 'green', at: 'C5', from: null },
  'building-declined': { color: 'black' },
  'building-returned': { color: 'red', from: 'C5' },
  'treasure-taken': { seat: 1, from: 'B2' },
  passed: { seat: 1 },
  'turn-ended': { seat: 1, next: 2 },
  'game-ended': { ending: 'treasures', ranking: [[1], [0, 2]] },
};

const violations: { readonly [C in ViolationCode]: ViolationParams[C] } = {
  'wrong-phase': { phase: 'turn.war.attack', action: 'leader' },
  'wrong-seat': { phase: 'turn.action', expected: 1, seat: 0 },
  'off-board': { at: 'P11' },
  'not-empty': { at: 'C5', occupant: 'face-down' },
  'no-temple': { at: 'C5' },
  'temple-face-down': { at: 'C5' },
  'leader-on-river': { at: 'C5' },
  'joins-kingdoms': { at: 'C5', kingdoms: 2 },
  'rejoins-kingdom': { at: 'C5', from: 'C6' },
  'same-space': { at: 'C5' },
  'leader-not-on-board': { leader: 'king' },
  'tile-not-held': { color: 'red' },
  'no-such-tile-left': { color: 'red', total: 57 },
  'farm-on-land': { at: 'C5' },
  'needs-land': { at: 'C5', color: 'red' },
  'three-kingdoms': { at: 'C5', kingdoms: 3 },
  'no-catastrophe-left': { used: 2 },
  'covers-leader': { at: 'C5' },
  'covers-catastrophe': { at: 'C5' },
  'covers-treasure': { at: 'C5' },
  'covers-monument': { at: 'C5' },
  'covers-wonder': { at: 'C5' },
  'covers-building': { at: 'C5', color: 'black' },
  'swap-of-nothing': {},
  'swap-too-many': { count: 7, max: 6 },
  'swap-not-held': { tile: 'red', asked: 2, held: 1 },
  'support-not-held': { color: 'green', count: 3, held: 0 },
  'english-attacker': { count: 1, least: 3, held: 2 },
  'english-defender': { count: 3, exact: 2, held: 4 },
  'war-not-open': { color: 'red', open: ['black', 'green'] },
  'no-square': { square: 'C5' },
  'square-forfeited': { square: 'C5' },
  'monument-color': { monument: ['red', 'blue'], square: 'green' },
  'monument-taken': { monument: ['red', 'blue'] },
  'option-off': { option: 'buildings' },
  'no-cross': { center: 'D6' },
  'cross-forfeited': { center: 'D6' },
  'wonder-taken': { center: 'D6' },
  'no-line': { color: 'red', at: 'C5' },
  'building-color': { color: 'red', placed: 'black' },
  'line-not-longer': { color: 'red', at: 'C5', length: 3, standing: 4 },
  'own-line': { color: 'red', at: 'C5' },
  'no-treasure-due': { at: 'C5' },
  'bordered-first': { at: 'C5', bordered: ['B2', 'B3'] },
};

const actions: { readonly [K in ActionKind]: Extract<Action, { do: K }> } = {
  leader: { do: 'leader', leader: 'king', at: 'C5' },
  withdraw: { do: 'withdraw', leader: 'king' },
  tile: { do: 'tile', color: 'red', at: 'C6' },
  catastrophe: { do: 'catastrophe', at: 'C6' },
  swap: { do: 'swap', tiles: [] },
  pass: { do: 'pass' },
  support: { do: 'support', count: 3 },
  'choose-war': { do: 'choose-war', color: 'green' },
  monument: { do: 'monument', square: 'C5', monument: ['red', 'blue'] },
  'no-monument': { do: 'no-monument' },
  wonder: { do: 'wonder', center: 'D6' },
  building: { do: 'building', color: 'blue', at: 'D6' },
  'no-building': { do: 'no-building' },
  treasure: { do: 'treasure', at: 'B2' },
  'wonder-point': { do: 'wonder-point', color: 'red' },
};

const problems: Readonly<Record<ProblemCode, string>> = {
  unreadable: '',
  'too-long': '',
  'too-deep': '',
  'json-syntax': '',
  notation: '',
  'duplicate-key': '',
  'no-format': '',
  schema: '',
  inconsistent: '',
  refused: '',
  'not-refused': '',
  differs: '',
};

/** The guards of the chart, and what stands where there is none. */
const guards = Object.fromEntries(
  [...edges.map(({ guard }) => guard ?? 'else'), 'always', 'initial'].map((name) => [name, '']),
);

const LANGUAGES = ['en', 'ru', 'fr'] as const;
const effectOf = <T extends EffectType>(
  type: T,
  fields?: Partial<EffectFields[T]>,
  clause = 'x',
): Effect => ({ type, clauses: [clause], ...effects[type], ...fields }) as unknown as Effect;
const violationOf = <C extends ViolationCode>(
  code: C,
  params?: Partial<ViolationParams[C]>,
): Violation =>
  ({
    code,
    clause: 'x',
    cells: [],
    params: { ...violations[code], ...params },
  }) as unknown as Violation;

const impossibles: { readonly [I in ImpossibleId]: ImpossibleParams[I] } = {
  'off-board': { at: 'Z9' },
  'tile-on-river': { color: 'green', at: 'C5' },
  'farm-on-land': { at: 'C5' },
  'no-such-leader': { players: 2 },
  'leader-on-piece': { seat: 0, leader: 'king', at: 'C5' },
  'leader-on-river': { seat: 1, leader: 'trader', at: 'C5' },
  'leader-without-temple': { seat: 2, leader: 'farmer', at: 'C5' },
  rivals: { leader: 'priest' },
  'monument-twice': { monument: ['red', 'blue'] },
  'monument-color': { monument: ['red', 'blue'], of: 'green' },
  'monument-tiles': { monument: ['black', 'green'], square: 'C5' },
  'face-down-alone': { at: 'C5' },
  'no-square': { at: 'P11' },
  'no-cross': { at: 'A1' },
  'wonder-off': {},
  'wonder-shape': {},
  'building-off': { color: 'black', at: 'C5' },
  'building-tile': { color: 'blue', at: 'C5' },
  tiles: { color: 'red', count: 58, total: 57 },
  'tiles-in-all': { total: 153 },
  'hand-size': { seat: 1, count: 7, most: 6 },
  catastrophes: { players: 2, count: 5, total: 4 },
  treasures: { count: 11, total: 10 },
  'no-such-seat': { players: 2 },
  'not-due': { phase: 'turn.monument' },
  'conflict-apart': { leader: 'king' },
  'not-added-yet': {},
};

const tell = <T extends EffectType>(
  type: T,
  fields?: Partial<EffectFields[T]>,
  clause?: string,
): string => say(effectOf(type, fields, clause), 'en', seats);
const refuse = <C extends ViolationCode>(code: C, params?: Partial<ViolationParams[C]>): string =>
  say(violationOf(code, params), 'en', seats);

describe.each(LANGUAGES)('the catalogue in %s', (language) => {
  const { effect, violation, action, phase, state, guard, problem, part, word } =
    catalogue(language);
  const { outlook, reason, syntax } = catalogue(language);
  const sections: readonly (readonly [
    keyof Messages | 'inquiry' | 'impossible' | 'label' | 'glyph' | 'standing',
    object,
    object,
  ])[] = [
    ['effect', effect, effects],
    ['violation', violation, violations],
    ['action', action, actions],
    ['problem', problem, problems],
    ['phase', phase, Object.fromEntries(PHASES.map((name) => [name, '']))],
    ['state', state, Object.fromEntries(states.map(({ id }) => [id, '']))],
    ['guard', guard, guards],
    ['part', part, catalogue('en').part],
    ['reason', reason, catalogue('en').reason],
    ['syntax', syntax, catalogue('en').syntax],
    ['outlook', outlook, catalogue('en').outlook],
    ['inquiry', inquiries[language], inquiries.en],
    ['impossible', impossible[language], impossibles],
    ['label', labels[language], labels.en],
    ['glyph', signs[language].glyph, Object.fromEntries(GLYPHS.map((sign) => [sign, '']))],
    ['standing', signs[language].standing, Object.fromEntries(STANDINGS.map((sign) => [sign, '']))],
  ];
  test.each(sections)('has a message for each %s and no other', (_, messages, expected) => {
    expect(Object.keys(messages).sort()).toEqual(Object.keys(expected).sort());
  });

  test('gives all words of a kind the same forms', () => {
    for (const words of Object.values(word as unknown as Record<string, object>)) {
      const forms = Object.values(words).map((entry) => Object.keys(entry).join());
      expect(new Set(forms).size).toBe(1);
    }
  });

  test('names every state of the chart', () => {
    expect(Object.keys(word.state)).toEqual(states.map(({ id }) => id));
  });

  test('names every phase and every kind of action', () => {
    expect(Object.keys(word.phase).sort()).toEqual([...PHASES].sort());
    expect(Object.keys(word.action).sort()).toEqual(Object.keys(actions).sort());
  });
});

test('the catalogue tells of the states as the chart itself does', () => {
  const told = Object.entries(catalogue('en').state).map(([id, text]) => [
    id,
    text.replaceAll('’', "'"),
  ]);
  expect(told).toEqual(states.map(({ id, description }) => [id, description]));
});

describe.each(LANGUAGES)('every sentence in %s', (language) => {
  const sentences = [
    ...Object.keys(effects).map((type) => say(effectOf(type as EffectType), language, seats)),
    ...Object.keys(violations).map((code) =>
      say(violationOf(code as ViolationCode), language, seats),
    ),
    ...Object.values(actions).map((taken) => sayAction(taken, 2, language, seats)),
    ...states.map(({ id }) => sayState(id as StateId, language).text),
    ...PHASES.map((name) => sayPhase(name, name === 'over' ? null : 2, language, seats)),
    ...(['monument', 'wonder', 'either'] as const).map((raises) =>
      sayPhase('turn.monument', 2, language, seats, raises),
    ),
    ...Object.entries(impossibles).map(([id, params]) =>
      sayImpossible({ id, params, cells: [] } as unknown as ToldImpossible, language, seats),
    ),
  ];
  test.each(sentences)('%s', (sentence) => {
    expect(sentence).toMatch(/^[\p{Lu}0-9].*[.]$/u);
    expect(sentence).not.toMatch(/[{}]|undefined|null|object|\s\s|\.\./);
  });
});

describe('sentences', () => {
  test('name a seat by its dynasty, and by its player where that is known', () => {
    expect(tell('leader-placed')).toBe('Lion (Ada) places the king at C5.');
    expect(say(effectOf('passed', { seat: 3 }), 'en', seats)).toBe('Seat 3 passes one action.');
  });

  test('take a name as it is, whatever it looks like', () => {
    const odd = [{ dynasty: 'lion', name: "{x} <b>'" }] as const;
    expect(say(effectOf('passed', { seat: 0 }), 'en', odd)).toBe(
      "Lion ({x} <b>') passes one action.",
    );
  });

  test('tell a war with its numbers', () => {
    expect(tell('conflict-won', { winner: 0, loser: 1 })).toBe(
      'Lion (Ada) wins the war of the traders against Bull, 5 to 3 ' +
        '(1 on the board + 4 added against 2 + 1); a tie would have been the defender’s.',
    );
    const tie = {
      kind: 'revolt',
      tie: true,
      attacker: { board: 1, added: 1 },
      defender: { board: 2, added: 0 },
    } as const;
    expect(tell('conflict-won', tie)).toBe(
      'Bull wins the revolt of the traders against Lion (Ada), 2 to 2 ' +
        '(2 on the board + 0 added against 1 + 1); the tie is the defender’s.',
    );
  });

  test('count tiles by kind', () => {
    expect(tell('tiles-discarded')).toBe(
      'Lion (Ada) puts 2 temples, 1 market and 1 unknown tile out of the game.',
    );
    expect(sayAction({ do: 'swap', tiles: [] }, 1, 'en', seats)).toBe('Bull swaps nothing.');
  });

  test('agree in number', () => {
    expect(tell('tiles-removed')).toBe('The markets at C5, C6 and D6 leave the game.');
    expect(tell('tiles-removed', { cells: ['C5'] })).toBe('The market at C5 leaves the game.');
    expect(tell('support-added', { count: 0 })).toBe('Lion (Ada) adds no temples to the attack.');
    expect(refuse('bordered-first', { bordered: ['B2'] })).toBe(
      'The treasure at C5 has to wait: that at B2, a bordered space, goes first.',
    );
  });

  test('say who fights after a union', () => {
    expect(tell('kingdoms-joined')).toBe(
      'The tile at C6 joins two kingdoms; the kings and traders must fight.',
    );
    expect(tell('kingdoms-joined', { wars: [] })).toContain('no war');
  });

  test('say why a tile stays on the board', () => {
    const why = (clause: string) => tell('tiles-protected', {}, clause);
    expect(why('war.priest.treasure')).toContain('a treasure lies there');
    expect(why('war.priest.leader')).toContain('another leader is adjacent');
    expect(why('building.tile.counts')).toContain('the library stands there');
  });

  test('name a square by its corners', () => {
    expect(tell('monument-built')).toBe(
      'Lion (Ada) raises the red and blue monument on the temples of the square C5–D6.',
    );
  });

  test('rank with shared places', () => {
    expect(tell('game-ended', { ranking: [[0, 2], [1]] })).toContain(
      '1. Lion (Ada) and Pot, 3. Bull.',
    );
  });

  test('follow the grammar of Russian', () => {
    const russian = <T extends EffectType>(type: T, fields?: Partial<EffectFields[T]>): string =>
      say(effectOf(type, fields), 'ru', seats);
    expect(russian('tile-placed', { color: 'blue' })).toBe(
      'Лев (Ada) размещает ферму на клетке C6.',
    );
    const won = (count: number) => russian('point', { color: 'blue', reason: 'war', count });
    expect([1, 2, 5, 21].map(won)).toEqual(
      ['1 синее очко', '2 синих очка', '5 синих очков', '21 синее очко'].map(
        (points) => `Лев (Ada) получает ${points} за победу в войне.`,
      ),
    );
    expect(russian('support-added', { color: 'blue', count: 0 })).toBe(
      'Лев (Ada) не добавляет ферм для атаки.',
    );
    expect(russian('tiles-discarded')).toBe(
      'Лев (Ada) удаляет из игры тайлы: 2 храма, 1 рынок и 1 неизвестный тайл.',
    );
    expect(russian('game-ended', { ranking: [[0, 2], [1]] })).toContain(
      '1. Лев (Ada) и Ваза, 3. Бык.',
    );
    expect(say(violationOf('wrong-phase'), 'ru', seats)).toBe(
      'Сейчас нельзя ставить или перемещать лидера: атакующий в войне решает, добавить ли тайлы.',
    );
    expect(sayAction({ do: 'swap', tiles: [] }, 1, 'ru', seats)).toBe(
      'Бык заменяет тайлы: ни одного.',
    );
  });

  test('follow the grammar of French', () => {
    const french = <T extends EffectType>(type: T, fields?: Partial<EffectFields[T]>): string =>
      say(effectOf(type, fields), 'fr', seats);
    expect(french('tile-placed', { color: 'blue' })).toBe('Le Lion (Ada) pose une ferme en C6.');
    expect(french('support-added', { color: 'blue', count: 0 })).toBe(
      'Le Lion (Ada) n’engage aucune ferme à l’attaque.',
    );
    expect(french('kingdoms-joined')).toBe(
      'La tuile en C6 réunit deux royaumes\u202f; les rois et les marchands doivent s’affronter.',
    );
    expect(say(violationOf('war-not-open'), 'fr', seats)).toBe(
      'La guerre des prêtres n’est pas ouverte, seulement celle des rois et des marchands.',
    );
    expect(
      say(violationOf('wrong-phase', { action: 'wonder', phase: 'turn.treasures' }), 'fr', seats),
    ).toBe('Ce n’est pas le moment d’ériger la merveille\u00a0: il faut prendre un trésor.');
    expect(sayAction({ do: 'swap', tiles: [] }, 1, 'fr', seats)).toBe('Le Taureau n’échange rien.');
  });
});

describe('players in French', () => {
  const table = [
    { dynasty: 'archer' },
    { dynasty: 'bull', name: 'Ada' },
    { dynasty: 'lion' },
    { dynasty: 'pot' },
  ] as const;

  test.each([
    [0, 1, 'L’Archer a terminé son tour\u202f; c’est au Taureau (Ada) de jouer.'],
    [1, 2, 'Le Taureau (Ada) a terminé son tour\u202f; c’est au Lion de jouer.'],
    [2, 3, 'Le Lion a terminé son tour\u202f; c’est à la Poterie de jouer.'],
    [3, 0, 'La Poterie a terminé son tour\u202f; c’est à l’Archer de jouer.'],
    [4, 5, 'Le siège 4 a terminé son tour\u202f; c’est au siège 5 de jouer.'],
  ])('have their article: %i before %i', (seat, next, told) => {
    expect(say(effectOf('turn-ended', { seat: seat as 0, next: next as 0 }), 'fr', table)).toBe(
      told,
    );
  });

  test('own their leaders', () => {
    const revolt = { leader: 'king', attacker: 0, defender: 3, at: 'C5', against: 'E5' } as const;
    expect(say(effectOf('revolt-opened', revolt), 'fr', table)).toBe(
      'Révolte\u00a0: le roi de l’Archer en C5 attaque le roi de la Poterie en E5.',
    );
  });

  test.each([0, 1, 2, 3] as const)('are never named without it: seat %i', (seat) => {
    const held = /^(?:seat|attacker|defender|winner|loser|next|expected)$/;
    const at = (params: object): object =>
      Object.fromEntries(
        Object.entries(params).map(([key, value]) => [
          key,
          held.test(key) && typeof value === 'number' ? seat : value,
        ]),
      );
    const said = [
      ...Object.keys(effects).map((type) =>
        say(effectOf(type as EffectType, at(effects[type as EffectType])), 'fr', table),
      ),
      ...Object.keys(violations).map((code) => {
        const violation = violationOf(code as ViolationCode);
        return say({ ...violation, params: at(violation.params) } as Violation, 'fr', table);
      }),
      ...Object.values(actions).map((action) => sayAction(action, seat, 'fr', table)),
      ...PHASES.map((phase) => sayPhase(phase, seat, 'fr', table)),
      ...Object.entries(impossibles).map(([id, params]) =>
        sayImpossible(
          { id, params: at(params), cells: [] } as unknown as ToldImpossible,
          'fr',
          table,
        ),
      ),
    ];
    const bare = /(?<!(?:[Ll]e|[Ll]a|[Dd]u|[Aa]u) |[Ll]’)(?:Archer|Taureau|Lion|Poterie)/;
    const ranked = /^La partie est finie/;
    expect(said.filter((text) => bare.test(text) && !ranked.test(text))).toEqual([]);
    expect(said.filter((text) => /^\p{Ll}/u.test(text))).toEqual([]);
  });
});

describe('problems', () => {
  test('tell which rules are broken', () => {
    const sentence = sayProblem(
      {
        kind: 'refused',
        code: 'refused',
        path: 'steps[1].action',
        message: '',
        clauses: [],
        violations: [violationOf('same-space'), violationOf('no-temple')],
      },
      'en',
      seats,
    );
    expect(sentence).toContain('The leader is at C5 already. No temple is adjacent to C5.');
  });

  test('tell both sides of a difference', () => {
    const sentence = sayProblem(
      {
        kind: 'claim',
        code: 'differs',
        path: 'x',
        message: '',
        clauses: [],
        expected: 3,
        actual: 2,
      },
      'en',
      seats,
    );
    expect(sentence).toBe('The file says 3; by the rules it is 2.');
  });
});
