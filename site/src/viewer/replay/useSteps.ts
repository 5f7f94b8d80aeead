import { useCallback, useContext, useEffect, useState } from 'preact/hooks';
import { addressPlace } from '../page/address.ts';
import { type Place, PlaceContext } from './place.ts';

export interface Steps {
  readonly position: number;
  /** What was asked for in vain. */
  readonly asked: string | null;
  go(position: number): void;
}

/** The page itself, unless the viewer stands in something else. */
export const usePlace = (): Place => useContext(PlaceContext) ?? addressPlace;

/** The position shown: it follows its place and `go`, and the place follows it. */
export function useSteps(last: number, place: Place): Steps {
  const [{ position, asked }, show] = useState(() => place.asked(last));

  const go = useCallback(
    (wanted: number) => {
      const next = Math.min(Math.max(wanted, 0), last);
      place.show(next);
      show({ position: next, asked: null });
    },
    [last, place],
  );

  useEffect(() => place.follow(() => show(place.asked(last))), [last, place]);

  return { position: Math.min(position, last), asked, go };
}
