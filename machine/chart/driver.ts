import type { AnyStateMachine } from 'xstate';
import type { Phase } from '../rules/phases.ts';
import type { ChartContext, ChartEvent, ChartInput } from './context.ts';
import { machine } from './machine.ts';
import { type Place, tableOf, type Way } from './table.ts';

/** Where a game stands: the state of the chart, which is a phase at rest, and what it carries. */
export interface Standing {
  readonly phase: Phase;
  readonly context: ChartContext;
}

/** Plays games by a statechart without an actor; all it knows of the flow it has read from there. */
export interface Driver {
  /** A game taken up. */
  readonly start: (input: ChartInput) => Standing;
  /** What an event makes of a game: the very same standing where it is refused. */
  readonly next: (at: Standing, event: ChartEvent) => Standing;
}

/**
 * The driver of a statechart. Its table of states and transitions is made here, once; what it then
 * costs is hardly more than its guards and actions.
 * @throws Unmodelled where the chart has what the driver does not know
 */
export function driverOf(chart: AnyStateMachine): Driver {
  const { context: begun, first, places, limit } = tableOf(chart);
  /** Goes on for as long as the chart does by itself. */
  const settled = (from: Standing, event: ChartEvent): Standing => {
    let at = from;
    for (let round = 1; ; round++) {
      const { final, always } = places.get(at.phase) as Place;
      if (final) return at;
      if (round > limit) throw new Error(`${chart.id} has not come to rest after ${limit} rounds`);
      const way = open(always, at.context, event);
      if (way === null) return at;
      at = gone(way, at.context, event);
    }
  };
  return {
    start(input) {
      const event = { type: 'xstate.init', input } as unknown as ChartEvent;
      return settled(gone(first, begun({ input }), event), event);
    },
    next(at, event) {
      const { on } = places.get(at.phase) as Place;
      const way = open(on.get(event.type) ?? NONE, at.context, event);
      return settled(way === null ? at : gone(way, at.context, event), event);
    },
  };
}

const NONE: readonly Way[] = [];

/** The first way that its guard lets through. */
function open(ways: readonly Way[], context: ChartContext, event: ChartEvent): Way | null {
  if (ways.length === 0) return null;
  const given = { context, event };
  for (const way of ways) {
    const { guard } = way;
    if (guard === null || guard.call(given, guard.params)) return way;
  }
  return null;
}

/** The context with what an action assigns. */
export const altered = (before: ChartContext, assigned: Partial<ChartContext>): ChartContext => ({
  game: assigned.game ?? before.game,
  effects: assigned.effects ?? before.effects,
  draws: assigned.draws ?? before.draws,
  resumeAt: assigned.resumeAt ?? before.resumeAt,
});

/** Where a way leads, with what its actions make of the context. */
function gone({ actions, target }: Way, before: ChartContext, event: ChartEvent): Standing {
  let context = before;
  for (const { call, params } of actions) {
    context = altered(context, call({ context, event }, params));
  }
  return { phase: target.path as Phase, context };
}

/** The driver of the game’s own statechart. */
export const driver: Driver = driverOf(machine);
