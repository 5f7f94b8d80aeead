import { describe, expect, test } from 'vitest';
import { readGame } from '../../machine/record/read.ts';
import { begin } from '../../machine/record/start.ts';
import { Change } from '../../machine/rules/change.ts';
import { groupOf, groups } from '../../machine/rules/define.ts';
import { CATASTROPHE, EMPTY, type Game, tileCode } from '../../machine/rules/game.ts';
import { leaderIn } from '../../machine/rules/kingdom.ts';
import { BLACK, RED } from '../../machine/rules/pieces.ts';
import { anew, known } from '../model/known.ts';

/** A strip of land with a temple and the king of seat 0, two spaces from a settlement. */
function strip(): Game {
  const read = readGame(
    JSON.stringify({
      format: 'shedu-fixture/1',
      id: 'strip',
      title: 'A strip of land',
      clauses: ['define.region.group'],
      edition: '2015',
      position: { terrain: ['.......'], rows: ['.r..k..'], leaders: { '0.king': 'A1' } },
      steps: [],
    }),
  );
  if ('problems' in read) throw new Error(read.problems[0]?.message);
  return begin(read.file).game;
}

describe('the groups of a board that is being changed', () => {
  const before = strip();

  test('are those of the board as it stands after each change', () => {
    const change = new Change(before);
    for (const [space, code] of [
      [2, tileCode(RED)],
      [3, tileCode(BLACK)],
      [2, CATASTROPHE],
      [3, EMPTY],
    ] as const) {
      change.put(space, code);
      expect(known(change.game)).toEqual(anew(change.game));
    }
  });

  test('follow a leader that moves', () => {
    const change = new Change(before);
    const king = BLACK;
    for (const space of [2, 5, 0]) {
      change.stand(king, space);
      const found = groups(change.game);
      expect(known(change.game)).toEqual(anew(change.game));
      expect(leaderIn(found, groupOf(found, space), BLACK)).toBe(king);
    }
    change.lift(king);
    expect(known(change.game)).toEqual(anew(change.game));
  });

  test('leave those of the board before as they were', () => {
    const found = groups(before);
    const change = new Change(before);
    change.put(2, tileCode(RED));
    groups(change.game);
    change.put(3, tileCode(RED));
    expect(groups(before)).toBe(found);
    expect(known(before)).toEqual(anew(before));
  });
});
