import { createActor } from 'xstate';
import { type ChartInput, eventOf } from '../../chart/context.ts';
import { machine, phaseOf } from '../../chart/machine.ts';
import type { Action, Draw } from '../../rules/action.ts';
import type { Seat } from '../../rules/pieces.ts';
import { actor as actorOf } from '../../rules/turn.ts';

/** A position at which somebody decides, and what comes of what he does. */
export class Table {
  readonly #actor;

  constructor(input: ChartInput) {
    this.#actor = createActor(machine, { input }).start();
  }

  get at(): ChartInput {
    const snapshot = this.#actor.getSnapshot();
    return { game: snapshot.context.game, phase: phaseOf(snapshot) };
  }

  /** The seat that decides, null when the game is over. */
  get toAct(): Seat | null {
    const { game, phase } = this.at;
    return actorOf(game, phase);
  }

  /** Plays an action, unless the rules refuse it. */
  play(seat: Seat, action: Action, draws?: readonly Draw[]): boolean {
    const before = this.#actor.getSnapshot();
    if (before.status === 'active') this.#actor.send(eventOf(seat, action, draws));
    return this.#actor.getSnapshot() !== before;
  }
}
