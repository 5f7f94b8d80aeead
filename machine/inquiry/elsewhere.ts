import type { Action } from '../rules/action.ts';
import { legalActions } from '../rules/legal.ts';
import { type Tile, tileIndex } from '../rules/pieces.ts';
import { actor } from '../rules/turn.ts';
import { type Asked, allowed, type Candidate, nearer } from './proposal.ts';
import { between, cellOf } from './space.ts';

/** The actions of the same kind that are legal in the position: another space, or another choice. */
export function elsewhere(asked: Asked): readonly Candidate[] {
  const { at, action } = asked;
  const seat = actor(at.game, at.phase);
  if (seat === null) return [];
  if (seat !== asked.seat) return otherSeat({ ...asked, seat });
  const cell = cellOf(action);
  return legalActions(at.game, at.phase)
    .flatMap(({ action: other }): Candidate[] => {
      if (other.do !== action.do) return [];
      const place = cellOf(other);
      const moved = cell !== null && place !== null ? between(cell, place) : 0;
      const chosen = choices(action, other);
      const kind = chosen === 0 ? 'space' : 'choice';
      const size = chosen + (moved > 0 ? 1 : 0);
      return [
        {
          change: { kind, action: other },
          size,
          distance: moved,
          asked: { ...asked, action: other },
        },
      ];
    })
    .sort(nearer);
}

/** The same action of the seat that decides, if that is what is wrong. */
function otherSeat(asked: Asked): readonly Candidate[] {
  const { seat } = asked;
  return allowed(asked) ? [{ change: { kind: 'seat', seat }, size: 1, distance: 0, asked }] : [];
}

/** How far two actions of a kind are apart but for their spaces. */
function choices(one: Action, other: Action): number {
  const different = (a: unknown, b: unknown): number => (a === b ? 0 : 1);
  switch (one.do) {
    case 'leader':
    case 'withdraw':
      return other.do === one.do ? different(one.leader, other.leader) : 0;
    case 'tile':
    case 'choose-war':
    case 'building':
    case 'wonder-point':
      return other.do === one.do ? different(one.color, other.color) : 0;
    case 'support':
      return other.do === one.do ? Math.abs(one.count - other.count) : 0;
    case 'swap':
      return other.do === one.do ? exchanged(one.tiles, other.tiles) : 0;
    case 'monument':
      if (other.do !== one.do) return 0;
      return one.monument.filter((color) => !other.monument.includes(color)).length;
    case 'catastrophe':
    case 'pass':
    case 'no-monument':
    case 'wonder':
    case 'no-building':
    case 'treasure':
      return 0;
  }
}

/** How many tiles are in one list and not in the other. */
function exchanged(one: readonly Tile[], other: readonly Tile[]): number {
  const counts = [0, 0, 0, 0, 0];
  for (const tile of one) counts[tileIndex(tile)]! += 1;
  for (const tile of other) counts[tileIndex(tile)]! -= 1;
  return counts.reduce((sum, count) => sum + Math.abs(count), 0);
}
