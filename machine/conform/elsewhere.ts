import type { Phase } from '../rules/phases.ts';

/** A part of the position that an engine tells otherwise, or something within it. */
interface Told {
  /** The part; null where what differs is not of the position. */
  readonly part: string | null;
  readonly expected?: unknown;
  readonly actual?: unknown;
}

/**
 * Whether an engine has left out the decision that is due by the rules: it is at another one, or has
 * drawn and so gone past it. What decides that is what makes the decision due.
 */
export function isElsewhere(due: Phase, { part, expected, actual }: Told): boolean {
  if (due === 'turn.action' || due === 'over') return false;
  if (part === 'phase') return true;
  const hands = [expected, actual];
  return (
    part === 'hands' &&
    hands.every((hand) => Array.isArray(hand)) &&
    (actual as readonly unknown[]).length > (expected as readonly unknown[]).length
  );
}
