import { editionIds, editions } from '../../spec/editions.ts';
import { sources } from '../../spec/sources.ts';

/** The editions that were printed; one that somebody adds of his own answers for itself. */
export const printed = editionIds.filter((id) =>
  editions[id].sources.some((source) => sources[source].edition === id),
);
