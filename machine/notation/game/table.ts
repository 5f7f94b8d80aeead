import { type ChartInput, eventOf } from '../../chart/context.ts';
import { type Playing, playing } from '../../chart/playing.ts';
import type { Action, Draw } from '../../rules/action.ts';
import type { Seat } from '../../rules/pieces.ts';
import { actor as actorOf } from '../../rules/turn.ts';

/** A position at which somebody decides, and what comes of what he does. */
export class Table {
  readonly #playing: Playing;

  constructor(input: ChartInput) {
    this.#playing = playing(input);
  }

  get at(): ChartInput {
    const { context, phase } = this.#playing.at;
    return { game: context.game, phase };
  }

  /** The seat that decides, null when the game is over. */
  get toAct(): Seat | null {
    const { game, phase } = this.at;
    return actorOf(game, phase);
  }

  /** Plays an action, unless the rules refuse it. */
  play(seat: Seat, action: Action, draws?: readonly Draw[]): boolean {
    return this.#playing.send(eventOf(seat, action, draws));
  }
}
