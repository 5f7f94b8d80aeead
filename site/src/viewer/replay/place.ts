import { createContext } from 'preact';

/** Which position is asked for; `asked` tells what was named if that is none. */
export interface Asked {
  readonly position: number;
  readonly asked: string | null;
}

/** What a viewer stands in: it names the position, and keys pressed there move it. */
export interface Place {
  /** What is asked for, given the last position there is. */
  asked(last: number): Asked;
  /** Takes note of the position that is shown. */
  show(position: number): void;
  /** A link to a position. */
  linkTo(position: number): string;
  /** Calls when another position is asked for, until the answer is called. */
  follow(moved: () => void): () => void;
  readonly keys: EventTarget;
}

/** Where the viewers below stand; null is the page itself. */
export const PlaceContext = createContext<Place | null>(null);
