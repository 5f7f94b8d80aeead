import type { ClauseId } from '../../spec/clauses.ts';
import type { Asked } from './action.ts';
import { geometry, nameOf } from './board.ts';
import { returnBuildings } from './building.ts';
import { Change, type Outcome } from './change.ts';
import { groupOf, groups } from './define.ts';
import { codeAt, type Game, hasTreasure, OFF, standsAt, TREASURE, WONDER } from './game.ts';
import { returnLeadersWithoutTemple } from './leader.ts';
import {
  type Cell,
  type ColorIndex,
  colorAt,
  colorIndex,
  KING,
  leaderNumber,
  type Seat,
} from './pieces.ts';
import { commonColor, completedCrosses, crossSpaces } from './shapes.ts';
import { offBoard, type Violation, violate } from './violation.ts';

/** Whether a cross was forfeited earlier, as a square is (clause `wonder.rule.as-monument`). */
function crossBarred(game: Game, center: number): boolean {
  return game.rulings.redeclineSquare === 'forbid' && game.declinedCenters.includes(center);
}

const NO_CROSSES: readonly number[] = [];

/** The crosses just completed, while the wonder is to be had. */
const crossesFor = (game: Game): readonly number[] =>
  game.options.wonder && game.wonder === OFF ? completedCrosses(game) : NO_CROSSES;

/** The centres on which the active player may raise the wonder now. */
export const offeredCrosses = (game: Game): readonly number[] =>
  crossesFor(game).filter((center) => !crossBarred(game, center));

/** The centres of the crosses just completed on which the wonder may not be raised any more. */
export const barredCrosses = (game: Game): readonly number[] =>
  crossesFor(game).filter((center) => crossBarred(game, center));

/** Says of crosses that they could not be offered. */
export function noteBarredCrosses(change: Change, crosses: readonly number[]): void {
  for (const cross of crosses) {
    const center = change.name(cross);
    change.note({ type: 'cross-barred', clauses: ['wonder.rule.as-monument'], center });
  }
}

/**
 * Leaves crosses without the wonder; under `redeclineSquare: forbid` they are forfeited as squares
 * are.
 */
export function declineCrosses(
  change: Change,
  crosses: readonly number[],
  because: readonly ClauseId[],
): void {
  const forfeited = change.game.rulings.redeclineSquare === 'forbid';
  if (forfeited) change.game.declinedCenters = [...change.game.declinedCenters, ...crosses];
  const clauses = ['wonder.build.optional', 'wonder.rule.as-monument', ...because] as const;
  for (const cross of crosses) {
    change.note({ type: 'wonder-declined', clauses, center: change.name(cross), forfeited });
  }
}

/** The clause by which a square and a cross on offer at once are worth one figure. */
export const ONE_FIGURE: readonly ClauseId[] = ['wonder.figure.one'];

/** Why a catastrophe tile may not cover a tile below the wonder. */
export const coversWonder = (at: Cell): Violation =>
  violate('covers-wonder', 'wonder.permanent.safe', [at], { at });

/** What speaks against raising the wonder (chapter `wonder`). */
export function checkWonder(game: Game, action: Asked<'wonder'>): readonly Violation[] {
  const { center: at } = action;
  const shape = geometry(game.board);
  const center = shape.index.get(at);
  if (center === undefined) return offBoard(at);
  const faults: Violation[] = [];
  if (game.wonder !== OFF) {
    const stands = nameOf(shape, game.wonder);
    faults.push(violate('wonder-taken', 'wonder.build.unique', [stands], { center: stands }));
  }
  if (!completedCrosses(game).includes(center)) {
    faults.push(violate('no-cross', 'wonder.build.cross', [at], { center: at }));
  } else if (crossBarred(game, center)) {
    faults.push(violate('cross-forfeited', 'wonder.rule.as-monument', [at], { center: at }));
  }
  return faults;
}

/** Raises the wonder on a cross. */
export function raiseWonder(game: Game, seat: Seat, action: Asked<'wonder'>): Outcome {
  const change = new Change(game);
  const center = change.space(action.center);
  const spaces = crossSpaces(game, center);
  const of = commonColor(game, spaces) as ColorIndex;
  for (const space of spaces) {
    change.put(space, hasTreasure(codeAt(game.cells, space)) ? WONDER + TREASURE : WONDER);
  }
  change.game.wonder = center;
  const kept = spaces.some((space) => hasTreasure(codeAt(game.cells, space)));
  change.note({
    type: 'wonder-built',
    clauses: [
      'wonder.build.cross',
      'wonder.build.replace',
      'wonder.tile.connects',
      'wonder.tile.inert',
      ...(kept ? (['wonder.treasure.moved'] as const) : []),
    ],
    seat,
    center: action.center,
    of: colorAt(of),
  });
  if (game.rulings.wonderTiles === 'replace') {
    change.discard(of, spaces.length);
    change.note({
      type: 'tiles-removed',
      clauses: ['wonder.build.replace'],
      color: colorAt(of),
      cells: change.names(spaces),
    });
  }
  returnBuildings(change, spaces);
  returnLeadersWithoutTemple(change, 'wonder.leader.returns');
  return change;
}

/** Whether the active player is to take the point of the wonder (clause `wonder.income.king`). */
export function wonderPointDue(game: Game): boolean {
  const stands = standsAt(game.leaders, leaderNumber(game.seat, KING));
  if (game.wonder === OFF) return false;
  const among = groups(game);
  return groupOf(among, stands) === groupOf(among, game.wonder);
}

/** The active player takes a point of the colour he names. */
export function takeWonderPoint(game: Game, seat: Seat, action: Asked<'wonder-point'>): Outcome {
  const change = new Change(game);
  const king = standsAt(game.leaders, leaderNumber(seat, KING));
  change.score(
    seat,
    colorIndex(action.color),
    1,
    'wonder',
    [game.wonder, king],
    ['wonder.income.king'],
  );
  return change;
}
