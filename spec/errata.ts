import file from './errata.json' with { type: 'json' };
import type { SourceId } from './sources.ts';
import type { Text } from './text.ts';

/** A fault in a text of the rules; the row of the inventory under the same id leads on from it. */
export interface Erratum {
  /** The text, in all the scans that have the fault. */
  readonly sources: readonly SourceId[];
  /** Section and paragraph, as in citations; absent where the fault is not in one place. */
  readonly at?: string;
  readonly lines?: string;
  /** What is wrong, told in our words. */
  readonly fault: Text;
  /** What is right, and why. */
  readonly right: Text;
}

/** The faults by the ids of their rows in the inventory, text by text. */
export const errata = file.errata as unknown as Readonly<Record<string, Erratum>>;
