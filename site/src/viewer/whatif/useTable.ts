import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Table } from '../panels/panel.ts';
import type { Place } from '../replay/place.ts';
import type { Replay } from '../replay/replay.ts';
import { type Steps, useSteps } from '../replay/useSteps.ts';
import { usePlace } from '../services.ts';

/** What is shown of a record: itself, or a branch that was laid on the table instead. */
export interface OnTable {
  readonly replay: Replay;
  readonly steps: Steps;
  readonly place: Place;
  readonly table: Table | null;
  lay(table: Table | null): void;
}

/** The steps run over the record or the branch; the place names positions of the record only. */
export function useTable(record: Replay): OnTable {
  const [table, lay] = useState<Table | null>(null);
  const replay = table?.replay ?? record;
  const place = useBounded(usePlace(), table?.fork);
  const steps = useSteps(replay.telling, place);
  const before = useRef<Table | null>(null);
  useLayoutEffect(() => {
    const at = table === null ? (before.current?.home ?? null) : table.at;
    before.current = table;
    if (at !== null) steps.go(at);
  }, [table]);
  return { replay, steps, place, table, lay };
}

/** A place that names no position beyond that at which a branch leaves. */
function useBounded(place: Place, fork: number | undefined): Place {
  return useMemo(() => {
    if (fork === undefined) return place;
    const bounded = <T extends { readonly position: number }>(sight: T): T => ({
      ...sight,
      position: Math.min(sight.position, fork),
    });
    return {
      asked: (extent) => place.asked(extent),
      follow: (moved) => place.follow(moved),
      keys: place.keys,
      linkTo: (sight) => place.linkTo(bounded(sight)),
      show: (sight) => place.show(bounded(sight)),
    };
  }, [place, fork]);
}
