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

/**
 * The files on the contested passages, each named by its id. Ids and readings are known from here;
 * what the files say stands in `rulings.ts`.
 */

/** Those that can be played under more than one reading, in the order in which they are listed. */
export const switchFiles = {
  fragmentSupport,
  redeclineSquare,
  swapRefill,
  bagOutOnSwap,
  wonderTiles,
};

/** Those with one decision. */
export const settledFiles = {
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
};
