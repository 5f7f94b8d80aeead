import type { InspectionEvent } from 'xstate';
import type { ClauseId } from '../../../spec/clauses.ts';
import { edges, takenBy } from '../../chart/edges.ts';
import type { ChartSnapshot } from '../../chart/machine.ts';
import type { GameFile } from '../../record/format.ts';
import { frames } from '../../record/replay.ts';
import type { Effect } from '../../rules/effect.ts';

/** How often a clause was cited on each edge of the chart. */
type Tally = Map<ClauseId, Map<string, number>>;

/**
 * The edges of the chart on which each clause was seen at work in these files, the usual ones first:
 * where an effect that cites it came about, or where it refused the action that would have led on.
 */
export function edgesOfClauses(
  files: readonly GameFile[],
): ReadonlyMap<ClauseId, readonly string[]> {
  const tally: Tally = new Map();
  for (const file of files) count(file, tally);
  return new Map(
    [...tally].map(([id, counts]) => [
      id,
      [...counts].sort(([, one], [, other]) => other - one).map(([edge]) => edge),
    ]),
  );
}

function count(file: GameFile, tally: Tally): void {
  const note = (clauses: Iterable<ClauseId>, on: readonly string[]): void => {
    // An action of another phase has no way on that a clause could bar.
    if (on.length === 0) return;
    for (const id of new Set(clauses)) {
      const counts = tally.get(id) ?? new Map<string, number>();
      tally.set(id, counts);
      for (const edge of on) counts.set(edge, (counts.get(edge) ?? 0) + 1);
    }
  };
  let known: readonly Effect[] = [];
  const inspect = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep') return;
    const { effects } = (event.snapshot as ChartSnapshot).context;
    // An action begins its list anew; what follows by itself adds to it.
    const begun = known.some((effect, i) => effects[i] !== effect);
    const fresh = begun ? effects : effects.slice(known.length);
    known = effects;
    note(
      fresh.flatMap(({ clauses }) => clauses),
      takenBy(event),
    );
  };
  let phase: string = '';
  for (const { step, violations, phase: now } of frames(file, inspect)) {
    const refused = edges.filter(({ from, event }) => from === phase && event === step?.action.do);
    note(
      violations.map(({ clause }) => clause),
      refused.map(({ id }) => id),
    );
    phase = now;
  }
}
