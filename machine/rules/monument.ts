import type { ClauseId } from '../../spec/clauses.ts';
import type { Asked } from './action.ts';
import { geometry } from './board.ts';
import { returnBuildings } from './building.ts';
import { Change, NO_EFFECTS, type Outcome } from './change.ts';
import { MONUMENTS } from './component.ts';
import { groupOf, groups } from './define.ts';
import {
  codeAt,
  FACE_DOWN,
  faceUpColor,
  type Game,
  hasTreasure,
  type Monument,
  OFF,
  standsAt,
  TREASURE,
} from './game.ts';
import { hasLeader } from './kingdom.ts';
import { returnLeadersWithoutTemple } from './leader.ts';
import {
  COLOR_INDICES,
  colorAt,
  colorIndex,
  KING,
  leaderNumber,
  type MonumentPair,
  monumentKey,
  pairIndices,
  type Seat,
} from './pieces.ts';
import { commonColor, completedSquares, squareSpaces } from './shapes.ts';
import { offBoard, type Violation, violate } from './violation.ts';

/** The colour of a square of one colour. */
const colorOfSquare = (game: Game, square: number): number =>
  faceUpColor(codeAt(game.cells, square));

const keyOf = ({ colors: [a, b] }: Monument): string => monumentKey([colorAt(a), colorAt(b)]);

/** The monuments of a colour that nobody has built (clause `monument.build.unavailable`). */
export function monumentsLeft(game: Game, color: number): readonly MonumentPair[] {
  const built = game.monuments.map(keyOf);
  return MONUMENTS.filter(
    (pair) => pair.some((half) => colorIndex(half) === color) && !built.includes(monumentKey(pair)),
  );
}

/** Whether a square was forfeited earlier (clause `monument.square.forfeit`). */
function squareBarred(game: Game, square: number): boolean {
  return game.rulings.redeclineSquare === 'forbid' && game.declinedSquares.includes(square);
}

/** The squares on which the active player may build now (clause `monument.square.several`). */
export function offeredSquares(game: Game): readonly number[] {
  return completedSquares(game).filter(
    (square) =>
      !squareBarred(game, square) && monumentsLeft(game, colorOfSquare(game, square)).length > 0,
  );
}

/** Says of squares just completed which could not be offered: barred, or no monument fits. */
export function noteUnofferableSquares(change: Change, squares: readonly number[]): void {
  const { game } = change;
  for (const space of squares) {
    const square = change.name(space);
    const color = colorOfSquare(game, space);
    if (squareBarred(game, space))
      change.note({ type: 'square-barred', clauses: ['monument.square.forfeit'], square });
    else if (monumentsLeft(game, color).length === 0) {
      change.note({
        type: 'monument-unavailable',
        clauses: ['monument.build.unavailable'],
        square,
        color: colorAt(color),
      });
    }
  }
}

/** Leaves squares without a monument; under `redeclineSquare: forbid` they are forfeited. */
export function declineSquares(
  change: Change,
  squares: readonly number[],
  because: readonly ClauseId[],
): void {
  const forfeited = change.game.rulings.redeclineSquare === 'forbid';
  if (forfeited) change.game.declinedSquares = [...change.game.declinedSquares, ...squares];
  const clauses: readonly ClauseId[] = [
    'monument.build.optional',
    'monument.square.window',
    ...(forfeited ? (['monument.square.forfeit'] as const) : []),
    ...because,
  ];
  for (const square of squares) {
    change.note({ type: 'monument-declined', clauses, square: change.name(square), forfeited });
  }
}

/** What speaks against building a monument (chapter `monument`). */
export function checkMonument(game: Game, action: Asked<'monument'>): readonly Violation[] {
  const { square: at, monument } = action;
  const square = geometry(game.board).index.get(at);
  if (square === undefined) return offBoard(at);
  const faults: Violation[] = [];
  if (completedSquares(game).includes(square)) {
    const color = colorOfSquare(game, square);
    if (squareBarred(game, square)) {
      faults.push(violate('square-forfeited', 'monument.square.forfeit', [at], { square: at }));
    }
    if (!monument.includes(colorAt(color))) {
      const params = { monument, square: colorAt(color) };
      faults.push(violate('monument-color', 'monument.build.colour', [at], params));
    }
  } else faults.push(violate('no-square', 'monument.build.square', [at], { square: at }));
  const key = monumentKey(monument);
  if (game.monuments.some((built) => keyOf(built) === key)) {
    faults.push(violate('monument-taken', 'monument.build.unavailable', [at], { monument }));
  }
  return faults;
}

/** Whether a seat has a leader in the kingdom of a space. */
function ownsLeaderIn(game: Game, seat: Seat, space: number): boolean {
  const among = groups(game);
  const kingdom = groupOf(among, space);
  return COLOR_INDICES.some((color) => hasLeader(among, kingdom, leaderNumber(seat, color)));
}

/** Turns the square face down and stands the monument on it. */
export function buildMonument(game: Game, seat: Seat, action: Asked<'monument'>): Outcome {
  const change = new Change(game);
  const square = change.space(action.square);
  const spaces = squareSpaces(game, square);
  const of = commonColor(game, spaces);
  for (const space of spaces) {
    change.put(space, hasTreasure(codeAt(game.cells, space)) ? FACE_DOWN + TREASURE : FACE_DOWN);
  }
  const raised: Monument = { colors: pairIndices(action.monument), square, of };
  change.game.monuments = [...game.monuments, raised];
  const kept = spaces.some((space) => hasTreasure(codeAt(game.cells, space)));
  change.note({
    type: 'monument-built',
    clauses: [
      'monument.build.square',
      'monument.build.flip',
      'monument.build.colour',
      'monument.choice.builder',
      'monument.square.after-war',
      'monument.square.intact',
      'monument.tile.connects',
      'monument.tile.inert',
      'monument.permanent.safe',
      ...(offeredSquares(game).length > 1 ? (['monument.square.several'] as const) : []),
      ...(ownsLeaderIn(game, seat, square) ? [] : (['monument.leader.not-needed'] as const)),
      ...(kept ? (['monument.treasure.kept'] as const) : []),
    ],
    seat,
    square: action.square,
    monument: action.monument,
    of: colorAt(of),
  });
  returnBuildings(change, spaces);
  returnLeadersWithoutTemple(change, 'monument.leader.returns');
  return change;
}

/** The active player collects from monuments (clauses `monument.income.*`). */
export function collectIncome(game: Game): Outcome {
  if (game.monuments.length === 0) return { game, effects: NO_EFFECTS };
  const change = new Change(game);
  const among = groups(game);
  for (const color of COLOR_INDICES) {
    const stands = standsAt(game.leaders, leaderNumber(game.seat, color));
    if (stands === OFF) continue;
    const kingdom = groupOf(among, stands);
    const paying = game.monuments.filter(
      ({ colors, square }) => colors.includes(color) && groupOf(among, square) === kingdom,
    );
    for (const monument of paying) {
      const clauses: ClauseId[] = [
        'monument.income.own-turn',
        'monument.income.kingdom',
        'monument.income.match',
      ];
      if (paying.length > 1) clauses.push('monument.income.several');
      if (color === KING) clauses.push('monument.income.king');
      if (paysTwice(game, monument)) clauses.push('monument.income.both-colours');
      change.score(game.seat, color, 1, 'monument', [monument.square, stands], clauses);
    }
  }
  return change;
}

/** Whether a monument pays the active player in both its colours. */
function paysTwice(game: Game, { colors, square }: Monument): boolean {
  const among = groups(game);
  return colors.every((color) => {
    const stands = standsAt(game.leaders, leaderNumber(game.seat, color));
    return groupOf(among, stands) === groupOf(among, square);
  });
}
