import { createActor, transition } from 'xstate';
import { eventOf } from '../../machine/chart/context.ts';
import { type ChartSnapshot, machine, phaseOf } from '../../machine/chart/machine.ts';
import type { FixtureJson } from '../../machine/record/format.ts';
import { begin } from '../../machine/record/start.ts';
import { legalActions } from '../../machine/rules/legal.ts';
import type { Seat } from '../../machine/rules/pieces.ts';
import { actor as actorOf } from '../../machine/rules/turn.ts';

/** A position and how many sequences of 1, 2, … actions the rules allow from it. */
export interface Counted
  extends Pick<FixtureJson, 'id' | 'title' | 'edition' | 'options' | 'rulings' | 'position'> {
  readonly counts: readonly number[];
}

/** The position in which a count begins. */
export function rootOf({ counts: _counts, ...begun }: Counted): ChartSnapshot {
  const input = begin({ ...begun, kind: 'fixture', steps: [] });
  return createActor(machine, { input }).start().getSnapshot();
}

/** The positions one action further on. */
export function* next(snapshot: ChartSnapshot): Generator<ChartSnapshot> {
  const { game } = snapshot.context;
  const phase = phaseOf(snapshot);
  const seat = actorOf(game, phase) as Seat;
  for (const { action } of legalActions(game, phase)) {
    const [after] = transition(machine, snapshot, eventOf(seat, action));
    yield after as ChartSnapshot;
  }
}

/** How many sequences of so many actions there are. A game that is over has none. */
export function perft(snapshot: ChartSnapshot, depth: number): number {
  if (depth === 0) return 1;
  if (depth === 1) return legalActions(snapshot.context.game, phaseOf(snapshot)).length;
  let count = 0;
  for (const after of next(snapshot)) count += perft(after, depth - 1);
  return count;
}
