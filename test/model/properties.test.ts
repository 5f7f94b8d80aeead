import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { eventOf } from '../../machine/chart/context.ts';
import { machine, phaseOf } from '../../machine/chart/machine.ts';
import { observe } from '../../machine/record/position.ts';
import { readPosition } from '../../machine/record/reading.ts';
import type { Action } from '../../machine/rules/action.ts';
import { geometry } from '../../machine/rules/board.ts';
import { type Groups, groups, groupsWithout, templesBeside } from '../../machine/rules/define.ts';
import {
  FACE_DOWN,
  faceUpColor,
  type Game,
  OFF,
  withoutTreasure,
} from '../../machine/rules/game.ts';
import { legalActions } from '../../machine/rules/legal.ts';
import { COLORS, LEADERS, type Seat } from '../../machine/rules/pieces.ts';
import { check } from '../../machine/rules/turn.ts';
import { plans, play } from './games.ts';

const RUNS = 60;
const LENGTH = 120;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** All tiles that can be pointed at, wherever they are. */
function tiles(game: Game): number {
  const faceUp = game.cells.filter((code) => faceUpColor(code) >= 0).length;
  const down = game.cells.filter((code) => withoutTreasure(code) === FACE_DOWN).length;
  const underWonder = game.wonder !== OFF && game.rulings.wonderTiles === 'flip' ? 5 : 0;
  const held = sum(game.hands.map(sum));
  const committed = game.conflict?.added ?? 0;
  return faceUp + down + underWonder + held + game.bag.left + sum(game.discarded) + committed;
}

/** Groups in a form that does not depend on their numbers. */
function shape(among: Groups): readonly string[] {
  const first = new Map<number, number>();
  return Array.from(among.of, (group, space) => {
    if (group === 0) return '';
    if (!first.has(group)) first.set(group, space);
    return `${first.get(group)} ${among.leaders[group]} ${among.treasures[group]}`;
  });
}

/** Actions of every kind, sensible or not. */
function anyActions(game: Game): readonly Action[] {
  const { names } = geometry(game.board);
  return [
    ...names.flatMap((at): Action[] => [
      ...COLORS.map((color): Action => ({ do: 'tile', color, at })),
      ...LEADERS.map((leader): Action => ({ do: 'leader', leader, at })),
      { do: 'catastrophe', at },
      { do: 'treasure', at },
      { do: 'wonder', center: at },
      { do: 'monument', square: at, monument: ['red', 'blue'] },
      { do: 'building', color: 'red', at },
    ]),
    ...LEADERS.map((leader): Action => ({ do: 'withdraw', leader })),
    ...COLORS.map((color): Action => ({ do: 'choose-war', color })),
    ...COLORS.map((color): Action => ({ do: 'wonder-point', color })),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((count): Action => ({ do: 'support', count })),
    { do: 'pass' },
    { do: 'no-monument' },
    { do: 'no-building' },
  ];
}

/** Names an action so that lists of actions can be compared; monuments by their square only. */
function named(action: Action): string {
  return action.do === 'monument' ? `monument ${action.square}` : JSON.stringify(action);
}

describe('in every game', () => {
  test('no tile appears or is lost', () => {
    fc.assert(
      fc.property(plans(LENGTH), (plan) => {
        for (const { game } of play(plan)) expect(tiles(game)).toBe(153);
      }),
      { numRuns: RUNS },
    );
  });

  test('after an action no kingdom has two leaders of a colour, and every leader has a temple', () => {
    fc.assert(
      fc.property(plans(LENGTH), (plan) => {
        for (const { game, phase } of play(plan)) {
          for (const space of game.leaders) {
            if (space !== OFF) expect(templesBeside(game, space)).toBeGreaterThan(0);
          }
          if (phase !== 'turn.action') continue;
          for (const members of groups(game).leaders) {
            for (const [color] of COLORS.entries()) {
              const rivals = [0, 4, 8, 12].filter((seat) => members & (1 << (seat + color)));
              expect(rivals.length).toBeLessThan(2);
            }
          }
        }
      }),
      { numRuns: RUNS },
    );
  });

  test('points never fall', () => {
    fc.assert(
      fc.property(plans(LENGTH), (plan) => {
        let before: Game['scores'] | null = null;
        for (const { game } of play(plan)) {
          const last: Game['scores'] = before ?? game.scores;
          game.scores.forEach((score, seat) => {
            score.forEach((points, color) => {
              expect(points).toBeGreaterThanOrEqual(last[seat]?.[color] ?? 0);
            });
          });
          before = game.scores;
        }
      }),
      { numRuns: RUNS },
    );
  });

  test('groups that grew are the groups of a fresh look', () => {
    fc.assert(
      fc.property(plans(LENGTH), (plan) => {
        for (const { game } of play(plan)) {
          expect(shape(groups(game))).toEqual(shape(groupsWithout(game, OFF)));
        }
      }),
      { numRuns: RUNS },
    );
  });

  test('the legal list is exactly what is accepted', () => {
    fc.assert(
      fc.property(plans(LENGTH), fc.nat({ max: LENGTH }), (plan, at) => {
        let index = 0;
        for (const { game, phase, seat } of play(plan)) {
          if (index++ !== at) continue;
          const listed = new Set(
            legalActions(game, phase)
              .map(({ action }) => action)
              .filter(({ do: kind }) => kind !== 'swap')
              .map(named),
          );
          const held = anyActions(game).filter(
            (action) =>
              check(game, phase, seat, action).length === 0 ||
              (action.do === 'monument' &&
                COLORS.some((a) =>
                  COLORS.some(
                    (b) =>
                      a !== b &&
                      check(game, phase, seat, { ...action, monument: [a, b] }).length === 0,
                  ),
                )) ||
              (action.do === 'building' &&
                COLORS.some(
                  (color) => check(game, phase, seat, { ...action, color }).length === 0,
                )),
          );
          const colored = (name: string): string =>
            name.replace(/("do":"building","color":)"\w+"/, '$1"any"');
          expect(new Set(held.map(named).map(colored))).toEqual(new Set([...listed].map(colored)));
        }
      }),
      { numRuns: RUNS },
    );
  });

  test('a refused action changes nothing and cites, an accepted one changes the snapshot and cites', () => {
    fc.assert(
      fc.property(plans(LENGTH), fc.nat(), (plan, seed) => {
        let turn = seed;
        for (const { game, phase, seat, actor } of play(plan)) {
          const all = anyActions(game);
          const action = all[turn % all.length] as Action;
          turn = (turn * 31 + 7) >>> 0;
          const before = actor.getSnapshot();
          const violations = check(game, phase, seat, action);
          const probe = createActor(machine, {
            input: { game, phase },
            snapshot: actor.getPersistedSnapshot(),
          }).start();
          const held = probe.getSnapshot();
          probe.send(eventOf(seat, action));
          const after = probe.getSnapshot();
          expect(after === held).toBe(violations.length > 0);
          if (after !== held) {
            expect(after.context.effects.length).toBeGreaterThan(0);
            for (const { clauses } of after.context.effects)
              expect(clauses.length).toBeGreaterThan(0);
          }
          expect(actor.getSnapshot()).toBe(before);
          probe.stop();
        }
      }),
      { numRuns: 20 },
    );
  });

  test('a game taken up from any position, by snapshot or by record, goes on the same', () => {
    fc.assert(
      fc.property(plans(LENGTH), fc.nat({ max: LENGTH - 1 }), (plan, at) => {
        const moments = [...play(plan)].map(({ game, phase, seat, action }) => ({
          game,
          phase,
          seat,
          action,
        }));
        const middle = moments[at];
        if (middle === undefined) return;
        const { game, phase } = middle;
        const {
          toAct: _toAct,
          bagLeft: _bagLeft,
          ...position
        } = JSON.parse(JSON.stringify(observe(game, phase)));
        const read = readPosition(position, game);
        const fromRecord = createActor(machine, { input: read }).start();
        const fromSnapshot = createActor(machine, {
          input: { game, phase },
          snapshot: JSON.parse(
            JSON.stringify(
              createActor(machine, { input: { game, phase } }).start().getPersistedSnapshot(),
            ),
          ),
        }).start();
        for (const next of moments.slice(at)) {
          for (const actor of [fromRecord, fromSnapshot]) {
            const snapshot = actor.getSnapshot();
            expect(observe(snapshot.context.game, phaseOf(snapshot))).toEqual(
              observe(next.game, next.phase),
            );
            actor.send(eventOf(next.seat as Seat, next.action));
          }
        }
      }),
      { numRuns: RUNS },
    );
  });
});
