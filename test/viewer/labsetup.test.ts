import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLine, writeLine } from '../../machine/notation/line.ts';
import { readGame } from '../../machine/record/read.ts';
import { begin } from '../../machine/record/start.ts';
import type { Action } from '../../machine/rules/action.ts';
import { geometry } from '../../machine/rules/board.ts';
import { MONUMENTS } from '../../machine/rules/component.ts';
import { ending } from '../../machine/rules/gameend.ts';
import { type Cell, COLORS, DYNASTIES, LEADERS } from '../../machine/rules/pieces.ts';
import { recordFrom } from '../../site/src/engine/labways/fresh.ts';
import { noted, playedAt, swapped } from '../../site/src/lab/line.ts';
import { after, type Deed, recordAt, type Session, sessionOf } from '../../site/src/lab/session.ts';
import { crossed, spaceAt } from '../../site/src/lab/setup/crossed.ts';
import { groundAt, onBoard, resized } from '../../site/src/lab/setup/ground.ts';
import { stampOfKey } from '../../site/src/lab/setup/keys.ts';
import { boardOf, emptyLab, type Laid, laidOf, shownGame } from '../../site/src/lab/setup/laid.ts';
import { withoutSeat } from '../../site/src/lab/setup/seats.ts';
import { ERASER, type Stamp } from '../../site/src/lab/setup/stamp.ts';
import { stamped } from '../../site/src/lab/setup/stamping.ts';
import {
  endsByTreasures,
  withoutTreasureEnd,
  withTreasuresOfSetup,
} from '../../site/src/lab/setup/treasures.ts';
import { boardRecord } from '../../site/src/lab/start/boards.ts';
import { editions } from '../../spec/editions.ts';

const EMPTY = emptyLab();
const tile = (color: (typeof COLORS)[number]): Stamp => ({ lay: 'tile', color });
const king = (dynasty: (typeof DYNASTIES)[number]): Stamp => ({
  lay: 'leader',
  dynasty,
  leader: 'king',
});

const BORDER: Stamp = { lay: 'ground', ground: 'bordered' };

/** A session after some deeds. */
const done = (deeds: readonly Deed[], from: Session = sessionOf(EMPTY)): Session =>
  deeds.reduce(after, from);
const tap = (cell: Cell): Deed => ({ deed: 'stamp', cell });
const pick = (stamp: Stamp): Deed => ({ deed: 'pick', stamp });

/** The letter that lies on a space. */
const letter = ({ position: { rows } }: Laid, cell: Cell): string =>
  rows[Number(cell.slice(1)) - 1]![cell.charCodeAt(0) - 65]!;

/** What the taps on one space lay there, one after the other. */
const taps = (stamp: Stamp, cell: Cell, times: number, from = EMPTY): readonly string[] => {
  let session = done([pick(stamp)], sessionOf(from));
  return Array.from({ length: times }, () => {
    session = after(session, tap(cell));
    const leader = Object.entries(session.laid.position.leaders).find(([, at]) => at === cell);
    return leader?.[0] ?? letter(session.laid, cell);
  });
};

describe('a second tap on a space', () => {
  it('brings the other tiles of the land, then none, and begins anew', () => {
    expect(taps(tile('red'), 'F4', 5)).toEqual(['r', 'g', 'k', '.', 'r']);
  });

  it('takes a farm off the river, where no other tile lies', () => {
    expect(taps(tile('blue'), 'A4', 3)).toEqual(['u', '.', 'u']);
  });

  it('brings the same leader of the others at the table', () => {
    expect(taps(king('archer'), 'C4', 4)).toEqual(['0.king', '1.king', '.', '0.king']);
  });

  it('passes over leaders that stand elsewhere', () => {
    const with1 = stamped(EMPTY, king('bull'), 'A1');
    expect(taps(king('archer'), 'C4', 2, with1)).toEqual(['0.king', '.']);
  });

  it('brings the monuments that stand nowhere, then none', () => {
    const stamp: Stamp = { lay: 'monument', colors: ['red', 'blue'] };
    let session = done([pick(stamp)]);
    const seen = Array.from({ length: 7 }, () => {
      session = after(session, tap('C4'));
      return session.laid.position.monuments?.[0]?.colors.join('-') ?? null;
    });
    expect(new Set(seen.slice(0, 6)).size).toBe(6);
    expect(seen[6]).toBeNull();
    expect(session.laid.position.rows).toEqual(EMPTY.position.rows);
  });

  it('lays the first again where another space was tapped in between', () => {
    const session = done([pick(tile('red')), tap('C4'), tap('D4'), tap('C4')]);
    expect(letter(session.laid, 'C4')).toBe('r');
  });
});

describe('a stamp', () => {
  it('of a leader moves the one there is, and seats a dynasty that nobody plays', () => {
    const once = stamped(EMPTY, king('archer'), 'C4');
    expect(stamped(once, king('archer'), 'D5').position.leaders).toEqual({ '0.king': 'D5' });
    const lion = stamped(
      { ...once, position: { ...once.position, hands: [[], []] } },
      king('lion'),
      'F1',
    );
    expect(lion.seats.map(({ dynasty }) => dynasty)).toEqual(['archer', 'bull', 'lion']);
    expect(lion.position.leaders['2.king']).toBe('F1');
    expect(lion.position.hands).toHaveLength(3);
  });

  it('of a treasure lays it on what can bear one, or with a temple', () => {
    expect(taps({ lay: 'treasure' }, 'C4', 3)).toEqual(['R', 'r', 'R']);
    const red = stamped(EMPTY, tile('red'), 'C4');
    expect(letter(stamped(red, { lay: 'treasure' }, 'C4'), 'C4')).toBe('R');
  });

  it('of a monument lies within the board, on four tiles that go with it', () => {
    const laid = stamped(EMPTY, { lay: 'monument', colors: ['red', 'blue'] }, 'P11');
    expect(laid.position.monuments).toEqual([{ colors: ['red', 'blue'], square: 'O10' }]);
    expect(laid.position.rows.slice(9).map((row) => row.slice(14))).toEqual(['xx', 'xx']);
    expect(stamped(laid, ERASER, 'P10').position.rows).toEqual(EMPTY.position.rows);
  });

  it('of the wonder lays the one there is, and brings it into play', () => {
    const laid = stamped(EMPTY, { lay: 'wonder' }, 'A1');
    expect(laid.options?.wonder).toBe(true);
    expect(shownGame(laid, editions['2015'].rulings).wonder).toBe(17);
    const moved = stamped(laid, { lay: 'wonder' }, 'H6');
    expect(moved.position.rows.join('').replace(/[^w]/g, '')).toBe('wwwww');
  });

  it('of a building stands on a tile of its colour', () => {
    const market = stamped(EMPTY, tile('green'), 'C4');
    const laid = stamped(market, { lay: 'building' }, 'C4');
    expect(laid.position.buildings).toEqual({ green: 'C4' });
    expect(stamped(EMPTY, { lay: 'building' }, 'C4')).toBe(EMPTY);
    expect(stamped(laid, tile('black'), 'C4').position.buildings).toEqual({});
  });

  it('of a catastrophe takes a tile from the others first, and gives it back', () => {
    const one = stamped(EMPTY, { lay: 'catastrophe' }, 'C4');
    expect(one.position.catastrophesLeft).toEqual([2, 1]);
    const three = stamped(stamped(one, { lay: 'catastrophe' }, 'D4'), { lay: 'catastrophe' }, 'A1');
    expect(three.position.catastrophesLeft).toEqual([1, 0]);
    expect(stamped(three, ERASER, 'C4').position.catastrophesLeft).toEqual([2, 0]);
  });

  it('of the ground paints free boards only', () => {
    const river: Stamp = { lay: 'ground', ground: 'river' };
    expect(stamped(EMPTY, river, 'A1')).toBe(EMPTY);
    const free = onBoard(EMPTY, 'free');
    expect(stamped(free, river, 'B1').position.terrain?.[0]).toBe('.~......');
  });

  it('of a bordered space marks land of a free board, whose treasure goes first', () => {
    expect(stamped(EMPTY, BORDER, 'A1')).toBe(EMPTY);
    const free = onBoard(EMPTY, 'free');
    const laid = stamped(stamped(free, { lay: 'ground', ground: 'river' }, 'B1'), BORDER, 'B1');
    expect(laid.position.terrain).toEqual(free.position.terrain);
    expect(laid.position.bordered).toEqual(['B1']);
    expect(geometry(boardOf(laid)).bordered[1]).toBe(true);
    expect(writeLine(laid.position)).toMatch(/ E:B1( |$)/);
    expect(resized(laid, 3, 3).position.bordered).toEqual(['B1']);
    expect(resized(laid, 1, 3).position.bordered).toBeUndefined();
    for (const ground of ['land', 'river'] as const)
      expect(stamped(laid, { lay: 'ground', ground }, 'B1').position.bordered).toBeUndefined();
  });

  it('of the ground gives way to plain land at a second tap', () => {
    const grounds = (ground: 'land' | 'river' | 'bordered') => {
      let session = done([pick({ lay: 'ground', ground })], sessionOf(onBoard(EMPTY, 'free')));
      return Array.from({ length: 3 }, () => {
        session = after(session, tap('B1'));
        return groundAt(session.laid, 'B1');
      });
    };
    expect(grounds('bordered')).toEqual(['bordered', 'land', 'bordered']);
    expect(grounds('river')).toEqual(['river', 'land', 'river']);
    expect(grounds('land')).toEqual(['land', 'river', 'land']);
  });
});

const anyCell = fc.constantFrom(...geometry(boardOf(EMPTY)).names);
const anyStamp = fc.constantFrom<Stamp>(
  ...COLORS.map(tile),
  ...DYNASTIES.flatMap((dynasty) =>
    LEADERS.map((leader): Stamp => ({ lay: 'leader', dynasty, leader })),
  ),
  ...MONUMENTS.map((colors): Stamp => ({ lay: 'monument', colors })),
  { lay: 'treasure' },
  { lay: 'catastrophe' },
  { lay: 'building' },
  { lay: 'wonder' },
  ERASER,
);
const anyDeed = fc.oneof(
  fc.record({ deed: fc.constant('stamp' as const), cell: anyCell }),
  fc.record({ deed: fc.constant('stamp' as const), cell: anyCell, stamp: anyStamp }),
  fc.record({ deed: fc.constant('pick' as const), stamp: anyStamp }),
);

describe('whatever is laid', () => {
  it('is a position that can be drawn, each piece on one space, and can be taken back', () => {
    fc.assert(
      fc.property(fc.array(anyDeed, { maxLength: 60 }), (deeds) => {
        const session = done(deeds);
        const game = shownGame(session.laid, editions['2015'].rulings);
        expect(game.cells).toHaveLength(176);
        const standing = game.leaders.filter((space) => space >= 0);
        expect(new Set(standing).size).toBe(standing.length);
        for (const { square } of session.laid.position.monuments ?? [])
          expect(letter(session.laid, square)).toBe('x');
        const faceDown = session.laid.position.rows.join('').replace(/[^x]/gi, '').length;
        expect(faceDown).toBe(4 * (session.laid.position.monuments?.length ?? 0));
        const back = session.past.map((): Deed => ({ deed: 'undo' }));
        const start = done(back, session);
        expect(start.laid).toEqual(EMPTY);
        expect(
          done(
            back.map(() => ({ deed: 'redo' })),
            start,
          ).laid,
        ).toEqual(session.laid);
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  it('is cleared by the eraser, space by space', () => {
    fc.assert(
      fc.property(fc.array(anyDeed, { maxLength: 40 }), (deeds) => {
        const { laid } = done(deeds);
        const bare = geometry(boardOf(laid)).names.reduce(
          (one, cell) => stamped(one, ERASER, cell),
          laid,
        );
        expect(bare.position.rows).toEqual(EMPTY.position.rows);
        expect(bare.position.leaders).toEqual({});
        expect(bare.position.monuments ?? []).toEqual([]);
        expect(bare.position.buildings ?? {}).toEqual({});
      }),
      { seed: 8, numRuns: 200 },
    );
  });
});

describe('a stroke', () => {
  it('is taken back as a whole', () => {
    const session = done([
      pick(tile('black')),
      { deed: 'stamp', cell: 'B2', stroke: 'first' },
      { deed: 'stamp', cell: 'C2', stroke: 'next' },
      { deed: 'stamp', cell: 'D2', stroke: 'next' },
    ]);
    expect(session.laid.position.rows[1]?.slice(0, 5)).toBe('.kkk.');
    expect(after(session, { deed: 'undo' }).laid).toEqual(EMPTY);
  });
});

describe('a fast stroke', () => {
  const board = { columns: 16, rows: 11 };

  it('enters every space on its way, in its order', () => {
    expect(crossed({ x: 1.5, y: 1.5 }, { x: 5.5, y: 1.5 }, board)).toEqual([
      ...(['C2', 'D2', 'E2', 'F2'] as const),
    ]);
    expect(crossed({ x: 4.5, y: 4.5 }, { x: 2.5, y: 3.6 }, board)).toEqual(['D5', 'D4', 'C4']);
    expect(crossed({ x: 1.2, y: 1.2 }, { x: 1.8, y: 1.9 }, board)).toEqual([]);
  });

  it('passes from space to neighbouring space, beside the board over none', () => {
    const place = fc.record({
      x: fc.double({ min: -2, max: 18, noNaN: true }),
      y: fc.double({ min: -2, max: 13, noNaN: true }),
    });
    fc.assert(
      fc.property(place, place, (from, to) => {
        const spaces = crossed(from, to, board);
        const end = spaceAt(to, board);
        if (end !== null && end !== spaceAt(from, board)) expect(spaces.at(-1)).toBe(end);
        const { index } = geometry(boardOf(EMPTY));
        for (const cell of spaces) expect(index.has(cell)).toBe(true);
        const [columns, rows] = [0, 1].map((at) =>
          spaces.map((cell) => (at === 0 ? cell.charCodeAt(0) : Number(cell.slice(1)))),
        ) as [number[], number[]];
        for (let i = 1; i < spaces.length; i++)
          expect(
            Math.max(Math.abs(columns[i]! - columns[i - 1]!), Math.abs(rows[i]! - rows[i - 1]!)),
          ).toBe(1);
      }),
      { seed: 9, numRuns: 500 },
    );
  });
});

describe('a file of the suite', () => {
  const files = globSync('fixtures/{examples,illegal,legal,rulings,games}/**/*.json');

  it('begins in the lab as it begins in play', () => {
    expect(files.length).toBeGreaterThan(100);
    for (const path of files) {
      const read = readGame(readFileSync(path, 'utf8'));
      if (!('file' in read)) throw new Error(path);
      const { game } = begin(read.file);
      const shown = shownGame(laidOf(read.file), game.rulings);
      const parts = ({
        cells,
        leaders,
        monuments,
        buildings,
        wonder,
        players,
        seat,
      }: typeof game) => ({ cells, leaders, monuments, buildings, wonder, players, seat });
      expect([path, parts(shown)]).toEqual([path, parts(game)]);
    }
  });
});

describe('a board with nothing on it', () => {
  it('of a size of its own is one and the same board, which is drawn once', () => {
    const free = onBoard(EMPTY, 'free');
    expect(boardOf(free)).toBe(boardOf({ ...free, position: { ...free.position, seat: 1 } }));
  });

  it('is not at the end of the game for the treasures that nobody has laid', () => {
    const { options } = shownGame(EMPTY, editions['2015'].rulings);
    expect(options.treasureEnd).toBe(false);
    const { game } = begin({ kind: 'record', ...EMPTY });
    expect(ending(game)).toBeNull();
  });
});

describe('a board with few treasures', () => {
  /** A position line as the lab begins with it. */
  const lined = (line: string): Laid => {
    const read = readLine(line);
    if ('problem' in read) throw new Error(line);
    return laidOf(recordFrom(read.position));
  };
  const over = (laid: Laid) => ending(begin({ kind: 'record', ...laid }).game);

  it('is told to be at the end of the game, as the rules have it', () => {
    for (const line of ['////4r1r', '10R/1R', '10R/1R13R/5R', '////5rkk B:advanced', 'rrr L:3'])
      expect([line, endsByTreasures(lined(line))]).toEqual([line, over(lined(line)) !== null]);
    expect(endsByTreasures(lined('////4r1r'))).toBe(true);
  });

  it('goes on where that is said', () => {
    const laid = withoutTreasureEnd(lined('////4r1r'));
    expect([endsByTreasures(laid), over(laid)]).toEqual([false, null]);
  });

  it('gets the treasures of the set-up on the temples that stand there', () => {
    const bare = lined('10r/1r13r/5r/4r');
    const laid = withTreasuresOfSetup(bare)!;
    expect(laid.position.rows.slice(0, 3)).toEqual([
      '..........R.....',
      '.R.............R',
      '.....R..........',
    ]);
    expect(laid.position.rows[3]).toBe(bare.position.rows[3]);
    expect(over(laid)).toBeNull();
  });

  it('gets none where that would not do, or where they are taken', () => {
    expect(withTreasuresOfSetup(lined('10r/1r'))).toBeNull();
    const bare = lined('10r/1r13r/5r');
    const scores = [
      [0, 0, 0, 0, 7],
      [0, 0, 0, 0, 0],
    ] as const;
    expect(withTreasuresOfSetup({ ...bare, position: { ...bare.position, scores } })).toBeNull();
  });

  it('that is empty to begin with is none', () => {
    const empty = laidOf(boardRecord({ board: 'standard', set: false }));
    expect([endsByTreasures(empty), over(empty)]).toEqual([false, null]);
    expect(endsByTreasures(EMPTY)).toBe(false);
  });
});

describe('a key on a space', () => {
  const inks = { dynasty: 'lion', monument: ['red', 'blue'] } as const;
  const pressed = (key: string, code = '', shiftKey = false) =>
    stampOfKey({ key, code, shiftKey }, inks);

  it('lays the piece of its letter, capitals being leaders', () => {
    expect(pressed('k')).toEqual(tile('black'));
    expect(pressed('K')).toEqual(king('lion'));
    expect(pressed('x')).toEqual(ERASER);
    expect(pressed('e')).toEqual(BORDER);
    expect(pressed('!')).toEqual(BORDER);
    expect(pressed('ArrowLeft')).toBeNull();
  });

  it('means the same on a keyboard of other letters', () => {
    expect(pressed('л', 'KeyK')).toEqual(tile('black'));
    expect(pressed('Л', 'KeyK', true)).toEqual(king('lion'));
  });
});

describe('the table', () => {
  it('can lose its last seat with all that was theirs', () => {
    const three = stamped(stamped(EMPTY, king('bull'), 'A1'), king('lion'), 'C1');
    const two = withoutSeat({ ...three, position: { ...three.position, seat: 2 } });
    expect(two.seats).toHaveLength(2);
    expect(two.position.leaders).toEqual({ '1.king': 'A1' });
    expect(two.position.seat).toBe(0);
  });

  it('keeps what fits on a board of another size', () => {
    const laid = stamped(stamped(EMPTY, tile('red'), 'B2'), king('archer'), 'P11');
    const free = resized(onBoard(laid, 'free'), 3, 2);
    expect(free.position.rows).toEqual(['...', '.r.']);
    expect(free.position.leaders).toEqual({});
    expect(onBoard(free, 'standard').position.rows).toHaveLength(11);
  });
});

describe('a line', () => {
  const step = (at: Cell) => ({
    seat: 0 as const,
    action: { do: 'tile', color: 'red', at } satisfies Action,
  });
  const line = [step('A1'), step('B1'), step('C1')];

  it('goes on from its end', () => {
    expect(playedAt(line.slice(0, 2), 2, step('C1'))).toEqual(line);
  });

  it('is walked again where the same is played', () => {
    expect(playedAt(line, 1, step('B1'))).toBe(line);
  });

  it('is kept as a variation where it is left, and comes back', () => {
    const left = playedAt(line, 1, step('D1'));
    expect(left).toEqual([
      line[0],
      { ...step('D1'), variations: [{ steps: [step('B1'), step('C1')] }] },
    ]);
    expect(swapped(left, 1, 0)).toEqual([
      line[0],
      { ...step('B1'), variations: [{ steps: [step('D1')] }] },
      line[2],
    ]);
    expect(playedAt(left, 1, step('B1'))).toEqual(swapped(left, 1, 0));
  });

  it('takes notes, and lets them go', () => {
    const told = noted(line, 1, 'why?');
    expect(told[1]).toEqual({ ...step('B1'), note: 'why?' });
    expect(noted(told, 1, '')).toEqual(line);
  });

  it('is asked about up to where it is shown', () => {
    const laid = { ...EMPTY, steps: line };
    expect(recordAt({ laid, at: 1 }).steps).toEqual([line[0]]);
    expect(recordAt({ laid, at: 3 })).toBe(laid);
  });
});
