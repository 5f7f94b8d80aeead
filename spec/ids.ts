/** The chapter of a clause, which its id begins with; a page asks without carrying the rulebook. */
export const chapterOf = <Chapter extends string>(id: `${Chapter}.${string}`): Chapter =>
  id.slice(0, id.indexOf('.')) as Chapter;

/** The editions of the game whose rules are told here. */
export type EditionId = '1997' | '2015' | 'condensed';

/** The printed boards; the advanced one came with the edition of 2015. */
export type BoardId = 'standard' | 'advanced';

/** The contested passages that can be played under more than one reading. */
export type SwitchId =
  | 'fragmentSupport'
  | 'redeclineSquare'
  | 'swapRefill'
  | 'bagOutOnSwap'
  | 'wonderTiles';

/** The reading chosen for every switch. */
export interface Readings {
  readonly fragmentSupport: 'connected' | 'home';
  readonly redeclineSquare: 'forbid' | 'allow';
  readonly swapRefill: 'same' | 'toSix';
  readonly bagOutOnSwap: 'immediate' | 'endOfTurn';
  readonly wonderTiles: 'replace' | 'flip';
}

/** The contested passages with one decision. */
export type SettledId =
  | 'building-own-line'
  | 'building-returned'
  | 'building-war-points'
  | 'catastrophe-on-catastrophe'
  | 'catastrophe-terrain'
  | 'closed-space'
  | 'committed-tiles'
  | 'covered-tile'
  | 'early-end'
  | 'empty-swap'
  | 'english-attacker-ahead'
  | 'english-measure'
  | 'figure-window'
  | 'final-comparison'
  | 'full-tie'
  | 'joining-tile'
  | 'leader-home-at-once'
  | 'lift-and-rejoin'
  | 'marked-treasures'
  | 'module-combination'
  | 'monument-income-place'
  | 'monument-pairs'
  | 'no-recall'
  | 'null-move'
  | 'partial-draw'
  | 'point-supply'
  | 'priest-exception'
  | 'several-squares'
  | 'square-or-cross'
  | 'swapped-tiles'
  | 'tile-point-timing'
  | 'treasure-assignment'
  | 'treasure-end-advanced'
  | 'treasure-order'
  | 'treasure-priority-kept'
  | 'treasures-hidden'
  | 'two-players'
  | 'war-example-misprint'
  | 'war-order';

/** Every contested passage. */
export type RulingId = SwitchId | SettledId;
