import { beforeAll, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { type Moment, play } from '../../machine/bots/play.ts';
import { type ChartEvent, eventOf } from '../../machine/chart/context.ts';
import { eventsOf, type Node, nodes } from '../../machine/chart/edges.ts';
import { machine } from '../../machine/chart/machine.ts';
import type { Action } from '../../machine/rules/action.ts';
import { PHASES, type Phase } from '../../machine/rules/phases.ts';
import { check } from '../../machine/rules/turn.ts';
import type { ClauseId } from '../../spec/clauses.ts';
import { anyActions } from './anyactions.ts';
import { gameOf } from './games.ts';
import { Choices } from './guards.ts';
import { candidates, guardName, transitions } from './nodes.ts';

const choices = new Choices();
const rested = new Set<Phase>();
const resumed = new Set<Phase>();

/** Takes a game up where it is, once for each phase. */
function resume({ after: { game, phase } }: Moment): void {
  rested.add(phase);
  if (resumed.has(phase)) return;
  resumed.add(phase);
  const own = new Choices();
  createActor(machine, { input: { game, phase }, inspect: own.note }).start().stop();
  choices.join(own);
}

/** Asks the guards about an action that is refused. */
function ask({ before: { game, phase }, seat, index }: Moment): void {
  const all = anyActions(game);
  const action = all[(index * 7919) % all.length] as Action;
  const node = machine.getStateNodeById(`shedu.${phase}`) as Node;
  if (check(game, phase, seat, action).length === 0 || !node.transitions.has(action.do)) return;
  const context = { game, effects: [], draws: [], resumeAt: phase };
  choices.choose(node, action.do, context, eventOf(seat, action) as ChartEvent, null);
}

/** Asks the guards about an action from a seat that does not act. */
function askOthers({ before: { game, phase }, action, seat }: Moment): void {
  const node = machine.getStateNodeById(`shedu.${phase}`) as Node;
  const context = { game, effects: [], draws: [], resumeAt: phase };
  const other = ((seat + 1) % game.players) as typeof seat;
  choices.choose(node, action.do, context, eventOf(other, action) as ChartEvent, null);
}

beforeAll(() => {
  for (let seed = 1; seed <= 120; seed++) {
    choices.begin();
    for (const moment of play(gameOf(seed, 120), { inspect: choices.note })) {
      ask(moment);
      askOthers(moment);
      resume(moment);
    }
  }
});

const guards = [...new Set(transitions.map(({ guard }) => guardName(guard)))].filter(
  (name) => name !== 'else',
);

describe('each guard is seen to let through and to hold back', () => {
  test.each(guards)('%s', (name) => {
    expect([...(choices.answers.get(name) ?? [])].sort()).toEqual([false, true]);
  });
});

/** Choices whose order is a rule, each with the clause that gives it. */
const ORDERED: Readonly<Record<string, ClauseId>> = {
  'shedu.turn.action swap': 'swap.bag.short',
  'shedu.turn.resolve': 'turn.event.order',
  'shedu.turn.raise': 'turn.event.order',
  'shedu.turn.award': 'turn.event.order',
  'shedu.turn.endCheck': 'endturn.order.check',
};

const optionsOf = (key: string): readonly string[] => {
  const [id = '', event = ''] = key.split(' ');
  const node = machine.getStateNodeById(id) as Node;
  return candidates(node, event).map(({ guard }) => guardName(guard));
};

describe('of the transitions of a state for one event', () => {
  test('one at most is open, unless their order is a rule', () => {
    const several = [...choices.together].flatMap(([key, lists]) =>
      [...lists.keys()].some((list) => list.includes(', ')) ? [key] : [],
    );
    expect(several.sort()).toEqual(Object.keys(ORDERED).sort());
  });

  test('there is a choice only where that is so, and where a game is taken up', () => {
    const choosing = nodes.flatMap((node) =>
      eventsOf(node).flatMap((event) =>
        candidates(node, event).length > 1 ? [`${node.id} ${event}`.trim()] : [],
      ),
    );
    expect(choosing.sort()).toEqual(['shedu.setup', ...Object.keys(ORDERED)].sort());
  });

  test('the first that is open is taken', () => {
    expect(choices.otherThanFirst).toEqual([]);
  });

  test('conflicts exclude each other', () => {
    const conflicts = ['revoltOpen', 'severalWarsOpen', 'oneWarOpen'];
    for (const list of choices.together.get('shedu.turn.resolve')?.keys() ?? [])
      expect(list.split(', ').filter((name) => conflicts.includes(name)).length).toBeLessThan(2);
  });

  test('a swap that ends the game is legal, and the order decides no more than where it leads', () => {
    const lists = [...(choices.together.get('shedu.turn.action swap')?.keys() ?? [])];
    expect(lists.sort()).toEqual(
      ['', 'legal turn.action', 'legalSwapEndsGame, legal turn.action'].sort(),
    );
    const action = machine.getStateNodeById('shedu.turn.action') as Node;
    const actions = (action.transitions.get('swap') ?? []).map((one) => one.actions);
    expect(actions).toEqual([['swapTiles'], ['swapTiles']]);
  });

  test.each(['resolve', 'raise', 'award'])('what %s passes over comes up again', (name) => {
    const options = optionsOf(`shedu.turn.${name}`);
    const junctions = (id: string, seen: Set<string>): readonly string[] => {
      if (seen.has(id)) return [];
      seen.add(id);
      const node = machine.getStateNodeById(id) as Node;
      if ((node.always ?? []).length > 0) return [id];
      return eventsOf(node).flatMap((event) =>
        candidates(node, event).flatMap(({ target }) => junctions(target, seen)),
      );
    };
    const inAction = options.slice(0, options.indexOf('actionLeft'));
    const node = machine.getStateNodeById(`shedu.turn.${name}`) as Node;
    for (const [i, option] of inAction.entries()) {
      const target = candidates(node, '')[i]?.target as string;
      const inner = target === 'shedu.turn.revolt' ? `${target}.attack` : target;
      const next = junctions(inner, new Set());
      expect(next.length, option).toBeGreaterThan(0);
      for (const junction of next)
        expect(optionsOf(junction), option).toEqual(expect.arrayContaining(options.slice(i + 1)));
    }
  });
});

test('the chart rests in the phases of the game and nowhere else, in each of them', () => {
  expect([...rested].sort()).toEqual([...PHASES].sort());
});
