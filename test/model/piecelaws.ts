import assert from 'node:assert/strict';
import { type Moment, play, startOf } from '../../machine/bots/play.ts';
import { TILE_TOTALS } from '../../machine/rules/component.ts';
import {
  CATASTROPHE,
  FACE_DOWN,
  type Game,
  hasTreasure,
  OFF,
  WONDER,
  withoutTreasure,
} from '../../machine/rules/game.ts';
import { CATASTROPHES, COLORS, HAND_SIZE } from '../../machine/rules/pieces.ts';
import { treasureDue } from '../../machine/rules/treasure.ts';
import type { Property } from './holds.ts';
import { catastrophes, misplaced, rivals, sum, tiles, tilesOf, treasures } from './pieces.ts';

/** A law of every moment of a game. */
const always =
  (is: (moment: Moment, start: Game) => void): Property =>
  (record) => {
    const { game } = startOf(record);
    for (const moment of play(record)) is(moment, game);
  };

const spaces = (game: Game, fits: (code: number) => boolean): readonly number[] =>
  game.cells.flatMap((code, space) => (fits(code) ? [space] : []));

/** What is there of one list and not of another. */
const missing = <T>(from: readonly T[], among: readonly T[]): readonly T[] =>
  from.filter((one) => !among.includes(one));

/** Laws of the pieces: where they are and where they go. */
export const PIECE_LAWS: Readonly<Record<string, Property>> = {
  'no tile appears or is lost, by number and by colour': always(({ after: { game } }) => {
    assert.equal(tiles(game), 153);
    if (game.wonder !== OFF && game.rulings.wonderTiles === 'flip') return;
    assert.deepEqual(
      COLORS.map((_, color) => tilesOf(game, color)),
      TILE_TOTALS,
    );
  }),

  'no treasure and no catastrophe tile appears or is lost': always(({ after: { game } }, start) => {
    assert.equal(treasures(game), treasures(start));
    assert.equal(catastrophes(game), catastrophes(start));
    assert.ok(Math.max(...game.catastrophes) <= CATASTROPHES);
  }),

  'leaders, monuments, buildings and the wonder stand where they may, each once': always(
    ({ after: { game } }) => assert.deepEqual(misplaced(game), []),
  ),

  'after an action no kingdom has two leaders of a colour': always(({ after: { game, phase } }) => {
    if (phase === 'turn.action' || phase === 'over') assert.deepEqual(rivals(game), []);
  }),

  'what is permanent stays: points, monuments, the wonder, dead spaces': always(
    ({ before: { game: before }, after: { game } }) => {
      const points = game.scores.flat();
      before.scores.flat().forEach((had, i) => {
        assert.ok((points[i] as number) >= had, 'points were lost');
      });
      assert.deepEqual(missing(before.monuments, game.monuments), []);
      for (const kept of [CATASTROPHE, FACE_DOWN, WONDER]) {
        const is = (code: number): boolean => withoutTreasure(code) === kept;
        assert.deepEqual(missing(spaces(before, is), spaces(game, is)), []);
      }
    },
  ),

  'a treasure leaves the board only to a player who takes it, and never comes back': always(
    ({ before: { game: before }, action, after: { game } }) => {
      const [was, is] = [spaces(before, hasTreasure), spaces(game, hasTreasure)];
      assert.deepEqual(missing(is, was), []);
      assert.equal(was.length - is.length, action.do === 'treasure' ? 1 : 0);
    },
  ),

  'never are the treasures of several kingdoms due at once': always(({ after }) => {
    if (after.phase === 'turn.treasures') assert.equal(treasureDue(after.game)?.others, false);
  }),

  'hands have at most six tiles; six at the end of each turn, unless the game is over': always(
    ({ before, after: { game, phase } }) => {
      const sizes = game.hands.map(sum);
      assert.ok(Math.max(...sizes) <= HAND_SIZE);
      if (phase !== 'over' && game.seat !== before.game.seat)
        assert.ok(Math.min(...sizes) === HAND_SIZE);
    },
  ),

  'the turn goes round, two actions each; others act in conflicts and for treasures only': always(
    ({ before, seat, after: { game, phase } }) => {
      const next = (before.game.seat + 1) % game.players;
      assert.ok(game.seat === before.game.seat || game.seat === next);
      if (game.seat === next && phase !== 'over') assert.equal(game.actionsLeft, 2);
      else assert.ok(before.game.actionsLeft - game.actionsLeft <= 1);
      if (seat !== before.game.seat) assert.match(before.phase, /revolt|war|treasures/);
    },
  ),
};
