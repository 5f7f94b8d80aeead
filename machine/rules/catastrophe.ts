import type { ClauseId } from '../../spec/clauses.ts';
import type { Asked } from './action.ts';
import { geometry } from './board.ts';
import { Change, type Outcome } from './change.ts';
import {
  CATASTROPHE,
  FACE_DOWN,
  faceUpColor,
  type Game,
  hasTreasure,
  isLeader,
  WONDER,
  withoutTreasure,
} from './game.ts';
import { returnLeadersWithoutTemple } from './leader.ts';
import { CATASTROPHES, colorAt, type Seat } from './pieces.ts';
import { NONE, type Violation, violate } from './violation.ts';

/** What speaks against placing a catastrophe tile (chapter `catastrophe`). */
export function checkCatastrophe(
  game: Game,
  seat: Seat,
  action: Asked<'catastrophe'>,
): readonly Violation[] {
  const held = catastropheHandFaults(game, seat);
  const space = geometry(game.board).index.get(action.at);
  const faults =
    space === undefined
      ? [violate('off-board', 'define.space.board', [action.at], { at: action.at })]
      : catastropheSpaceFaults(game, space);
  return [...held, ...faults];
}

/** Whether the seat has a catastrophe tile left. */
export function catastropheHandFaults(game: Game, seat: Seat): readonly Violation[] {
  if ((game.catastrophes[seat] as number) > 0) return NONE;
  return [violate('no-catastrophe-left', 'catastrophe.use.twice', [], { used: CATASTROPHES })];
}

/** What speaks against a space for a catastrophe tile. */
export function catastropheSpaceFaults(game: Game, space: number): readonly Violation[] {
  const code = game.cells[space] as number;
  if (code === 0) return NONE;
  const at = geometry(game.board).names[space] as `A1`;
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
  if (tile === WONDER) faults.push(violate('covers-wonder', 'wonder.permanent.safe', [at], { at }));
  const color = faceUpColor(code);
  if (color >= 0 && game.buildings[color] === space) {
    const params = { at, color: colorAt(color) };
    faults.push(violate('covers-building', 'building.tile.no-catastrophe', [at], params));
  }
  return faults;
}

/** Places a catastrophe tile; what it covers leaves the game. */
export function placeCatastrophe(game: Game, seat: Seat, action: Asked<'catastrophe'>): Outcome {
  const change = new Change(game);
  const space = change.shape.index.get(action.at) as number;
  const covered = faceUpColor(game.cells[space] as number);
  change.put(space, CATASTROPHE);
  const left = game.catastrophes.slice();
  left[seat] = (left[seat] as number) - 1;
  change.game.catastrophes = left;
  const clauses: ClauseId[] = ['catastrophe.place.target', 'catastrophe.effect.permanent'];
  if (covered >= 0) {
    clauses.push('catastrophe.place.covers', 'catastrophe.effect.breaks');
    change.discard(covered, 1);
  } else clauses.push('catastrophe.place.terrain');
  change.note({
    type: 'catastrophe-placed',
    clauses,
    seat,
    at: action.at,
    covered: covered < 0 ? null : colorAt(covered),
  });
  returnLeadersWithoutTemple(change, 'catastrophe.effect.leader');
  return change;
}
