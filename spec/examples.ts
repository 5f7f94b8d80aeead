import type { ClauseId } from './clauses.ts';
import file from './examples.json' with { type: 'json' };

/** A step of a fixture: the position after it, as `--step` takes it. */
export interface ChosenExample {
  readonly fixture: string;
  readonly step: number;
}

const chosen: Readonly<Partial<Record<ClauseId, readonly ChosenExample[]>>> = file.examples;

/** The steps that show a clause better than what its fixtures' data tells, the best first. */
export const chosenExamples = (id: ClauseId): readonly ChosenExample[] => chosen[id] ?? [];
