import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { type ChartInput, eventOf } from '../../machine/chart/context.ts';
import { type ChartActor, machine } from '../../machine/chart/machine.ts';
import type { RecordJson } from '../../machine/record/format.ts';
import { observe } from '../../machine/record/position.ts';
import { readGame } from '../../machine/record/read.ts';
import { readPosition } from '../../machine/record/reading.ts';
import { frames } from '../../machine/record/replay.ts';
import { begin } from '../../machine/record/start.ts';
import type { Action, Phase } from '../../machine/rules/action.ts';
import { type Groups, groups, groupsWithout } from '../../machine/rules/define.ts';
import { type Game, OFF } from '../../machine/rules/game.ts';
import { legalActions } from '../../machine/rules/legal.ts';
import type { Seat } from '../../machine/rules/pieces.ts';
import { actor as actorOf, check } from '../../machine/rules/turn.ts';
import { anyActions } from './anyactions.ts';
import { holds } from './holds.ts';
import { at, type Moment, play, startOf } from './play.ts';

const EFFORT = { runs: 60, length: 120 };

/** Tells a difference well, and an agreement fast. */
function same(mine: unknown, other: unknown): void {
  if (JSON.stringify(mine) !== JSON.stringify(other)) expect(mine).toEqual(other);
}

const begun = (input: ChartInput): ChartActor => createActor(machine, { input }).start();

/** Groups in a form that does not depend on their numbers. */
function shape(among: Groups): readonly string[] {
  const first = new Map<number, number>();
  return Array.from(among.of, (group, space) => {
    if (group === 0) return '';
    if (!first.has(group)) first.set(group, space);
    return `${first.get(group)} ${among.leaders[group]} ${among.treasures[group]}`;
  });
}

/** A monument by its colours in either order. */
const spelled = (action: Action): string =>
  JSON.stringify(
    action.do === 'monument' ? { ...action, monument: [...action.monument].sort() } : action,
  );

const set = (actions: readonly Action[]): readonly string[] =>
  [...new Set(actions.map(spelled))].sort();

/** Every action but swaps, sorted into those that are accepted and others. */
const accepted = (game: Game, phase: Phase, seat: Seat): readonly Action[] =>
  anyActions(game).filter((action) => check(game, phase, seat, action).length === 0);

/** The moment of a game that a number falls on. */
function momentOf(record: RecordJson, chance: number): Moment | undefined {
  return [...play(record)][chance % Math.max(1, record.steps.length)];
}

/** Makes writing to any part of a value an error. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

describe('in every game', () => {
  test('groups that grew are the groups of a fresh look', () => {
    holds((record) => {
      for (const { after } of play(record))
        same(shape(groups(after.game)), shape(groupsWithout(after.game, OFF)));
    }, EFFORT);
  });

  test('the legal list is exactly what is accepted', () => {
    holds((record, chance) => {
      const moment = momentOf(record, chance);
      if (moment === undefined) return;
      const { game, phase } = moment.before;
      const listed = legalActions(game, phase).map(({ action }) => action);
      const swaps = listed.filter((action) => action.do === 'swap');
      for (const swap of swaps) expect(check(game, phase, moment.seat, swap)).toEqual([]);
      expect(new Set(swaps.map(spelled)).size).toBe(swaps.length);
      const others = listed.filter((action) => action.do !== 'swap');
      expect(set(others)).toEqual(set(accepted(game, phase, moment.seat)));
      expect(set(others).length).toBe(others.length);
    }, EFFORT);
  });

  test('a refused action changes nothing and cites, an accepted one changes the snapshot and cites', () => {
    holds((record, chance) => {
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
        expect(after === held).toBe(violations.length > 0);
        const told =
          after === held
            ? violations.map(({ clause }) => [clause])
            : after.context.effects.map(({ clauses }) => clauses);
        expect(told.length).toBeGreaterThan(0);
        for (const clauses of told) expect(clauses.length).toBeGreaterThan(0);
      }
    }, EFFORT);
  });

  test('nobody but the seat to act may do anything', () => {
    holds((record, chance) => {
      const moment = momentOf(record, chance);
      if (moment === undefined) return;
      const { game, phase } = moment.after;
      for (let seat = 0; seat < game.players; seat++) {
        if (seat === actorOf(game, phase)) continue;
        expect(accepted(game, phase, seat as Seat)).toEqual([]);
      }
    }, EFFORT);
  });

  test('a position stays as it was, whatever follows', () => {
    holds((record) => {
      const input = frozen(begin({ ...record, kind: 'record' }));
      const actor = begun(input);
      for (const { seat, action } of record.steps) {
        frozen(at(actor).game);
        actor.send(eventOf(seat, frozen(action)));
      }
    }, EFFORT);
  });

  test('playing it again, from its text and from its list of events, gives the same', () => {
    holds((record) => {
      const moments = [...play(record)];
      const again = [...play(record)];
      const read = readGame(JSON.stringify(record));
      if ('problems' in read) throw new Error(JSON.stringify(read.problems));
      const [, ...fromText] = [...frames(read.file)];
      moments.forEach(({ after, effects }, i) => {
        same(again[i]?.after, after);
        same(again[i]?.effects, effects);
        same({ game: fromText[i]?.game, phase: fromText[i]?.phase }, after);
        same(fromText[i]?.effects, effects);
      });
      expect(fromText.length).toBe(moments.length);
    }, EFFORT);
  });

  test('taken up from any position, by snapshot or by record, it goes on the same', () => {
    holds((record, chance) => {
      const moments = [...play(record)];
      const from = chance % Math.max(1, moments.length);
      const middle = moments[from];
      if (middle === undefined) return;
      const { game, phase } = middle.before;
      const {
        toAct: _toAct,
        bagLeft: _bagLeft,
        ...position
      } = JSON.parse(JSON.stringify(observe(game, phase)));
      const text = JSON.stringify(begun({ game, phase }).getPersistedSnapshot());
      const actors = [
        begun(readPosition(position, game)),
        createActor(machine, { input: { game, phase }, snapshot: JSON.parse(text) }).start(),
      ];
      for (const { before, seat, action } of moments.slice(from)) {
        for (const actor of actors) {
          const now = at(actor);
          same(observe(now.game, now.phase), observe(before.game, before.phase));
          actor.send(eventOf(seat, action));
        }
      }
    }, EFFORT);
  });

  test('the actor is never without an action, until the game is over', () => {
    holds((record) => {
      for (const { after } of [{ after: startOf(record) }, ...play(record)]) {
        const over = after.phase === 'over';
        expect(actorOf(after.game, after.phase) === null).toBe(over);
        expect(legalActions(after.game, after.phase).length === 0).toBe(over);
      }
    }, EFFORT);
  });
});
