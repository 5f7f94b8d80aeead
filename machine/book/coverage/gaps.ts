import { clauseIds } from '../../../spec/clauses.ts';
import { type InventoryRow, inventory } from '../../../spec/inventory.ts';
import { type Ruling, rulingIds, rulings } from '../../../spec/rulings.ts';
import type { Showing } from './showing.ts';

/** Something that the suite or the maps should reach and do not. */
export interface Gap {
  readonly subject: string;
  readonly message: string;
}

/** Everything that the rulings and the inventory should reach and do not, given the fixtures. */
export function gapsOf(showings: readonly Showing[]): readonly Gap[] {
  const fixtures = new Set(showings.map(({ id }) => id));
  return [
    ...rulingGaps(Object.values(rulings), fixtures),
    ...inventoryGaps(inventory, {
      clauses: new Set(clauseIds),
      rulings: new Set(rulingIds),
      fixtures,
    }),
  ];
}

/** Rulings that no fixture shows, and fixtures that they name and that do not exist. */
export function rulingGaps(
  rulings: readonly Ruling[],
  fixtures: ReadonlySet<string>,
): readonly Gap[] {
  return rulings.flatMap((ruling) => {
    if (ruling.kind === 'settled') return fixtureGaps(ruling.id, ruling.fixtures, fixtures);
    return Object.keys(ruling.readings).flatMap((reading) =>
      fixtureGaps(
        `${ruling.id}: ${reading}`,
        (ruling.fixtures as Readonly<Record<string, readonly string[]>>)[reading] ?? [],
        fixtures,
      ),
    );
  });
}

function fixtureGaps(
  subject: string,
  named: readonly string[],
  fixtures: ReadonlySet<string>,
): readonly Gap[] {
  if (named.length === 0) return [{ subject, message: 'no fixture shows it' }];
  return named
    .filter((id) => !fixtures.has(id))
    .map((id) => ({ subject, message: `there is no fixture ${id}` }));
}

/** Rows of the inventory that reach nothing, or something that does not exist. */
export function inventoryGaps(
  rows: Readonly<Record<string, InventoryRow>>,
  known: Readonly<Record<'clauses' | 'rulings' | 'fixtures', ReadonlySet<string>>>,
): readonly Gap[] {
  return Object.entries(rows).flatMap(([subject, row]) => {
    const parts = ['clauses', 'rulings', 'fixtures'] as const;
    const reached = parts.flatMap((part) => (row[part] ?? []).map((id) => ({ part, id })));
    if (reached.length === 0) {
      return [{ subject, message: 'reaches no clause, ruling or fixture' }];
    }
    return reached
      .filter(({ part, id }) => !known[part].has(id))
      .map(({ part, id }) => ({ subject, message: `${id} is not among the ${part}` }));
  });
}
