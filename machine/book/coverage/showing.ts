import type { ClauseId } from '../../../spec/clauses.ts';
import type { GameFile } from '../../record/format.ts';
import { frames } from '../../record/replay.ts';

/** What a fixture shows of the rules. */
export interface Showing {
  readonly id: string;
  /** Clauses the case lists or that its effects cite, if any of its steps is accepted. */
  readonly followed: readonly ClauseId[];
  /** Clauses that refuse one of its steps, or without which the result would be another. */
  readonly contrasted: readonly ClauseId[];
}

/** Plays a fixture and notes the clauses it shows. @throws Inconsistent */
export function showingOf(file: GameFile): Showing {
  const followed = new Set<ClauseId>();
  const contrasted = new Set<ClauseId>(file.contrasts);
  let accepted = false;
  for (const { step, effects, violations } of frames(file)) {
    for (const { clause } of violations) contrasted.add(clause);
    for (const effect of effects) for (const id of effect.clauses) followed.add(id);
    if (step !== null && violations.length === 0) accepted = true;
  }
  if (accepted) for (const id of file.clauses ?? []) followed.add(id);
  return { id: file.id ?? '', followed: [...followed], contrasted: [...contrasted] };
}
