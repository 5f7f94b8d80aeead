import { type Decision, PHASE_RULES, type TakenIn } from '../rules/phases.ts';
import type { chart } from './setup.ts';

type Transitions = NonNullable<Parameters<typeof chart.createStateConfig>[0]['on']>;
type Transition = Exclude<Transitions['pass'], string | readonly unknown[] | undefined>;

/** Where an action leads and what it does; one with a guard of its own is tried under that. */
type Way = Pick<Transition, 'actions'> & {
  readonly target: string;
  readonly guard?: 'legalSwapEndsGame';
};

/**
 * The transitions of a state in which a seat decides: one way for each kind of action that its
 * phase takes, open if the rules allow the action.
 */
export function decision<P extends Decision>(
  phase: P,
  ways: Readonly<Record<TakenIn<P>, Way | readonly Way[]>>,
): Transitions {
  const guard = { type: 'legal', params: { phase } } as const;
  const guarded = PHASE_RULES[phase].takes.map((kind) => [
    kind,
    [ways[kind as TakenIn<P>]].flat().map((way) => ({ guard, ...way })),
  ]);
  return Object.fromEntries(guarded);
}
