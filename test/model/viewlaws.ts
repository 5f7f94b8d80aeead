import assert from 'node:assert/strict';
import { createActor } from 'xstate';
import { type Position, startOf } from '../../machine/bots/play.ts';
import { eventOf } from '../../machine/chart/context.ts';
import { machine } from '../../machine/chart/machine.ts';
import type { RecordJson } from '../../machine/record/format.ts';
import type { Action } from '../../machine/rules/action.ts';
import { legalActions } from '../../machine/rules/legal.ts';
import type { Property } from './holds.ts';
import { rests } from './rests.ts';
import { same } from './same.ts';
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

const list = (actions: readonly Action[]): readonly string[] =>
  actions.map((action) => JSON.stringify(action)).sort();

const legal = ({ game, phase }: Position): readonly Action[] =>
  legalActions(game, phase).map(({ action }) => action);

/** Plays a game twice, as it is and in another view, and compares them step by step. */
export function compare(start: Position, { steps }: RecordJson, view: View): void {
  const { game, phase } = start;
  const plain = rotated({ ...game, board: view.board }, 0);
  const mine = createActor(machine, { input: start }).start();
  const other = createActor(machine, { input: { game: seen(view, game), phase } }).start();
  for (const [index, { seat, action }] of steps.entries()) {
    const where = `step ${index}`;
    const before = rests(mine);
    if (index % 5 === 0) {
      const mapped = legal(before).map((one) => told(view, before.game, one));
      same(where, list(mapped), list(legal(rests(other))));
    }
    mine.send(eventOf(seat, action));
    other.send(eventOf(view.seat(seat), told(view, before.game, action)));
    const [here, there] = [rests(mine), rests(other)];
    assert.equal(there.phase, here.phase, where);
    same(where, ordered(seen(view, here.game)), ordered(there.game));
    const { effects } = mine.getSnapshot().context;
    const theirs = other.getSnapshot().context.effects;
    same(where, happened(view, here.game, effects), happened(plain, there.game, theirs));
  }
}

const turnedOver =
  (mirror: Mirror): Property =>
  (record) => {
    const { game, phase } = startOf(record);
    const free = asFree(game);
    compare({ game: free, phase }, record, mirrored(free, mirror));
  };

/** Laws of looking on: where one sits and how the board lies changes names and nothing else. */
export const VIEW_LAWS: Readonly<Record<string, Property>> = {
  'nothing but names changes when everybody moves round the table': (record, chance) => {
    const start = startOf(record);
    compare(start, record, rotated(start.game, 1 + (chance % (start.game.players - 1))));
  },
  'nothing but names changes when left and right change places': turnedOver('left-right'),
  'nothing but names changes when top and bottom change places': turnedOver('top-bottom'),
  'nothing but names changes when rows and columns change places': turnedOver('transposed'),
};
