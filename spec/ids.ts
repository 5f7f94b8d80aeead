export type EditionId = '1997' | '2015' | 'condensed';

export type BoardId = 'standard' | 'advanced';

/** The contested passages that can be played under more than one reading. */
export type SwitchId =
  | 'fragmentSupport'
  | 'redeclineSquare'
  | 'swapRefill'
  | 'bagOutOnSwap'
  | 'wonderTiles';

/** The contested passages with one decision. */
export type SettledId =
  | 'building-returned'
  | 'catastrophe-on-catastrophe'
  | 'committed-tiles'
  | 'empty-swap'
  | 'english-attacker-ahead'
  | 'figure-window'
  | 'final-comparison'
  | 'joining-tile'
  | 'leader-home-at-once'
  | 'lift-and-rejoin'
  | 'marked-treasures'
  | 'module-combination'
  | 'monument-income-place'
  | 'monument-pairs'
  | 'partial-draw'
  | 'priest-exception'
  | 'tile-point-timing'
  | 'treasure-priority-kept'
  | 'treasures-hidden'
  | 'two-players'
  | 'war-example-misprint'
  | 'war-order';

export type RulingId = SwitchId | SettledId;
