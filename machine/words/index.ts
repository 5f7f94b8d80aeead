/**
 * Actions, effects, refusals and phases as sentences in English, Russian and French. What is
 * exported here is what `shedu/words` promises.
 *
 * @module shedu/words
 */
export {
  sayAlike,
  sayBound,
  sayEdit,
  sayKingdom,
  sayParting,
  sayProposal,
  sayProposals,
  sayRules,
  sayTips,
  type Telling,
} from './inquiry.ts';
export { sayGlyph, sayHowItStands } from './signs.ts';
export {
  type Sitter,
  say,
  sayAction,
  sayColor,
  sayPhase,
  sayProblem,
  saySeat,
  sayState,
  sayTiles,
} from './words.ts';
