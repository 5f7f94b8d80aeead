import { askedPosition } from '../viewer/page/address.ts';
import type { Place } from '../viewer/replay/place.ts';

/** A step that was shown. */
export interface ShownStep {
  readonly position: number;
  readonly last: number;
}

/** The place of a replay within an element: it takes the position from there and tells it there. */
export class ElementPlace implements Place {
  readonly keys: EventTarget;
  readonly #tell: (shown: ShownStep) => void;
  readonly #followers = new Set<() => void>();
  #wanted: string | null = null;
  #last = 0;
  #told = -1;

  constructor(keys: EventTarget, tell: (shown: ShownStep) => void) {
    this.keys = keys;
    this.#tell = tell;
  }

  /** The position shown, once there is one. */
  get position(): number | null {
    return this.#told < 0 ? null : this.#told;
  }

  /** Asks for a position as an attribute names it; null is the start. */
  want(step: string | null): void {
    this.#wanted = step;
    for (const moved of this.#followers) moved();
  }

  /** Another game begins. */
  begin(): void {
    this.#told = -1;
  }

  readonly asked = (last: number) => {
    this.#last = last;
    const search = this.#wanted === null ? '' : `?step=${encodeURIComponent(this.#wanted)}`;
    const asked = askedPosition(search, last);
    this.show(asked.position);
    return asked;
  };

  readonly show = (position: number): void => {
    if (position === this.#told) return;
    this.#told = position;
    this.#tell({ position, last: this.#last });
  };

  /** The page is not ours, so no address of it names a position. */
  readonly linkTo = () => '#';

  readonly follow = (moved: () => void) => {
    this.#followers.add(moved);
    return () => {
      this.#followers.delete(moved);
    };
  };
}
