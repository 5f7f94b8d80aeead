import type { Says } from '../../../spec/clauses.ts';

/** What a source has on a clause, as a sign. */
export const SIGNS: Readonly<Record<Says, string>> = {
  states: '●',
  implies: '◐',
  silent: '○',
  differs: '≠',
};
