import type { ClauseId } from './clauses.ts';
import file from './exemptions.json' with { type: 'json' };
import type { Text } from './text.ts';

/**
 * What a clause is proved by: the machine cites it; a fixture follows it; in a fixture it refuses
 * an action or changes the result.
 */
export const ASPECTS = ['machine', 'following', 'contrast'] as const;

export type Aspect = (typeof ASPECTS)[number];

/** Why a clause cannot be proved in one way or another. */
export type Exemptions = Readonly<
  Partial<Record<ClauseId, Readonly<Partial<Record<Aspect, Text>>>>>
>;

export const exemptions = file as Exemptions;
