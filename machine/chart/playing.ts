import { createActor, type InspectionEvent } from 'xstate';
import type { ChartEvent, ChartInput } from './context.ts';
import { driver, type Standing } from './driver.ts';
import { type ChartSnapshot, machine, phaseOf } from './machine.ts';

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

/** Takes up a game: by the driver, or by XState where somebody inspects. */
export const playing = (input: ChartInput, inspect?: Inspect): Playing =>
  inspect === undefined ? driven(input) : watched(input, inspect);

function driven(input: ChartInput): Playing {
  let at = driver.start(input);
  return {
    get at() {
      return at;
    },
    send(event) {
      const before = at;
      at = driver.next(before, event);
      return at !== before;
    },
    stop() {},
  };
}

function watched(input: ChartInput, inspect: Inspect): Playing {
  const actor = createActor(machine, { input, inspect }).start();
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
