import type { ClauseId } from '../../spec/clauses.ts';
import type { Asked } from './action.ts';
import { geometry, nameOf } from './board.ts';
import { coversBuilding } from './building.ts';
import { Change, type Outcome } from './change.ts';
import {
  CATASTROPHE,
  codeAt,
  FACE_DOWN,
  faceUpColor,
  type Game,
  hasTreasure,
  isLeader,
  NO_COLOR,
  OFF,
  WONDER,
  withoutTreasure,
} from './game.ts';
import { laidOn } from './laid.ts';
import { returnLeadersWithoutTemple } from './leader.ts';
import { CATASTROPHES, COLOR_INDICES, colorAt, type Seat } from './pieces.ts';
import { mark, type Rows } from './rows.ts';
import { NONE, offBoard, type Violation, violate } from './violation.ts';
import { coversWonder } from './wonder.ts';

/** What speaks against placing a catastrophe tile (chapter `catastrophe`). */
export function checkCatastrophe(
  game: Game,
  seat: Seat,
  action: Asked<'catastrophe'>,
): readonly Violation[] {
  const held = catastropheHandFaults(game, seat);
  const space = geometry(game.board).index.get(action.at);
  const faults = space === undefined ? offBoard(action.at) : catastropheSpaceFaults(game, space);
  return [...held, ...faults];
}

/** How many catastrophe tiles a seat has left (clause `catastrophe.use.twice`). */
export const catastrophesLeft = ({ catastrophes }: Game, seat: Seat): number =>
  catastrophes[seat] as number;

/** Whether the seat has a catastrophe tile left. */
function catastropheHandFaults(game: Game, seat: Seat): readonly Violation[] {
  if (catastrophesLeft(game, seat) > 0) return NONE;
  return [violate('no-catastrophe-left', 'catastrophe.use.twice', [], { used: CATASTROPHES })];
}

/** What speaks against a space for a catastrophe tile; `catastropheSpaces` has the same as a set. */
function catastropheSpaceFaults(game: Game, space: number): readonly Violation[] {
  const code = codeAt(game.cells, space);
  if (code === 0) return NONE;
  const at = nameOf(geometry(game.board), space);
  if (isLeader(code)) return [violate('covers-leader', 'catastrophe.ban.leader', [at], { at })];
  const faults: Violation[] = [];
  const tile = withoutTreasure(code);
  if (tile === CATASTROPHE) {
    faults.push(violate('covers-catastrophe', 'catastrophe.ban.catastrophe', [at], { at }));
  }
  if (hasTreasure(code))
    faults.push(violate('covers-treasure', 'catastrophe.ban.treasure', [at], { at }));
  if (tile === FACE_DOWN)
    faults.push(violate('covers-monument', 'catastrophe.ban.monument', [at], { at }));
  if (tile === WONDER) faults.push(coversWonder(at));
  const color = faceUpColor(code);
  if (color !== NO_COLOR && game.buildings[color] === space) faults.push(coversBuilding(at, color));
  return faults;
}

/**
 * Where a catastrophe tile may lie, the supply aside: on empty spaces, and on face-up tiles without
 * a treasure (clauses `catastrophe.ban.leader`, `catastrophe.ban.catastrophe`,
 * `catastrophe.ban.treasure`, `catastrophe.ban.monument`, `wonder.permanent.safe`) that bear no
 * building of their colour (`building.tile.no-catastrophe`).
 */
export function catastropheSpaces(game: Game): Rows {
  const { cells, buildings } = game;
  const shape = geometry(game.board);
  let spaces = laidOn(game).open;
  for (const color of COLOR_INDICES) {
    const stands = buildings[color];
    if (stands === OFF || faceUpColor(codeAt(cells, stands)) !== color) continue;
    spaces = mark(spaces, shape.rowOf[stands] as number, shape.bitOf[stands] as number, false);
  }
  return spaces;
}

/** Places a catastrophe tile; what it covers leaves the game. */
export function placeCatastrophe(game: Game, seat: Seat, action: Asked<'catastrophe'>): Outcome {
  const change = new Change(game);
  const space = change.space(action.at);
  const covered = faceUpColor(codeAt(game.cells, space));
  change.put(space, CATASTROPHE);
  const left = game.catastrophes.slice();
  left[seat] = catastrophesLeft(game, seat) - 1;
  change.game.catastrophes = left;
  const clauses: ClauseId[] = ['catastrophe.place.target', 'catastrophe.effect.permanent'];
  if (covered !== NO_COLOR) {
    clauses.push('catastrophe.place.covers', 'catastrophe.effect.breaks');
    change.discard(covered, 1);
  } else clauses.push('catastrophe.place.terrain');
  change.note({
    type: 'catastrophe-placed',
    clauses,
    seat,
    at: action.at,
    covered: covered === NO_COLOR ? null : colorAt(covered),
  });
  returnLeadersWithoutTemple(change, 'catastrophe.effect.leader');
  return change;
}
