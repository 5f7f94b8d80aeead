import assert from 'node:assert/strict';
import { createActor } from 'xstate';
import { type Moment, play, startOf } from '../../machine/bots/play.ts';
import { type ChartInput, eventOf } from '../../machine/chart/context.ts';
import { type ChartActor, machine } from '../../machine/chart/machine.ts';
import type { RecordJson } from '../../machine/record/format.ts';
import { observe } from '../../machine/record/position.ts';
import { readGame } from '../../machine/record/read.ts';
import { readPosition } from '../../machine/record/reading.ts';
import { frames } from '../../machine/record/replay.ts';
import { begin } from '../../machine/record/start.ts';
import type { Action } from '../../machine/rules/action.ts';
import type { Game } from '../../machine/rules/game.ts';
import { legalActions } from '../../machine/rules/legal.ts';
import type { Phase } from '../../machine/rules/phases.ts';
import type { Seat } from '../../machine/rules/pieces.ts';
import { actor as actorOf, check } from '../../machine/rules/turn.ts';
import { anyActions } from './anyactions.ts';
import type { Property } from './holds.ts';
import { anew, known } from './known.ts';
import { rests } from './rests.ts';
import { same } from './same.ts';

const begun = (input: ChartInput): ChartActor => createActor(machine, { input }).start();

/** A monument by its colours in either order. */
const spelled = (action: Action): string =>
  JSON.stringify(
    action.do === 'monument' ? { ...action, monument: [...action.monument].sort() } : action,
  );

const set = (actions: readonly Action[]): readonly string[] =>
  [...new Set(actions.map(spelled))].sort();

/** Every action that is accepted, swaps aside. */
const accepted = (game: Game, phase: Phase, seat: Seat): readonly Action[] =>
  anyActions(game).filter((action) => check(game, phase, seat, action).length === 0);

/** The moment of a game that a number falls on. */
const momentOf = (record: RecordJson, chance: number): Moment | undefined =>
  [...play(record)][chance % Math.max(1, record.steps.length)];

/** Makes writing to any part of a value an error. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

/** Laws of playing: what is accepted and refused, and that nothing but the steps decides. */
export const PLAY_LAWS: Readonly<Record<string, Property>> = {
  'groups that grew are the groups of a fresh look': (record) => {
    for (const { after } of play(record)) same('groups', known(after.game), anew(after.game));
  },

  'the legal list is exactly what is accepted': (record, chance) => {
    const moment = momentOf(record, chance);
    if (moment === undefined) return;
    const { game, phase } = moment.before;
    const listed = legalActions(game, phase).map(({ action }) => action);
    const swaps = listed.filter((action) => action.do === 'swap');
    for (const swap of swaps) assert.deepEqual(check(game, phase, moment.seat, swap), []);
    assert.equal(set(swaps).length, swaps.length);
    const others = listed.filter((action) => action.do !== 'swap');
    assert.deepEqual(set(others), set(accepted(game, phase, moment.seat)));
    assert.equal(set(others).length, others.length);
  },

  'a refused action changes nothing and cites, an accepted one changes the snapshot and cites': (
    record,
    chance,
  ) => {
    let turn = chance;
    for (const { before, seat } of play(record)) {
      const all = anyActions(before.game);
      const action = all[turn % all.length] as Action;
      turn = (turn * 31 + 7) >>> 0;
      const violations = check(before.game, before.phase, seat, action);
      const actor = begun(before);
      const held = actor.getSnapshot();
      actor.send(eventOf(seat, action));
      const after = actor.getSnapshot();
      assert.equal(after === held, violations.length > 0);
      const cited =
        after === held
          ? violations.map(({ clause }) => [clause])
          : after.context.effects.map(({ clauses }) => clauses);
      assert.ok(cited.length > 0 && cited.every((clauses) => clauses.length > 0));
    }
  },

  'nobody but the seat to act may do anything': (record, chance) => {
    const moment = momentOf(record, chance);
    if (moment === undefined) return;
    const { game, phase } = moment.after;
    for (let seat = 0; seat < game.players; seat++) {
      if (seat === actorOf(game, phase)) continue;
      assert.deepEqual(accepted(game, phase, seat as Seat), []);
    }
  },

  'a position stays as it was, whatever follows': (record) => {
    const actor = begun(frozen(begin({ ...record, kind: 'record' })));
    for (const { seat, action } of record.steps) {
      frozen(rests(actor).game);
      actor.send(eventOf(seat, frozen(action)));
    }
  },

  'playing it again, and from its text, gives the same': (record) => {
    const moments = [...play(record)];
    const again = [...play(record)];
    const read = readGame(JSON.stringify(record));
    if ('problems' in read) throw new Error(JSON.stringify(read.problems));
    const [, ...fromText] = [...frames(read.file)];
    assert.equal(fromText.length, moments.length);
    moments.forEach(({ after, effects }, i) => {
      same('again', again[i]?.after, after);
      same('again', again[i]?.effects, effects);
      same('from text', { game: fromText[i]?.game, phase: fromText[i]?.phase }, after);
      same('from text', fromText[i]?.effects, effects);
    });
  },

  'taken up from any position, by snapshot or by record, it goes on the same': (record, chance) => {
    const moments = [...play(record)];
    const from = chance % Math.max(1, moments.length);
    const middle = moments[from];
    if (middle === undefined) return;
    const { game, phase } = middle.before;
    const text = JSON.stringify(observe(game, phase));
    const { toAct: _toAct, bagLeft: _bagLeft, ...position } = JSON.parse(text);
    const kept = JSON.stringify(begun({ game, phase }).getPersistedSnapshot());
    const actors = [
      begun(readPosition(position, game)),
      createActor(machine, { input: { game, phase }, snapshot: JSON.parse(kept) }).start(),
    ];
    for (const { before, seat, action } of moments.slice(from)) {
      for (const actor of actors) {
        const now = rests(actor);
        same('taken up', observe(now.game, now.phase), observe(before.game, before.phase));
        actor.send(eventOf(seat, action));
      }
    }
  },

  'until the game is over somebody acts, and has something to do': (record) => {
    for (const { after } of [{ after: startOf(record) }, ...play(record)]) {
      const over = after.phase === 'over';
      assert.equal(actorOf(after.game, after.phase) === null, over);
      assert.equal(legalActions(after.game, after.phase).length === 0, over);
    }
  },
};
