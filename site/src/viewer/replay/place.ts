import type { Viewpoint } from './viewpoint.ts';

/** What of a game is in sight: a position, with somebody's eyes. */
export interface Sight {
  readonly position: number;
  readonly viewpoint: Viewpoint;
}

/** What is asked for, or what is nearest to it where there is no such thing. */
export interface Wish extends Sight {
  /** What was named in vain. */
  readonly vain: { readonly step?: string; readonly viewpoint?: string };
}

/** How far a game goes, and how many play it. */
export interface Extent {
  readonly last: number;
  readonly seats: number;
}

/** What a viewer stands in: it names what is in sight, and keys pressed there move it. */
export interface Place {
  /** What is asked for of a game. */
  asked(extent: Extent): Wish;
  /** Takes note of what is in sight. */
  show(sight: Sight): void;
  /** A link to what may be in sight; null where no address names it. */
  linkTo(sight: Sight): string | null;
  /** Calls when something else is asked for, until the answer is called. */
  follow(moved: () => void): () => void;
  readonly keys: EventTarget;
}

/** What texts that name a step and a seat ask for; without one, the start and all that there is. */
export function wishFor(step: string | null, seat: string | null, { last, seats }: Extent): Wish {
  const number = step !== null && /^-?\d+$/.test(step) ? Number(step) : Number.NaN;
  const position = Number.isNaN(number) ? 0 : Math.min(Math.max(number, 0), last);
  const known = seat === null || (/^\d$/.test(seat) && Number(seat) < seats);
  return {
    position,
    viewpoint: seat === null || !known ? 'all' : (Number(seat) as Viewpoint),
    vain: {
      ...(step === null || number === position ? {} : { step }),
      ...(seat === null || known ? {} : { viewpoint: seat }),
    },
  };
}
