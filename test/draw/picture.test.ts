import { describe, expect, it } from 'vitest';
import { drawBoard } from '../../machine/draw/board.ts';
import { markedSpaces } from '../../machine/draw/marked.ts';
import { type PictureOptions, pictureOf } from '../../machine/draw/picture.ts';
import { spokenSpaces } from '../../machine/draw/spoken.ts';
import { strengthsOf } from '../../machine/draw/strengths.ts';
import { titlesOf } from '../../machine/draw/titles.ts';
import type { GameFile, PositionJson } from '../../machine/record/format.ts';
import { frames } from '../../machine/record/replay.ts';
import type { Game } from '../../machine/rules/game.ts';
import { target } from '../../site/src/viewer/board/gridkeys.ts';
import { enlarged, moved, revealing, scaleOf } from '../../site/src/viewer/board/zooming.ts';
import { LANGUAGES } from '../../spec/text.ts';

/** The games of a made-up file, position by position. */
const played = (position: PositionJson, steps: GameFile['steps']): readonly Game[] =>
  [
    ...frames({
      kind: 'fixture',
      edition: '2015',
      seats: [{ dynasty: 'lion' }, { dynasty: 'pot' }],
      position,
      steps,
    }),
  ].map(({ game }) => game);

const ENGLISH = titlesOf('en');
const ENGLISH_PICTURE: PictureOptions = { titles: ENGLISH, title: 'A board' };
const keys = (pieces: readonly { readonly key: string }[]) => pieces.map(({ key }) => key);

/** Two kingdoms with a king each, and a gap at D1 that a temple fills: war, which seat 0 wins. */
const [START, JOINED, ATTACKED, DECIDED] = played(
  {
    terrain: ['.......', '.......'],
    rows: ['.rk.kkr', '.......'],
    leaders: { '0.king': 'B2', '1.king': 'G2' },
    hands: [['red', 'black', 'black'], []],
  },
  [
    { seat: 0, action: { do: 'tile', color: 'red', at: 'D1' } },
    { seat: 0, action: { do: 'support', count: 2 } },
    { seat: 1, action: { do: 'support', count: 0 } },
  ],
) as [Game, Game, Game, Game];

describe('a picture', () => {
  it('gives a leader the same key wherever it stands, and shows where it came from', () => {
    const [before, after] = played(
      { terrain: ['.....'], rows: ['.r.r.'], leaders: { '0.king': 'A1' } },
      [{ seat: 0, action: { do: 'leader', leader: 'king', at: 'E1' } }],
    ) as [Game, Game];
    const here = pictureOf(before, ENGLISH_PICTURE).layers;
    const there = pictureOf(after, { ...ENGLISH_PICTURE, previous: before }).layers;
    expect(keys(there.leaders)).toEqual(keys(here.leaders));
    expect(there.leaders[0]?.at).not.toEqual(here.leaders[0]?.at);
    expect(there.gone.map(({ kind, at }) => [kind, at])).toEqual([['moved', here.leaders[0]?.at]]);
    expect(there.tiles).toEqual(here.tiles);
  });

  it('marks a kingdom that was joined, and those it was joined of', () => {
    const options = { ...ENGLISH_PICTURE, outlines: 'faint', previous: START } as const;
    const { kingdoms, homes } = pictureOf(JOINED, options).layers;
    expect(kingdoms.map(({ kind }) => kind)).toEqual(['kingdom joined']);
    expect(homes.length).toBe(2);
    const off = pictureOf(JOINED, { ...options, outlines: 'off' }).layers;
    expect([...off.kingdoms, ...off.homes]).toEqual([]);
  });

  it('numbers the supporters of both sides, and keeps them in the step that decides', () => {
    expect(keys(pictureOf(JOINED, ENGLISH_PICTURE).layers.sides)).toEqual([
      'attacker C1',
      'defender E1',
      'defender F1',
    ]);
    const after = pictureOf(DECIDED, { ...ENGLISH_PICTURE, previous: ATTACKED }).layers;
    expect(after.sides.length).toBe(3);
    expect(after.gone.map(({ kind }) => kind)).toEqual(['removed', 'removed', 'removed']);
  });

  it('shows on demand what may be chosen, and nothing off the board', () => {
    const lit = pictureOf(START, { ...ENGLISH_PICTURE, lit: ['D1', 'D1', 'Z9'] }).layers.lit;
    expect(keys(lit)).toEqual(['D1']);
  });

  it('is written out with all its layers', () => {
    const svg = drawBoard(
      { game: JOINED },
      { outlines: 'strong', strengths: true, previous: START, lit: ['A1'] },
    );
    for (const layer of ['kingdoms', 'homes', 'sides', 'strengths', 'lit']) {
      expect(svg).toContain(`<g class="${layer}">`);
    }
  });
});

describe('strengths', () => {
  const shown = (game: Game, previous: Game | null, committed = 0) =>
    strengthsOf(game, previous, committed).map(({ leader, war, revolt, side, added }) => [
      leader,
      war,
      revolt,
      side,
      added,
    ]);

  it('in peace are the tiles of the kingdom and the temples beside', () => {
    expect(shown(START, null)).toEqual([
      [0, 1, 1, null, 0],
      [4, 2, 1, null, 0],
    ]);
  });

  it('in a war are the supporters and what was added, until it is decided', () => {
    expect(shown(ATTACKED, JOINED)).toEqual([
      [0, 1, null, 'attacker', 2],
      [4, 2, null, 'defender', 0],
    ]);
    expect(shown(DECIDED, ATTACKED, 0)).toEqual([
      [0, 1, null, 'attacker', 2],
      [4, 2, null, 'defender', 0],
    ]);
    expect(shown(DECIDED, null).map(([leader]) => leader)).toEqual([0]);
  });
});

describe('spoken spaces', () => {
  const seats = ['lion', 'pot'] as const;
  it.each([
    ['en', 'B2: King of the Lion, attacker, strength 1+2', 'E1: Settlement, supports the defender'],
    [
      'ru',
      'B2: Царь династии «Лев», атакующий, сила 1+2',
      'E1: Поселение, сторонник защищающегося',
    ],
    ['fr', 'B2: Roi du Lion, attaquant, force 1+2', 'E1: Peuplement, partisan du défenseur'],
  ] as const)('in %s', (language, king, tile) => {
    const titles = titlesOf(language);
    const words = { titles, seats, previous: JOINED, committed: 0, lit: ['A1'] as const };
    const spoken = spokenSpaces(ATTACKED, words);
    expect(spoken).toHaveLength(14);
    expect(spoken.find((text) => text.startsWith('B2'))).toContain(king);
    expect(spoken.find((text) => text.startsWith('E1'))).toContain(tile);
    expect(spoken[0]).toBe(`A1: ${titles.ground.land}, ${titles.lit}`);
  });

  it.each([
    ['en', 'marked green, arrow from A1 blue', 'arrow to B2 blue (x)'],
    ['ru', 'отмечено зелёным, стрелка из A1 синим', 'стрелка в B2 синим (x)'],
    ['fr', 'marqué en vert, flèche depuis A1 en bleu', 'flèche vers B2 en bleu (x)'],
  ] as const)('tell in %s what is marked there', (language, both, from) => {
    const titles = titlesOf(language);
    const marked = markedSpaces(
      [{ at: 'B2' }, { at: 'A1', to: 'B2', brush: 'blue', text: 'x' }, { at: 'P11' }],
      titles,
    );
    const words = { titles, seats, previous: null, committed: 0, lit: ['A1'] as const, marked };
    const spoken = spokenSpaces(ATTACKED, words).filter((text) => /^(A1|B2):/.test(text));
    expect(spoken[0]).toMatch(new RegExp(`, ${RegExp.escape(from)}, ${titles.lit}$`));
    expect(spoken[1]?.endsWith(`, ${both}`)).toBe(true);
  });

  it('tell what the step took away', () => {
    const words = { titles: ENGLISH, seats, previous: ATTACKED, committed: 0, lit: [] };
    expect(spokenSpaces(DECIDED, words)[4]).toMatch(/^E1: land, .*gone: Settlement$/);
  });
});

it('titles have the same places to fill in every language', () => {
  const places = (titles: object): readonly string[] =>
    Object.entries(titles).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [`${key} ${[...value.matchAll(/\{\w+\}/g)].sort().join()}`]
        : places(value),
    );
  for (const language of LANGUAGES) expect(places(titlesOf(language))).toEqual(places(ENGLISH));
});

describe('a view', () => {
  const whole = { x: 0, y: 0, width: 100, height: 50 };
  const near = enlarged(whole, whole, 2, { x: 100, y: 50 });

  it('is enlarged around a point, six times at most, and never leaves the whole', () => {
    expect(near).toEqual({ x: 50, y: 25, width: 50, height: 25 });
    expect(scaleOf(enlarged(near, whole, 99, { x: 60, y: 30 }), whole)).toBe(6);
    expect(enlarged(near, whole, 0.1, { x: 60, y: 30 })).toEqual(whole);
    expect(moved(near, whole, { x: 99, y: -99 })).toEqual({ ...near, x: 50, y: 0 });
  });

  it('moves no further than it takes to reveal a space', () => {
    expect(revealing(near, whole, { x: 60, y: 35 }, 5)).toEqual(near);
    expect(revealing(near, whole, { x: 20, y: 35 }, 4)).toEqual({ ...near, x: 18 });
  });
});

it.each([
  ['ArrowRight', {}, 5, 5],
  ['ArrowUp', {}, 5, 2],
  ['Home', {}, 5, 3],
  ['PageDown', {}, 1, 4],
  ['Home', { ctrlKey: true }, 5, 0],
  ['x', {}, 5, null],
  ['ArrowLeft', { shiftKey: true }, 5, null],
] as const)('the key %s %o leads from %s to %s in a grid', (key, held, from, to) => {
  const event = { key, ctrlKey: false, shiftKey: false, ...held };
  expect(target(event, from, { columns: 3, rows: 2, size: 6 })).toBe(to);
});
