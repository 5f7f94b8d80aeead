import { describe, expect, test } from 'vitest';
import { assign, fromCallback, initialTransition, not, transition } from 'xstate';
import { startOf } from '../../machine/bots/play.ts';
import { eventOf } from '../../machine/chart/context.ts';
import { driverOf } from '../../machine/chart/driver.ts';
import { afterMonument } from '../../machine/chart/flow.ts';
import { type Machine, machine } from '../../machine/chart/machine.ts';
import { chart } from '../../machine/chart/setup.ts';
import { Unmodelled } from '../../machine/chart/table.ts';
import type { GameFile, RecordJson, StepJson } from '../../machine/record/format.ts';
import { frames } from '../../machine/record/replay.ts';
import { begin } from '../../machine/record/start.ts';
import { load, sound } from '../fixtures/suite.ts';
import { gameOf } from '../model/games.ts';
import { holds } from '../model/holds.ts';
import { Both } from './both.ts';
import { DRIVER_LAWS, playBoth } from './driverlaws.ts';

test.each(Object.entries(DRIVER_LAWS))('%s, whatever is accepted and refused', (_, law) =>
  holds(law, { runs: 40, length: 120 }),
);

/** The steps of a file, and those with each of its variations. */
const lines = (file: Pick<GameFile, 'steps' | 'variations'>): readonly (readonly StepJson[])[] => {
  const { steps, variations = [] } = file;
  const leaving = [
    ...steps.flatMap((step, i) => (step.variations ?? []).map((one) => [i, one] as const)),
    ...variations.map((one) => [steps.length, one] as const),
  ];
  return [
    steps,
    ...leaving.flatMap(([i, one]) => lines(one).map((more) => [...steps.slice(0, i), ...more])),
  ];
};

test('it plays every fixture and every bundled game as XState does', () => {
  for (const name of sound) {
    const file = load(name);
    for (const steps of lines(file)) {
      const both = new Both(begin(file));
      for (const [i, { seat, action, draws }] of steps.entries())
        both.send(`${name}, step ${i}`, eventOf(seat, action, draws));
    }
  }
});

test('a replay is the same, watched or not', () => {
  for (const name of sound) {
    const file = load(name);
    expect([...frames(file)], name).toEqual([...frames(file, () => {})]);
  }
});

/** A state as it is configured, as far as a copy goes into it. */
interface Configured {
  readonly states?: Readonly<Record<string, Configured>>;
}

/** A copy of the chart in which a state is configured otherwise; an empty path is the chart itself. */
function copy(path: string, otherwise: object): Machine {
  const inside = (state: Configured, [key, ...keys]: readonly string[]): Configured => {
    if (key === undefined) return { ...state, ...otherwise };
    const next = inside(state.states?.[key] ?? {}, keys);
    return { ...state, states: { ...state.states, [key]: next } };
  };
  const config = inside(machine.config as Configured, path === '' ? [] : path.split('.'));
  return (chart.createMachine as (config: Configured) => unknown)(config) as Machine;
}

/** Copies of the chart in which one thing of the flow is otherwise. */
const OTHERWISE: Readonly<Record<string, Machine>> = {
  'a guard': machine.provide({ guards: { actionLeft: () => false } }),
  'an action': machine.provide({
    actions: { pass: assign(({ context: { game } }) => ({ game: { ...game, actionsLeft: 1 } })) },
  }),
  'a target': copy('turn.income', { always: { target: 'endCheck' } }),
  'the order of transitions': copy('turn.award', { always: [...afterMonument].reverse() }),
  'what a state begins with': copy('turn.revolt', { initial: 'defence' }),
  'what is done on entry': copy('turn.refill', { entry: ['refill', 'collectIncome'] }),
  'what a guard is asked about': copy('turn.action', {
    on: { pass: { guard: { type: 'legal', params: { phase: 'turn.monument' } }, target: 'award' } },
  }),
};

const SEEDS = Array.from({ length: 12 }, (_, i) => i + 1);

/** Where a game of a chart's driver has come to after all steps, the refused ones left out. */
function endOf(chart: Machine, record: RecordJson): unknown {
  const { start, next } = driverOf(chart);
  const events = record.steps.map(({ seat, action }) => eventOf(seat, action));
  const { phase, context } = events.reduce(next, start(startOf(record)));
  return {
    phase,
    scores: context.game.scores,
    turn: [context.game.seat, context.game.actionsLeft],
  };
}

describe('where a copy of the chart has something otherwise', () => {
  test.each(Object.entries(OTHERWISE))('%s, its driver has it too', (_, changed) => {
    const records = SEEDS.map((seed) => gameOf(seed, 60));
    for (const [i, record] of records.entries()) playBoth(record, i, changed);
    expect(records.map((record) => endOf(changed, record))).not.toEqual(
      records.map((record) => endOf(machine, record)),
    );
  });
});

test('it goes on by itself as long as XState does, and no longer', () => {
  const input = startOf(gameOf(3, 0));
  const { seat } = input.game;
  const ending = [eventOf(seat, { do: 'pass' }), eventOf(seat, { do: 'pass' })];
  const fails = (play: () => unknown): boolean => {
    try {
      play();
      return false;
    } catch {
      return true;
    }
  };
  const limits = [2, 3, 4, 5, 6];
  const charts = limits.map((maxIterations) => copy('', { options: { maxIterations } }));
  const driven = charts.map((changed) => {
    const { start, next } = driverOf(changed);
    return fails(() => ending.reduce(next, start(input)));
  });
  const byXState = charts.map((changed) =>
    fails(() =>
      ending.reduce(
        (at, event) => transition(changed, at, event)[0],
        initialTransition(changed, input)[0],
      ),
    ),
  );
  expect(driven).toEqual(byXState);
  expect(driven).toEqual([true, true, true, false, false]);
});

/** What the driver does not know, each in a copy of the chart, with the state that has it. */
const UNKNOWN: readonly (readonly [what: string, chart: Machine, at: string])[] = [
  ['exit', copy('turn.income', { exit: 'refill' }), 'turn.income'],
  ['an actor', copy('turn.income', { invoke: { src: fromCallback(() => {}) } }), 'turn.income'],
  ['a delay', copy('turn.action', { after: { 9: { target: 'income' } } }), 'turn.action'],
  ['states side by side', copy('turn.war', { type: 'parallel', initial: undefined }), 'turn.war'],
  ['a memory', copy('turn.war.back', { type: 'history' }), 'turn.war.back'],
  ['any event', copy('turn.action', { on: { '*': { target: 'income' } } }), 'turn.action'],
  ['events of all inside', copy('turn', { on: { pass: { target: 'over' } } }), 'turn'],
  ['moves of all inside', copy('turn.war', { always: { target: 'income' } }), 'turn.war'],
  ['entry around others', copy('turn.war', { entry: 'refill' }), 'turn.war'],
  [
    'the way in',
    copy('turn.war', { initial: { target: 'choose', actions: 'refill' } }),
    'turn.war',
  ],
  ['being done', copy('turn', { onDone: { target: 'over' } }), 'turn'],
  ['an end inside', copy('turn.stop', { type: 'final' }), 'turn.stop'],
  ['going on from the end', copy('over', { always: { target: 'turn' } }), 'over'],
  ['staying', copy('turn.income', { always: { actions: 'refill' } }), 'turn.income'],
  ['coming back', copy('turn.income', { always: { target: 'income' } }), 'turn.income'],
  ['re-entry', copy('turn.income', { always: { target: 'refill', reenter: true } }), 'turn.income'],
  ['two targets', copy('turn.income', { always: { target: ['refill', 'award'] } }), 'turn.income'],
  [
    'a guard without a name',
    copy('turn.income', { always: { target: 'refill', guard: () => true } }),
    'turn.income',
  ],
  [
    'parameters of an event',
    copy('turn.income', {
      always: { target: 'refill', guard: { type: 'legal', params: () => 0 } },
    }),
    'turn.income',
  ],
  [
    'a guard that is not there',
    copy('turn.income', { always: { target: 'refill', guard: 'unheard' } }),
    'turn.income',
  ],
  [
    'a guard made of guards',
    machine.provide({ guards: { gameEnds: not('actionLeft') } }),
    'turn.endCheck',
  ],
  ['an action without a name', copy('turn.income', { entry: () => {} }), 'turn.income'],
  ['an action that acts', machine.provide({ actions: { collectIncome: () => {} } }), 'turn.income'],
  [
    'an assignment by key',
    machine.provide({ actions: { refill: assign({ draws: [] }) } }),
    'turn.refill',
  ],
  ['a context of its own', copy('', { context: { effects: [] } }), ''],
];

test.each(UNKNOWN)('it refuses a chart with %s, and says where', (_, changed, at) => {
  const id = at === '' ? 'shedu' : `shedu.${at}`;
  expect(() => driverOf(changed)).toThrow(Unmodelled);
  expect(() => driverOf(changed)).toThrow(
    new RegExp(`^${id}: .* cannot be driven without XState$`),
  );
});
