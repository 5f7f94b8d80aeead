import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { createActor, transition } from 'xstate';
import type { ChartContext, ChartEvent, ChartInput } from '../../machine/chart/context.ts';
import { type Driver, driver, driverOf, type Standing } from '../../machine/chart/driver.ts';
import {
  type ChartActor,
  type ChartSnapshot,
  type Machine,
  machine,
  phaseOf,
} from '../../machine/chart/machine.ts';

/** A game that a chart and the driver made of it play side by side, and must play alike. */
export class Both {
  readonly #chart: Machine;
  readonly #driver: Driver;
  readonly #actor: ChartActor;
  #at: Standing;

  constructor(input: ChartInput, chart: Machine = machine) {
    this.#chart = chart;
    this.#driver = chart === machine ? driver : driverOf(chart);
    this.#actor = createActor(chart, { input }).start();
    this.#at = this.#driver.start(input);
    alike('at the start', this.#actor.getSnapshot(), this.#at);
  }

  get at(): Standing {
    return this.#at;
  }

  /** Plays an event; whether it was accepted. */
  send(where: string, event: ChartEvent): boolean {
    const [snapshot, at] = [this.#actor.getSnapshot(), this.#at];
    if (snapshot.status === 'active') this.#actor.send(event);
    this.#at = this.#driver.next(at, event);
    alike(where, this.#actor.getSnapshot(), this.#at);
    const accepted = this.#at !== at;
    assert.equal(this.#actor.getSnapshot() !== snapshot, accepted, `${where}: refused by one`);
    return accepted;
  }

  /** What an event would come to; the game stays where it is. */
  try(where: string, event: ChartEvent): Standing {
    const before = this.#actor.getSnapshot();
    const at = this.#driver.next(this.#at, event);
    const [after] = transition(this.#chart, before, event);
    alike(where, after, at);
    assert.equal(after !== before, at !== this.#at, `${where}: refused by one`);
    return at;
  }
}

const CARRIED = ['game', 'effects', 'draws', 'resumeAt'] as const satisfies (keyof ChartContext)[];

function alike(where: string, snapshot: ChartSnapshot, { phase, context }: Standing): void {
  assert.equal(phase, phaseOf(snapshot), where);
  assert.equal(phase === 'over', snapshot.status === 'done', where);
  assert.deepEqual(Object.keys(context).sort(), Object.keys(snapshot.context).sort(), where);
  for (const key of CARRIED)
    if (!isDeepStrictEqual(context[key], snapshot.context[key]))
      assert.deepEqual(context[key], snapshot.context[key], `${where}: ${key}`);
}
