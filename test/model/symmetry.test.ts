import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { eventOf } from '../../machine/chart/context.ts';
import { machine } from '../../machine/chart/machine.ts';
import type { RecordJson } from '../../machine/record/format.ts';
import type { Action, Phase } from '../../machine/rules/action.ts';
import type { Game } from '../../machine/rules/game.ts';
import { legalActions } from '../../machine/rules/legal.ts';
import type { Seat } from '../../machine/rules/pieces.ts';
import { holds, refute } from './holds.ts';
import { at, startOf } from './play.ts';
import {
  asFree,
  happened,
  type Mirror,
  mirrored,
  ordered,
  rotated,
  seen,
  told,
  type View,
} from './symmetry.ts';

const EFFORT = { runs: 60, length: 120 };

/** Tells a difference well, and an agreement fast. */
function same(where: string, mine: unknown, other: unknown): void {
  if (JSON.stringify(mine) !== JSON.stringify(other)) expect(mine, where).toEqual(other);
}

const list = (actions: readonly Action[]): readonly string[] =>
  actions.map((action) => JSON.stringify(action)).sort();

const legal = (game: Game, phase: Phase): readonly Action[] =>
  legalActions(game, phase).map(({ action }) => action);

/** Plays a game twice, as it is and in another view, and compares them step by step. */
function compare(start: Game, phase: Phase, { steps }: RecordJson, view: View): void {
  const identity = rotated(start, 0);
  const mine = createActor(machine, { input: { game: start, phase } }).start();
  const other = createActor(machine, { input: { game: seen(view, start), phase } }).start();
  for (const [index, { seat, action }] of steps.entries()) {
    const where = `step ${index}`;
    const { game, phase: now } = at(mine);
    const there = at(other);
    if (index % 5 === 0)
      same(
        where,
        list(legal(game, now).map((one) => told(view, game, one))),
        list(legal(there.game, there.phase)),
      );
    mine.send(eventOf(seat, action));
    other.send(eventOf(view.seat(seat), told(view, game, action)));
    const [here, viewed] = [at(mine), at(other)];
    expect(viewed.phase, where).toBe(here.phase);
    same(where, ordered(seen(view, here.game)), ordered(viewed.game));
    same(
      where,
      happened(view, here.game, mine.getSnapshot().context.effects),
      happened(
        { ...identity, board: viewed.game.board },
        viewed.game,
        other.getSnapshot().context.effects,
      ),
    );
  }
}

describe('nothing but names changes', () => {
  test('when everybody moves round the table', () => {
    holds((record, chance) => {
      const { game, phase } = startOf(record);
      compare(game, phase, record, rotated(game, 1 + (chance % (game.players - 1))));
    }, EFFORT);
  });

  test.each(['left-right', 'top-bottom', 'transposed'] satisfies Mirror[])(
    'when the board is turned over: %s',
    (mirror) => {
      holds((record) => {
        const { game, phase } = startOf(record);
        const free = asFree(game);
        compare(free, phase, record, mirrored(free, mirror));
      }, EFFORT);
    },
  );

  test('but the clockwise order is no mere name', () => {
    const failure = refute((record) => {
      const { game, phase } = startOf(record);
      const view = rotated(game, 0);
      compare(game, phase, record, { ...view, seat: (seat) => [1, 0, 2, 3][seat] as Seat });
    }, EFFORT);
    expect(failure?.record.seats.length).toBeGreaterThan(2);
  });
});
