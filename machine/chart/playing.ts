import { createActor, type InspectionEvent } from 'xstate';
import type { ChartEvent, ChartInput } from './context.ts';
import { type Driver, driver, driverOf, type Standing } from './driver.ts';
import { type ChartSnapshot, type Machine, machine, phaseOf } from './machine.ts';

/** A game under way. */
export interface Playing {
  /** Where it stands; the very same after an event that is refused. */
  readonly at: Standing;
  /** Plays an event; whether it was accepted. */
  readonly send: (event: ChartEvent) => boolean;
  /** Ends it for those who watch. */
  readonly stop: () => void;
}

/** Receives what the statechart does, as `inspect` of XState's `createActor`. */
export type Inspect = (event: InspectionEvent) => void;

/** Who watches a game, and the chart it is played by. */
export interface Watching {
  readonly chart?: Machine;
  readonly inspect?: Inspect | undefined;
}

/** Takes up a game: by the driver, or by XState where somebody watches. */
export function playing(input: ChartInput, { chart = machine, inspect }: Watching = {}): Playing {
  if (inspect !== undefined) return watched(input, chart, inspect);
  return driven(input, chart === machine ? driver : driverOf(chart));
}

function driven(input: ChartInput, { start, next }: Driver): Playing {
  let at = start(input);
  return {
    get at() {
      return at;
    },
    send(event) {
      const before = at;
      at = next(before, event);
      return at !== before;
    },
    stop() {},
  };
}

function watched(input: ChartInput, chart: Machine, inspect: Inspect): Playing {
  const actor = createActor(chart, { input, inspect }).start();
  let snapshot = actor.getSnapshot();
  let at = standing(snapshot);
  return {
    get at() {
      return at;
    },
    send(event) {
      if (snapshot.status !== 'active') return false;
      actor.send(event);
      const before = snapshot;
      snapshot = actor.getSnapshot();
      if (snapshot === before) return false;
      at = standing(snapshot);
      return true;
    },
    stop() {
      actor.stop();
    },
  };
}

const standing = (snapshot: ChartSnapshot): Standing => ({
  phase: phaseOf(snapshot),
  context: snapshot.context,
});
