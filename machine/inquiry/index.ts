/**
 * Questions about an action in a position: why it is refused and what would make it legal, how it can
 * go on, and where editions and readings part. What is exported here is what `shedu/inquiry` promises.
 *
 * `inquire(position, action)` answers all of it as plain data; each part can be asked for alone, with
 * `ask(position, action)` for a question: `whyNot`, `whatThen`, `whereTheyPart`.
 *
 * @module shedu/inquiry
 */
export type { Edit, EditedModule } from './edit.ts';
export { type Inquiry, type InquiryOptions, inquire } from './inquire.ts';
export {
  type Difference,
  type Parting,
  type Parts,
  type Under,
  whereTheyPart,
} from './parts.ts';
export {
  type Asked,
  ask,
  type Candidate,
  type Change,
  type ChangeKind,
  type Moment,
  type Proposal,
} from './proposal.ts';
export type { Kingdom, Stakes } from './stakes.ts';
export { neededAgainst, type Tip, winnerAt } from './tipping.ts';
export {
  type Bound,
  type Course,
  type Fight,
  type NotFollowed,
  type Options,
  type Order,
  type Reserve,
  type Rest,
  type WhatThen,
  whatThen,
} from './whatthen.ts';
export { type Fewest, type WhyNot, whyNot } from './whynot.ts';
