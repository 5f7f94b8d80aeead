import { assign, createActor, setup } from 'xstate';

interface Countdown {
  readonly left: number;
}

/**
 * A machine that does nothing but take as many microsteps as an event says, each with a guard that
 * reads a number and an assignment that writes one: what XState itself costs.
 */
const machine = setup({
  types: { context: {} as Countdown, events: {} as { type: 'go'; steps: number } },
  guards: {
    single: ({ event }) => event.steps === 1,
    last: ({ context }) => context.left === 1,
  },
  actions: {
    load: assign(({ event }) => ({ left: event.steps - 1 })),
    count: assign(({ context }) => ({ left: context.left - 1 })),
  },
}).createMachine({
  context: { left: 0 },
  initial: 'rest',
  states: {
    rest: {
      on: {
        go: [
          { guard: 'single', target: 'rest', actions: 'load' },
          { target: 'odd', actions: 'load' },
        ],
      },
    },
    odd: {
      always: [
        { guard: 'last', target: 'rest', actions: 'count' },
        { target: 'even', actions: 'count' },
      ],
    },
    even: {
      always: [
        { guard: 'last', target: 'rest', actions: 'count' },
        { target: 'odd', actions: 'count' },
      ],
    },
  },
  options: { maxIterations: 100 },
});

/** Drives one actor a game with events of so many microsteps; how many events were sent. */
export function driveBare(games: readonly (readonly number[])[]): number {
  let sent = 0;
  for (const events of games) {
    const actor = createActor(machine);
    actor.start();
    for (const steps of events) actor.send({ type: 'go', steps });
    sent += events.length;
  }
  return sent;
}

/** How many microsteps the bare machine takes for each event, to be sure that it is a fair one. */
export function countBare(games: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return games.map((events) => {
    let taken = 0;
    const actor = createActor(machine, {
      inspect: (inspected) => {
        if (inspected.type === '@xstate.microstep') taken++;
      },
    });
    actor.start();
    return events.map((steps) => {
      taken = 0;
      actor.send({ type: 'go', steps });
      return taken;
    });
  });
}
