import type { ClauseId } from './clauses.ts';
import { editionIds, editions } from './editions.ts';
import type { EditionId, Readings, RulingId, SettledId, SwitchId } from './ids.ts';
import bagOutOnSwap from './rulings/bagOutOnSwap.json' with { type: 'json' };
import buildingOwnLine from './rulings/building-own-line.json' with { type: 'json' };
import buildingReturned from './rulings/building-returned.json' with { type: 'json' };
import buildingWarPoints from './rulings/building-war-points.json' with { type: 'json' };
import catastropheOnCatastrophe from './rulings/catastrophe-on-catastrophe.json' with {
  type: 'json',
};
import catastropheTerrain from './rulings/catastrophe-terrain.json' with { type: 'json' };
import closedSpace from './rulings/closed-space.json' with { type: 'json' };
import committedTiles from './rulings/committed-tiles.json' with { type: 'json' };
import coveredTile from './rulings/covered-tile.json' with { type: 'json' };
import earlyEnd from './rulings/early-end.json' with { type: 'json' };
import emptySwap from './rulings/empty-swap.json' with { type: 'json' };
import englishAttackerAhead from './rulings/english-attacker-ahead.json' with { type: 'json' };
import englishMeasure from './rulings/english-measure.json' with { type: 'json' };
import figureWindow from './rulings/figure-window.json' with { type: 'json' };
import finalComparison from './rulings/final-comparison.json' with { type: 'json' };
import fragmentSupport from './rulings/fragmentSupport.json' with { type: 'json' };
import fullTie from './rulings/full-tie.json' with { type: 'json' };
import joiningTile from './rulings/joining-tile.json' with { type: 'json' };
import leaderHomeAtOnce from './rulings/leader-home-at-once.json' with { type: 'json' };
import liftAndRejoin from './rulings/lift-and-rejoin.json' with { type: 'json' };
import markedTreasures from './rulings/marked-treasures.json' with { type: 'json' };
import moduleCombination from './rulings/module-combination.json' with { type: 'json' };
import monumentIncomePlace from './rulings/monument-income-place.json' with { type: 'json' };
import monumentPairs from './rulings/monument-pairs.json' with { type: 'json' };
import noRecall from './rulings/no-recall.json' with { type: 'json' };
import nullMove from './rulings/null-move.json' with { type: 'json' };
import partialDraw from './rulings/partial-draw.json' with { type: 'json' };
import pointSupply from './rulings/point-supply.json' with { type: 'json' };
import priestException from './rulings/priest-exception.json' with { type: 'json' };
import redeclineSquare from './rulings/redeclineSquare.json' with { type: 'json' };
import severalSquares from './rulings/several-squares.json' with { type: 'json' };
import squareOrCross from './rulings/square-or-cross.json' with { type: 'json' };
import swappedTiles from './rulings/swapped-tiles.json' with { type: 'json' };
import swapRefill from './rulings/swapRefill.json' with { type: 'json' };
import tilePointTiming from './rulings/tile-point-timing.json' with { type: 'json' };
import treasureAssignment from './rulings/treasure-assignment.json' with { type: 'json' };
import treasureEndAdvanced from './rulings/treasure-end-advanced.json' with { type: 'json' };
import treasureOrder from './rulings/treasure-order.json' with { type: 'json' };
import treasurePriorityKept from './rulings/treasure-priority-kept.json' with { type: 'json' };
import treasuresHidden from './rulings/treasures-hidden.json' with { type: 'json' };
import twoPlayers from './rulings/two-players.json' with { type: 'json' };
import warExampleMisprint from './rulings/war-example-misprint.json' with { type: 'json' };
import warOrder from './rulings/war-order.json' with { type: 'json' };
import wonderTiles from './rulings/wonderTiles.json' with { type: 'json' };
import type { SourceId } from './sources.ts';
import type { Text } from './text.ts';

export type { Readings, RulingId, SettledId, SwitchId } from './ids.ts';

/** A reading of a switch; without a parameter, of any. */
export type Reading<S extends SwitchId = SwitchId> = Readings[S];

/** What one source has on a question. */
export interface Witness {
  readonly source: SourceId;
  readonly at: string;
  readonly lines: string;
  /** The reading it supports, if any. */
  readonly reading?: string;
  readonly note: Text;
}

interface RulingBase {
  /** What is contested, in about five words: the heading, the name in lists, the link text. */
  readonly title: Text;
  readonly question: Text;
  readonly witnesses: readonly Witness[];
  readonly why: Text;
  readonly clauses: readonly ClauseId[];
}

/** A contested passage whose every reading can be played; each edition chooses one. */
export interface Switch<S extends SwitchId = SwitchId> extends RulingBase {
  readonly id: S;
  readonly kind: 'switch';
  readonly readings: Readonly<Record<Reading<S>, Text>>;
  /** What each edition chooses. */
  readonly decision: Readonly<Record<EditionId, Reading<S>>>;
  /** Fixtures that show each reading. */
  readonly fixtures: Readonly<Record<Reading<S>, readonly string[]>>;
}

/** A contested passage with one decision for all editions. */
export interface Settled extends RulingBase {
  readonly id: SettledId;
  readonly kind: 'settled';
  readonly decision: Text;
  /** Fixtures that show it. */
  readonly fixtures: readonly string[];
}

/**
 * A contested passage: a switch, of which each reading can be played, or settled by one decision.
 */
export type Ruling = { [S in SwitchId]: Switch<S> }[SwitchId] | Settled;

const told = {
  fragmentSupport,
  redeclineSquare,
  swapRefill,
  bagOutOnSwap,
  wonderTiles,
} as { readonly [S in SwitchId]: Omit<Switch<S>, 'decision'> };

const decisionOf = (id: SwitchId): Readonly<Record<EditionId, Reading>> =>
  Object.fromEntries(
    editionIds.map((edition) => [edition, editions[edition].rulings[id]]),
  ) as Record<EditionId, Reading>;

/** The rulings that are switches, by id. */
export const switches = Object.fromEntries(
  Object.entries(told).map(([id, ruling]) => [id, { ...ruling, decision: decisionOf(ruling.id) }]),
) as { readonly [S in SwitchId]: Switch<S> };

/** The rulings that are settled, by id. */
export const settled = {
  'building-own-line': buildingOwnLine,
  'building-returned': buildingReturned,
  'building-war-points': buildingWarPoints,
  'catastrophe-on-catastrophe': catastropheOnCatastrophe,
  'catastrophe-terrain': catastropheTerrain,
  'closed-space': closedSpace,
  'committed-tiles': committedTiles,
  'covered-tile': coveredTile,
  'early-end': earlyEnd,
  'empty-swap': emptySwap,
  'english-attacker-ahead': englishAttackerAhead,
  'english-measure': englishMeasure,
  'figure-window': figureWindow,
  'final-comparison': finalComparison,
  'full-tie': fullTie,
  'joining-tile': joiningTile,
  'leader-home-at-once': leaderHomeAtOnce,
  'lift-and-rejoin': liftAndRejoin,
  'marked-treasures': markedTreasures,
  'module-combination': moduleCombination,
  'monument-income-place': monumentIncomePlace,
  'monument-pairs': monumentPairs,
  'no-recall': noRecall,
  'null-move': nullMove,
  'partial-draw': partialDraw,
  'point-supply': pointSupply,
  'priest-exception': priestException,
  'several-squares': severalSquares,
  'square-or-cross': squareOrCross,
  'swapped-tiles': swappedTiles,
  'tile-point-timing': tilePointTiming,
  'treasure-assignment': treasureAssignment,
  'treasure-end-advanced': treasureEndAdvanced,
  'treasure-order': treasureOrder,
  'treasure-priority-kept': treasurePriorityKept,
  'treasures-hidden': treasuresHidden,
  'two-players': twoPlayers,
  'war-example-misprint': warExampleMisprint,
  'war-order': warOrder,
} as Readonly<Record<SettledId, Settled>>;

/** Every ruling by its id. */
export const rulings: Readonly<Record<RulingId, Ruling>> = { ...switches, ...settled };

/** The ids of the switches. */
export const switchIds = Object.keys(switches) as readonly SwitchId[];

/** The ids of all rulings, switches first. */
export const rulingIds = Object.keys(rulings) as readonly RulingId[];
