import { type Extent, type Place, type Sight, type Wish, wishFor } from '../viewer/replay/place.ts';
import type { Viewpoint } from '../viewer/replay/viewpoint.ts';

/** What the page around is told of a step. */
export interface StepDetail {
  readonly position: number;
  readonly last: number;
}

/** The place of a replay within an element: it takes the position from there and tells it there. */
export class ElementPlace implements Place {
  readonly keys: EventTarget;
  readonly #tell: (detail: StepDetail) => void;
  readonly #followers = new Set<() => void>();
  #wanted: string | null = null;
  #last = 0;
  #told = -1;
  #viewpoint: Viewpoint = 'all';

  constructor(keys: EventTarget, tell: (detail: StepDetail) => void) {
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
    this.#viewpoint = 'all';
  }

  readonly asked = (extent: Extent): Wish => {
    this.#last = extent.last;
    const wish = { ...wishFor(this.#wanted, null, extent), viewpoint: this.#viewpoint };
    this.show(wish);
    return wish;
  };

  readonly show = ({ position, viewpoint }: Sight): void => {
    this.#viewpoint = viewpoint;
    if (position === this.#told) return;
    this.#told = position;
    this.#tell({ position, last: this.#last });
  };

  /** The page is not ours, so no address of it names a position. */
  readonly linkTo = () => null;

  readonly follow = (moved: () => void) => {
    this.#followers.add(moved);
    return () => {
      this.#followers.delete(moved);
    };
  };
}
