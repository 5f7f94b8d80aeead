import { describe, expect, test } from 'vitest';
import type { RecordJson } from '../../machine/record/format.ts';
import {
  CATASTROPHE,
  FACE_DOWN,
  type Game,
  hasTreasure,
  OFF,
  WONDER,
  withoutTreasure,
} from '../../machine/rules/game.ts';
import { CATASTROPHES, COLORS, TILE_TOTALS } from '../../machine/rules/pieces.ts';
import { treasureDue } from '../../machine/rules/treasure.ts';
import { holds } from './holds.ts';
import { catastrophes, misplaced, rivals, tiles, tilesOf, treasures } from './pieces.ts';
import { type Moment, play, startOf } from './play.ts';

const EFFORT = { runs: 100, length: 120 };

/** Asserts something of every moment of many games. */
const always = (is: (moment: Moment, start: Game) => void): void =>
  holds((record: RecordJson) => {
    const { game } = startOf(record);
    for (const moment of play(record)) is(moment, game);
  }, EFFORT);

/** Spaces whose code fits. */
const spaces = (game: Game, fits: (code: number) => boolean): readonly number[] =>
  game.cells.flatMap((code, space) => (fits(code) ? [space] : []));

describe('in every game', () => {
  test('no tile appears or is lost, by number and by colour', () => {
    always(({ after: { game } }) => {
      expect(tiles(game)).toBe(153);
      if (game.wonder !== OFF && game.rulings.wonderTiles === 'flip') return;
      expect(COLORS.map((_, color) => tilesOf(game, color))).toEqual(TILE_TOTALS);
    });
  });

  test('no treasure and no catastrophe tile appears or is lost', () => {
    always(({ after: { game } }, start) => {
      expect(treasures(game)).toBe(treasures(start));
      expect(catastrophes(game)).toBe(catastrophes(start));
      expect(Math.max(...game.catastrophes)).toBeLessThanOrEqual(CATASTROPHES);
    });
  });

  test('leaders, monuments, buildings and the wonder stand where they may, each once', () => {
    always(({ after: { game } }) => expect(misplaced(game)).toEqual([]));
  });

  test('after an action no kingdom has two leaders of a colour', () => {
    always(({ after: { game, phase } }) => {
      if (phase === 'turn.action' || phase === 'over') expect(rivals(game)).toEqual([]);
    });
  });

  test('what is permanent stays: points, monuments, the wonder, dead spaces', () => {
    always(({ before: { game: before }, after: { game } }) => {
      before.scores.flat().forEach((points, i) => {
        expect(game.scores.flat()[i]).toBeGreaterThanOrEqual(points);
      });
      expect(game.monuments).toEqual(expect.arrayContaining([...before.monuments]));
      for (const kept of [CATASTROPHE, FACE_DOWN, WONDER]) {
        const is = (code: number): boolean => withoutTreasure(code) === kept;
        expect(spaces(game, is)).toEqual(expect.arrayContaining([...spaces(before, is)]));
      }
    });
  });

  test('a treasure leaves the board only to a player who takes it, and never comes back', () => {
    always(({ before: { game: before }, action, after: { game } }) => {
      const [was, is] = [spaces(before, hasTreasure), spaces(game, hasTreasure)];
      expect(was).toEqual(expect.arrayContaining([...is]));
      expect(was.length - is.length).toBe(action.do === 'treasure' ? 1 : 0);
    });
  });

  test('never are the treasures of several kingdoms due at once', () => {
    always(({ after: { game, phase } }) => {
      if (phase === 'turn.treasures') expect(treasureDue(game)?.others).toBe(false);
    });
  });

  test('hands have at most six tiles; six at the end of each turn, unless the game is over', () => {
    always(({ before, after: { game, phase } }) => {
      const sizes = game.hands.map((hand) => hand.reduce((all, one) => all + one, 0));
      expect(Math.max(...sizes)).toBeLessThanOrEqual(6);
      if (phase !== 'over' && game.seat !== before.game.seat)
        expect(new Set(sizes)).toEqual(new Set([6]));
    });
  });

  test('the turn goes round, two actions each, and nobody acts in the turn of another but in a conflict or for treasures', () => {
    always(({ before, seat, after: { game, phase } }) => {
      const next = (before.game.seat + 1) % game.players;
      expect([before.game.seat, next]).toContain(game.seat);
      if (game.seat === next && phase !== 'over') expect(game.actionsLeft).toBe(2);
      else expect(before.game.actionsLeft - game.actionsLeft).toBeLessThanOrEqual(1);
      if (seat !== before.game.seat) expect(before.phase).toMatch(/revolt|war|treasures/);
    });
  });
});
