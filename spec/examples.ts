import type { ClauseId } from './clauses.ts';
import file from './examples.json' with { type: 'json' };
import type { ShownStep } from './shownstep.ts';

const chosen: Readonly<Partial<Record<ClauseId, readonly ShownStep[]>>> = file.examples;

/** The steps that show a clause better than what its fixtures' data tells, the best first. */
export const chosenExamples = (id: ClauseId): readonly ShownStep[] => chosen[id] ?? [];
