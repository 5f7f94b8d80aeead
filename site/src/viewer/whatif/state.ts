import type { ToldFrame, ToldLine } from '../../../../machine/book/telling/told.ts';
import type { LegalAction } from '../../../../machine/rules/legal.ts';
import type { Branch } from './branch.ts';
import { type Offer, offersOf } from './pieces.ts';

/** What there is to see of the branches of a record. */
export interface WhatIf {
  readonly branches: readonly Branch[];
  /** The branch on the table. */
  readonly current: Branch | null;
  /** What its last position takes, and the pieces to choose from there. */
  readonly choices: readonly LegalAction[];
  readonly offers: readonly Offer[];
  /** The piece that is chosen. */
  readonly chosen: Offer | null;
  /** Why the last action could not be taken. */
  readonly refusal: readonly ToldLine[] | null;
  /** What to tell besides: no piece was chosen, the engine fails, a stored branch makes no sense. */
  readonly hint: 'choose' | 'unreachable' | 'dropped' | null;
  /** Deleted last; it can be brought back. */
  readonly deleted: Branch | null;
  /** Whether the browser keeps the branches. */
  readonly kept: boolean;
}

export const NOTHING: WhatIf = {
  branches: [],
  current: null,
  choices: [],
  offers: [],
  chosen: null,
  refusal: null,
  hint: null,
  deleted: null,
  kept: true,
};

/** What there is to choose from in a position; the piece that was chosen before, if it is still there. */
export function choosing(
  position: ToldFrame,
  choices: readonly LegalAction[],
  before: Offer | null,
): Pick<WhatIf, 'choices' | 'offers' | 'chosen' | 'refusal' | 'hint'> {
  const offers = offersOf(position, choices);
  const same = offers.find(({ key }) => key === before?.key);
  const chosen = same ?? (offers.length === 1 ? offers[0]! : null);
  return { choices, offers, chosen, refusal: null, hint: null };
}
