import type { ClauseId } from '../../spec/clauses.ts';
import type { Asked } from './action.ts';
import { geometry } from './board.ts';
import { returnBuildings } from './building.ts';
import { Change, type Outcome } from './change.ts';
import { groups } from './define.ts';
import { faceUpColor, type Game, hasTreasure, OFF, TREASURE, WONDER } from './game.ts';
import { returnLeadersWithoutTemple } from './leader.ts';
import { commonColor, offeredSquares } from './monument.ts';
import { colorAt, colorIndex, KING, type Seat } from './pieces.ts';
import { type Violation, violate } from './violation.ts';

const CROSS = 5;

/** The centre and the four spaces beside it; fewer at the edge of the board. */
export function crossSpaces(game: Game, center: number): readonly number[] {
  return [center, ...(geometry(game.board).neighbours[center] as readonly number[])];
}

/** The centres of the crosses of one colour that the tile just placed completes. */
export function completedCrosses(game: Game): readonly number[] {
  if (game.placed === OFF) return [];
  return crossSpaces(game, game.placed).filter((center) => {
    const spaces = crossSpaces(game, center);
    return spaces.length === CROSS && commonColor(game, spaces) >= 0;
  });
}

/** Whether a cross was forfeited earlier, as a square is (clause `wonder.rule.as-monument`). */
export function crossBarred(game: Game, center: number): boolean {
  return game.rulings.redeclineSquare === 'forbid' && game.declinedCenters.includes(center);
}

/** The centres on which the active player may raise the wonder now. */
export function offeredCrosses(game: Game): readonly number[] {
  if (!game.options.wonder || game.wonder !== OFF) return [];
  return completedCrosses(game).filter((center) => !crossBarred(game, center));
}

/** What speaks against raising the wonder (chapter `wonder`). */
export function checkWonder(game: Game, action: Asked<'wonder'>): readonly Violation[] {
  const { center: at } = action;
  const center = geometry(game.board).index.get(at);
  if (center === undefined) return [violate('off-board', 'define.space.board', [at], { at })];
  const faults: Violation[] = [];
  if (game.wonder !== OFF) {
    const stands = geometry(game.board).names[game.wonder] as `A1`;
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
  const center = change.shape.index.get(action.center) as number;
  const spaces = crossSpaces(game, center);
  const of = commonColor(game, spaces);
  for (const space of spaces) {
    change.put(space, hasTreasure(game.cells[space] as number) ? WONDER + TREASURE : WONDER);
  }
  change.game.wonder = center;
  const kept = spaces.some((space) => hasTreasure(game.cells[space] as number));
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
    change.discard(of, CROSS);
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

/** The squares and crosses a player leaves without a monument or wonder at the end of an action. */
export interface Unbuilt {
  readonly squares: readonly number[];
  readonly crosses: readonly number[];
}

/** What is on offer: a monument on a square or the wonder on a cross (clause `wonder.figure.one`). */
export function offered(game: Game): Unbuilt {
  return { squares: offeredSquares(game), crosses: offeredCrosses(game) };
}

/** The clause that is at work where a square and a cross are on offer at once. */
export const figureClauses = ({ squares, crosses }: Unbuilt): readonly ClauseId[] =>
  squares.length > 0 && crosses.length > 0 ? ['wonder.figure.one'] : [];

/**
 * Notes the figures that were on offer in `change.before` and are not built; under
 * `redeclineSquare: forbid` they are forfeited (clause `monument.square.forfeit`).
 */
export function leaveUnbuilt(
  change: Change,
  { squares, crosses }: Unbuilt,
  because: readonly ClauseId[],
): void {
  const forfeited = change.game.rulings.redeclineSquare === 'forbid';
  if (forfeited) {
    change.game.declinedSquares = [...change.game.declinedSquares, ...squares];
    change.game.declinedCenters = [...change.game.declinedCenters, ...crosses];
  }
  const why = forfeited
    ? (['monument.square.window', 'monument.square.forfeit'] as const)
    : (['monument.square.window'] as const);
  for (const square of squares) {
    change.note({
      type: 'monument-declined',
      clauses: ['monument.build.optional', ...why, ...because],
      square: change.name(square),
      forfeited,
    });
  }
  for (const center of crosses) {
    change.note({
      type: 'wonder-declined',
      clauses: ['wonder.build.optional', 'wonder.rule.as-monument', ...because],
      center: change.name(center),
      forfeited,
    });
  }
}

/** Whether the active player is to take the point of the wonder (clause `wonder.income.king`). */
export function wonderPointDue(game: Game): boolean {
  const stands = game.leaders[game.seat * 4 + KING] as number;
  if (game.wonder === OFF || stands === OFF) return false;
  const { of } = groups(game);
  return of[stands] === of[game.wonder];
}

/** The active player takes a point of the colour he names. */
export function takeWonderPoint(game: Game, seat: Seat, action: Asked<'wonder-point'>): Outcome {
  const change = new Change(game);
  const king = game.leaders[seat * 4 + KING] as number;
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

/** The colour of the tile just placed, or -1. */
export const placedColor = (game: Game): number => faceUpColor(game.cells[game.placed] as number);
