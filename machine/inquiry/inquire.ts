import type { ChartInput } from '../chart/context.ts';
import { explain, type Verdict } from '../record/explain.ts';
import type { Action } from '../rules/action.ts';
import type { Seat } from '../rules/pieces.ts';
import { type Parts, whereTheyPart } from './parts.ts';
import { type Asked, ask } from './proposal.ts';
import { type Bound, type WhatThen, whatThen } from './whatthen.ts';
import { type Fewest, type WhyNot, whyNot } from './whynot.ts';

/** What is asked, and how far the search goes. */
export interface InquiryOptions extends Fewest, Bound {
  /** Who acts; by default the seat whose decision it is. */
  readonly seat?: Seat;
}

/** All that can be asked about an action in a position. */
export interface Inquiry {
  readonly asked: Asked;
  readonly verdict: Verdict;
  /** The nearest changes that would make it legal; null if it is legal. */
  readonly whyNot: WhyNot | null;
  /** Every way it can go on; null if it is refused. */
  readonly whatThen: WhatThen | null;
  /** Where editions and readings give another answer. */
  readonly parts: Parts;
}

/** Asks the rules about an action in a position: verdict, why not, what then, and where they part. */
export function inquire(at: ChartInput, action: Action, options: InquiryOptions = {}): Inquiry {
  const asked = ask(at, action, options.seat);
  return {
    asked,
    verdict: explain(asked.at, asked.action, asked.seat),
    whyNot: whyNot(asked, options),
    whatThen: whatThen(asked, options),
    parts: whereTheyPart(asked, options),
  };
}
