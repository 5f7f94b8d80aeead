import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bundledFixtures } from '../../machine/book/coverage/evidence.node.ts';
import { drawText } from '../../machine/draw/text.ts';
import { holdsTextBoard, readTextBoard } from '../../machine/notation/textboard.ts';
import type { PositionJson } from '../../machine/record/format.ts';
import { writePosition } from '../../machine/record/position.ts';
import { frames } from '../../machine/record/replay.ts';
import { begin } from '../../machine/record/start.ts';
import type { Game } from '../../machine/rules/game.ts';
import { SEED } from '../model/seed.ts';

const games: readonly { readonly game: Game; readonly position: PositionJson }[] = bundledFixtures()
  .flatMap((file) => [...frames(file)])
  .map(({ game, phase }) => ({ game, position: writePosition(game, phase) }));

const positionOf = (text: string): PositionJson => {
  const read = readTextBoard(text);
  if ('problem' in read) throw new Error(`${text}\n${JSON.stringify(read.problem)}`);
  return read.position;
};

/** A game that begins with a position that was read, in which whatever is played may be. */
const drawn = (position: PositionJson): string => {
  const seats = (['archer', 'bull', 'lion', 'pot'] as const).map((dynasty) => ({ dynasty }));
  const options = { buildings: true, wonder: true };
  const file = { kind: 'record', edition: '2015', options, seats, steps: [] } as const;
  const { game } = begin({ ...file, position: { ...position, catastrophesLeft: [0, 0, 0, 0] } });
  return drawText(game);
};

/** Whether the kingdoms that a tile joined are as they were, and not only the text is left of them. */
const whole = ({ position: { pending } }: (typeof games)[number], read: PositionJson): boolean =>
  pending?.union === undefined || read.pending?.union !== undefined;

describe('a board that is drawn as text', () => {
  test('is read back to the same drawing, wherever the suite leads', () => {
    expect(games.length).toBeGreaterThan(2000);
    for (const one of games) {
      const text = drawText(one.game);
      const read = positionOf(text);
      // In a revolt two leaders stand in one kingdom, and no sign tells of it.
      if (one.game.conflict?.kind !== 'revolt' && whole(one, read)) expect(drawn(read)).toBe(text);
    }
  });

  test('has every piece where it was', () => {
    for (const { game, position } of games) {
      const read = positionOf(drawText(game));
      expect(read.leaders).toEqual(position.leaders);
      expect(read.buildings).toEqual(position.buildings);
      expect(read.monuments).toEqual(
        expect.arrayContaining(
          (position.monuments ?? []).map(({ colors, square }) => ({ colors, square })),
        ),
      );
      if (position.terrain === undefined) expect(read.board).toBe(position.board);
    }
  });

  test('tells of the tile that joins two kingdoms, unless a war changed them', () => {
    const joined = games.filter(({ position }) => position.pending?.union !== undefined);
    const read = joined.filter((one) => whole(one, positionOf(drawText(one.game))));
    expect(read.length).toBeGreaterThan(joined.length * 0.95);
  });
});

const SMALL = `   A  B  C  D
 1 P0 r  k+ r
 2 .  ~  :! ##
 3 KR KR r* g^
 4 KR KR T3 x
`;

describe('a board is read', () => {
  test('with all that a text can tell', () => {
    expect(positionOf(SMALL)).toEqual({
      terrain: ['....', '.~..', '....', '....'],
      bordered: ['C2'],
      rows: ['.rkr', '...#', 'xxRg', 'xx.x'],
      leaders: { '0.priest': 'A1', '3.trader': 'C4' },
      monuments: [{ colors: ['black', 'red'], square: 'A3' }],
      buildings: { green: 'D3' },
      phase: 'turn.action',
      pending: {},
    });
  });

  test.each([
    ['in a quotation', SMALL.replace(/^/gm, '> ')],
    ['in a code fence', `What is this?\n\n\`\`\`text\n${SMALL}\`\`\`\n`],
    ['with single spaces', SMALL.replace(/ +/g, ' ')],
    ['with tabs', SMALL.replace(/ +/g, '\t')],
    ['with lines of another system', SMALL.replaceAll('\n', '\r\n')],
    ['with empty lines between', SMALL.replaceAll('\n', '\n\n')],
    ['without its head', SMALL.slice(SMALL.indexOf('\n') + 1)],
    ['without any names', SMALL.slice(SMALL.indexOf('\n') + 1).replace(/^ \d /gm, '')],
    ['behind another', `   A\n 1 r\n\nSeat 1 places a temple at A1.\n\n${SMALL}`],
    ['before other lines', `${SMALL}\n        black  red  blue\n4 you     0    0     0\n`],
  ])('%s', (_, text) => {
    expect(holdsTextBoard(text)).toBe(true);
    const { buildings: _buildings, ...read } = positionOf(text);
    const { buildings, ...whole } = positionOf(SMALL);
    expect(read).toEqual(whole);
    expect(buildings).toEqual({ green: 'D3' });
  });

  test('with rows that stand close together', () => {
    expect(positionOf('.rk.\n~~R.\n').rows).toEqual(['.rk.', '..R.']);
    expect(positionOf('.rk.\n~~R.\n').terrain).toEqual(['....', '~~..']);
  });

  test('with leaders of nobody, who get the first free seat', () => {
    expect(positionOf('   A  B  C  D\n 1 K  r  K0 K\n').leaders).toEqual({
      '0.king': 'C1',
      '1.king': 'A1',
      '2.king': 'D1',
    });
  });

  test('with the letters of the public questions and answers', () => {
    expect(positionOf('   A  B  C  D\n 1 s  t  f  m\n').rows).toEqual(['krug']);
  });

  test('as the standard board where nothing of the ground is told', () => {
    const rows = Array.from({ length: 11 }, (_, row) => `${row + 1}${' .'.repeat(16)}`);
    const { board, terrain } = positionOf(rows.join('\n'));
    expect([board, terrain]).toEqual(['standard', undefined]);
  });

  test('with two kingdoms that a tile joins', () => {
    const { phase, pending } = positionOf('   A  B  C  D  E\n 1 P0 r  k+ r  P2\n');
    expect(phase).toBe('turn.war.choose');
    expect(pending).toEqual({
      placed: 'C1',
      union: {
        at: 'C1',
        homes: [
          ['A1', 'B1'],
          ['D1', 'E1'],
        ],
      },
    });
  });
});

test.each([
  ['', 'none', 1, 1],
  ['Who wins this war?', 'none', 1, 1],
  ['   A  B\n 1 r  q', 'sign', 2, 7],
  ['   A  B\n 1 r', 'spaces', 2, 5],
  ['   A  B\n 1 r  k  g', 'spaces', 2, 10],
  ['   A  B\n 1 r  k\n 3 .  .', 'row', 3, 2],
  ['   A  B\n 1 K0 r  \n 2 K0 .', 'twice', 3, 4],
  ['   A  B\n 1 k^ r  \n 2 .  k^', 'twice', 3, 7],
  ['   A  B\n 1 k+ r  \n 2 .  k+', 'twice', 3, 7],
  ['   A  B\n 1 KR KR \n 2 KR .', 'monument', 2, 4],
  [`> 1 .${' .'.repeat(16)}`, 'size', 1, 3],
  [Array.from({ length: 12 }, (_, row) => `${row + 1} .`).join('\n'), 'size', 12, 1],
])('what is wrong in %j is told with its place', (text, fault, line, column) => {
  const read = readTextBoard(text);
  expect('problem' in read && read.problem).toMatchObject({ fault, line, column });
});

test('no text breaks the reader', () => {
  const signs = fc.constantFrom(
    ...'ABC 1234 \n\n.~:!krugxwKPFT0123#*^+ RWst>|`\t\u00a0\ufeff😀'.split(''),
  );
  const board = fc.constantFrom(
    ...games.filter((_, i) => i % 97 === 0).map(({ game }) => drawText(game)),
  );
  const mutant = fc
    .tuple(
      board,
      fc.array(fc.tuple(fc.nat(700), fc.nat(4), fc.string({ unit: signs, maxLength: 5 })), {
        maxLength: 6,
      }),
    )
    .map(([text, changes]) =>
      changes.reduce((old, [at, gone, put]) => old.slice(0, at) + put + old.slice(at + gone), text),
    );
  fc.assert(
    fc.property(fc.oneof(mutant, fc.string({ unit: signs, maxLength: 300 })), (text) => {
      const read = readTextBoard(text);
      if ('problem' in read) {
        expect(read.problem.line).toBeGreaterThan(0);
        expect(read.problem.column).toBeGreaterThan(0);
      } else expect(readTextBoard(text)).toEqual(read);
    }),
    { seed: SEED, numRuns: 300 },
  );
});
