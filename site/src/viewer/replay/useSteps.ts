import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Telling } from '../../../../machine/book/telling/told.ts';
import type { Place, Sight, Wish } from './place.ts';
import type { Viewpoint } from './viewpoint.ts';

/** What of a game is in sight, and how to see something else of it. */
export interface Steps extends Sight {
  /** What was asked for in vain. */
  readonly vain: Wish['vain'];
  go(position: number): void;
  seeAs(viewpoint: Viewpoint): void;
}

/** What is in sight: it follows its place, `go` and `seeAs`, and the place follows it. */
export function useSteps({ frames, sitters }: Telling, place: Place): Steps {
  const last = frames.length - 1;
  const seats = sitters.length;
  const [wish, show] = useState(() => place.asked({ last, seats }));
  const position = Math.min(wish.position, last);
  const { viewpoint } = wish;

  const see = useCallback(
    (sight: Sight) => {
      place.show(sight);
      show({ ...sight, vain: {} });
    },
    [place],
  );
  const go = useCallback(
    (wanted: number) => see({ position: Math.min(Math.max(wanted, 0), last), viewpoint }),
    [see, last, viewpoint],
  );
  const seeAs = useCallback(
    (other: Viewpoint) => see({ position, viewpoint: other }),
    [see, position],
  );

  useEffect(() => place.follow(() => show(place.asked({ last, seats }))), [last, seats, place]);

  return { position, viewpoint, vain: wish.vain, go, seeAs };
}
