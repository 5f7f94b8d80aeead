import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bundledFixtures } from '../../machine/book/coverage/evidence.node.ts';
import { readLine, writeLine } from '../../machine/notation/line.ts';
import { LINE_PARTS } from '../../machine/notation/lineparts.ts';
import type { PositionJson } from '../../machine/record/format.ts';
import { seenBy, writePosition } from '../../machine/record/position.ts';
import { frames } from '../../machine/record/replay.ts';
import { SEED } from '../model/seed.ts';

const files = bundledFixtures();
const positions: readonly PositionJson[] = files.flatMap((file) =>
  [...frames(file)].map(({ game, phase }) => writePosition(game, phase)),
);

const positionOf = (line: string): PositionJson => {
  const read = readLine(line);
  if ('problem' in read) throw new Error(`${line}: ${JSON.stringify(read.problem)}`);
  return read.position;
};

describe('a position on one line', () => {
  test('comes back as it was, wherever the suite leads', () => {
    expect(positions.length).toBeGreaterThan(2000);
    for (const position of positions) expect(positionOf(writeLine(position))).toEqual(position);
  });

  test('comes back as one seat knows it', () => {
    for (const position of positions.filter((_, i) => i % 20 === 0)) {
      const known = seenBy(0, position);
      expect(positionOf(writeLine(known))).toEqual({ discarded: {}, ...known });
    }
  });

  test('is the same line again when it was read', () => {
    for (const position of positions) {
      const line = writeLine(position);
      expect(writeLine(positionOf(line))).toBe(line);
    }
  });

  test('fits into a message, whatever is on the board', () => {
    const lines = positions.map(writeLine);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(200);
  });
});

describe('a line is read', () => {
  test('with the letters of the public questions and answers', () => {
    const { rows, leaders } = positionOf('stfm/1K2k/K4P hands:/');
    expect(rows?.slice(0, 3)).toEqual(['krug............', '....k...........', '................']);
    expect(leaders).toEqual({ '0.king': 'B2', '1.king': 'A3', '0.priest': 'F3' });
  });

  test.each([
    ['', 1, ''],
    ['3R4z', 4, 'z'],
    ['16r', 3, 'r'],
    ['r///////////r', 13, 'r'],
    ['r leaders:KZ9', 11, 'KZ9'],
    ['r nothing', 3, 'nothing'],
    ['r seat:1 seat:2', 10, 'seat:2'],
    ['r scores:1.2', 10, '1.2'],
    ['r joined:A1', 10, 'A1'],
    ['KKKKK', 5, 'K'],
    ['r1r j:B1', 7, 'B1'],
    ['r j:B1/A1', 5, 'B1/A1'],
    ['r d:D-B2', 5, 'D-B2'],
    ['r h:k0', 5, 'k0'],
  ])('and %j is told to be none, with the place', (text, column, found) => {
    expect(readLine(text)).toMatchObject({ problem: { column, found } });
  });

  test('with the whole names of its parts that lines of old have', () => {
    const old =
      '2r1u leaders:KA3PE1FC1/PH1 declined:square-A1,cross-F5 hands:kkkk/rrrrrr bag:ggggg out:k25r45 ' +
      'scores:0.1.0.0.0/0.0.0.0.0 phase:turn.war.attack seat:1 actions:1 placed:F1 ' +
      'joined:F1/A1B1C1D1E1A2B2A3/G1H1 conflict:war.P0-1+0';
    expect(writeLine(positionOf(old))).toBe(
      '2r1u l:KA3PE1FC1/PH1 d:A1+F5 h:k4/r6 b:g5 o:k25r45 ' +
        's:0.1.0.0.0/0.0.0.0.0 p:war.attack t:1 a:1 x:F1 j:F1/A-E1AB2A3/GH1 f:war.P0-1+0',
    );
    expect(positionOf(writeLine(positionOf(old)))).toEqual(positionOf(old));
  });

  test('with the kingdoms that a tile joins, where the board shows them', () => {
    const { pending } = positionOf('rr1r l:KA2/KD2 p:war.attack x:C1 j:C1 f:war.K0-1+0');
    expect(pending?.union?.homes).toEqual([
      ['A1', 'B1', 'A2'],
      ['D1', 'D2'],
    ]);
  });

  test('with what is left of them hanging together, and what a war has taken from them', () => {
    const line = 'rr1r l:KA2/KD2 p:war.attack x:C1 j:C1/*A1B3/*D1P11 f:war.K0-1+0';
    expect(positionOf(line).pending?.union?.homes).toEqual([
      ['A1', 'B1', 'A2', 'B3'],
      ['D1', 'D2', 'P11'],
    ]);
    expect(writeLine(positionOf(line))).toBe(line);
  });

  test('with its bag in the order in which it is drawn', () => {
    const bag = [...'rrrrkrrrggk?'].map(
      (letter) => ({ r: 'red', k: 'black', g: 'green', '?': '?' })[letter],
    );
    const position = { ...positionOf('r'), bag } as PositionJson;
    expect(writeLine(position)).toBe('r b:r4kr3ggk?');
    expect(positionOf(writeLine(position)).bag).toEqual(bag);
  });

  test('with lists that are not of its seats, which come back as they are', () => {
    for (const part of ['c:2', 's:0.0.0.0.0']) {
      const line = `r h:k/r ${part}`;
      expect(writeLine(positionOf(line))).toBe(line);
    }
  });

  test('or refused, but never breaks, whatever is done to it', () => {
    const lines = positions.filter((_, i) => i % 50 === 0).map(writeLine);
    fc.assert(
      fc.property(
        fc.constantFrom(...lines),
        fc.array(fc.tuple(fc.nat(400), fc.nat(3), fc.string({ maxLength: 3 })), { maxLength: 4 }),
        (line, edits) => {
          const text = edits.reduce((now, [at, cut, put]) => {
            const from = at % (now.length + 1);
            return now.slice(0, from) + put + now.slice(from + cut);
          }, line);
          const read = readLine(text);
          if ('position' in read) expect(readLine(writeLine(read.position))).toEqual(read);
          else {
            expect(read.problem.column).toBeGreaterThan(0);
            expect(read.problem.expected).not.toBe('');
          }
        },
      ),
      { seed: SEED, numRuns: 5000 },
    );
  });

  test('with the example of every part', () => {
    const told = LINE_PARTS.filter(({ name }) => !/land|bordered|joined/.test(name)).map(
      ({ example }) => example,
    );
    expect(readLine(`- ${told.join(' ')}`)).toHaveProperty('position');
  });
});
