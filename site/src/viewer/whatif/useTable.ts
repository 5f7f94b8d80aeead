import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Table } from '../panels/panel.ts';
import type { Place } from '../replay/place.ts';
import type { Replay } from '../replay/replay.ts';
import { type Steps, usePlace, useSteps } from '../replay/useSteps.ts';

/** What is shown of a record: itself, or a branch that was laid on the table instead. */
export interface Tabled {
  readonly replay: Replay;
  readonly steps: Steps;
  readonly place: Place;
  readonly table: Table | null;
  lay(table: Table | null): void;
}

/** The steps run over the record or the branch; the place names positions of the record only. */
export function useTable(record: Replay): Tabled {
  const [table, lay] = useState<Table | null>(null);
  const replay = table?.replay ?? record;
  const place = useBounded(usePlace(), table?.fork);
  const steps = useSteps(replay.telling.frames.length - 1, place);
  const before = useRef<Table | null>(null);
  useLayoutEffect(() => {
    const at = table === null ? (before.current?.fork ?? null) : table.at;
    before.current = table;
    if (at !== null) steps.go(at);
  }, [table]);
  return { replay, steps, place, table, lay };
}

/** A place that names no position beyond that at which a branch leaves. */
function useBounded(place: Place, fork: number | undefined): Place {
  return useMemo(
    () =>
      fork === undefined
        ? place
        : {
            asked: (last) => place.asked(last),
            follow: (moved) => place.follow(moved),
            keys: place.keys,
            linkTo: (position) => place.linkTo(Math.min(position, fork)),
            show: (position) => place.show(Math.min(position, fork)),
          },
    [place, fork],
  );
}
