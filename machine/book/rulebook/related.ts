import type { ClauseId } from '../../../spec/clauses.ts';
import { rulings } from '../../../spec/rulings.ts';

/** How many a reader is led to. */
const MOST = 5;

/**
 * Which clauses belong together: those that a ruling decides together, then those that are shown by
 * most of the same cases. A pair that only one case has in common may be chance.
 */
export function relatedClauses(
  cases: readonly { readonly clauses?: readonly ClauseId[] }[],
): ReadonlyMap<ClauseId, readonly ClauseId[]> {
  const counts = new Map<ClauseId, Map<ClauseId, number>>();
  const count = (together: readonly ClauseId[], weight: number): void => {
    for (const one of together) {
      const others = counts.get(one) ?? new Map<ClauseId, number>();
      counts.set(one, others);
      for (const other of together)
        if (other !== one) others.set(other, (others.get(other) ?? 0) + weight);
    }
  };
  for (const { clauses = [] } of cases) count([...new Set(clauses)], 1);
  // A ruling outweighs any number of cases.
  for (const { clauses } of Object.values(rulings)) count(clauses, cases.length + 2);
  return new Map(
    [...counts].map(([id, others]) => [
      id,
      [...others]
        .filter(([, times]) => times > 1)
        .sort(([, one], [, other]) => other - one)
        .slice(0, MOST)
        .map(([other]) => other),
    ]),
  );
}
