import type { ClauseId } from './clauses.ts';
import type { RulingId } from './ids.ts';
import file from './inventory.json' with { type: 'json' };

/**
 * What the sources hold: a rule or definition they state, a point on which they diverge, a worked
 * example, a fault in a text, a question that none answers, a difference between two scans.
 */
export type RowKind = 'statement' | 'divergence' | 'example' | 'erratum' | 'gap' | 'scan';

/** One row of the inventory of the sources, and what in this project takes it up. */
export interface InventoryRow {
  readonly kind: RowKind;
  /** What it is about, in a few words; of a statement its clause tells it. */
  readonly about?: string;
  readonly clauses?: readonly ClauseId[];
  readonly rulings?: readonly RulingId[];
  readonly fixtures?: readonly string[];
}

/** The rows by their ids; nothing that a source says is left out. */
export const inventory = file.rows as unknown as Readonly<Record<string, InventoryRow>>;
