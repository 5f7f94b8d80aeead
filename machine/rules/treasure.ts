import type { ClauseId } from '../../spec/clauses.ts';
import type { Asked } from './action.ts';
import { borderedClauses } from './advanced.ts';
import { geometry, nameOf } from './board.ts';
import { Change, clockwiseFrom, type Outcome } from './change.ts';
import { groupOf, groups, membersOf } from './define.ts';
import { codeAt, type Game, hasTreasure, standsAt, TREASURE } from './game.ts';
import type { Group } from './groups.ts';
import { leaderNumber, type Seat, TRADER, TREASURES } from './pieces.ts';
import { NONE, offBoard, type Violation, violate } from './violation.ts';

/** Treasures that a trader's owner must take now. */
export interface TreasureDue {
  readonly owner: Seat;
  /** All spaces of the kingdom that bear a treasure. */
  readonly spaces: readonly number[];
  /** Those of them on bordered spaces, which go first. */
  readonly bordered: readonly number[];
  /** Whether another kingdom's treasures are to be taken after these. */
  readonly others: boolean;
}

const several = ({ treasures }: Group): boolean => treasures > 1;

/**
 * The first kingdom with a trader and more than one treasure, clockwise from the active player
 * (clauses `treasure.take.trigger`, `treasure.take.order`), or null.
 */
export function treasureDue(game: Game): TreasureDue | null {
  const among = groups(game);
  if (!among.list.some(several)) return null;
  const trader = (seat: Seat): number => standsAt(game.leaders, leaderNumber(seat, TRADER));
  const owners = clockwiseFrom(game.seat, game.players).filter((seat) =>
    several(among.list[groupOf(among, trader(seat))] as Group),
  );
  const [owner] = owners;
  if (owner === undefined) return null;
  const spaces = membersOf(among, groupOf(among, trader(owner))).filter((space) =>
    hasTreasure(codeAt(game.cells, space)),
  );
  const { bordered } = geometry(game.board);
  return {
    owner,
    spaces,
    bordered: spaces.filter((space) => bordered[space]),
    others: owners.length > 1,
  };
}

/** The spaces whose treasure may be taken now. */
export function takeable(due: TreasureDue): readonly number[] {
  return due.bordered.length > 0 ? due.bordered : due.spaces;
}

/** What speaks against taking the treasure on a space (chapter `treasure`). */
export function checkTreasure(game: Game, action: Asked<'treasure'>): readonly Violation[] {
  const shape = geometry(game.board);
  const due = treasureDue(game);
  const space = shape.index.get(action.at);
  const { at } = action;
  if (space === undefined) return offBoard(at);
  if (due === null || !due.spaces.includes(space)) {
    return [violate('no-treasure-due', 'treasure.take.trader', [at], { at })];
  }
  if (takeable(due).includes(space)) return NONE;
  const bordered = due.bordered.map((here) => nameOf(shape, here));
  return [
    violate('bordered-first', 'treasure.take.marked-first', [at, ...bordered], { at, bordered }),
  ];
}

/** The trader's owner takes one treasure. */
export function takeTreasure(game: Game, action: Asked<'treasure'>): Outcome {
  const change = new Change(game);
  const due = treasureDue(game) as TreasureDue;
  const space = change.space(action.at);
  change.put(space, codeAt(game.cells, space) - TREASURE);
  change.addScore(due.owner, TREASURES, 1);
  const choice: ClauseId =
    due.bordered.length === 0
      ? 'treasure.take.free-choice'
      : due.bordered.length > 1
        ? 'treasure.take.marked-choice'
        : 'treasure.take.marked-first';
  const clauses: ClauseId[] = [
    'treasure.take.trigger',
    'treasure.take.trader',
    choice,
    'treasure.take.last',
  ];
  if (due.owner !== game.seat) clauses.push('treasure.take.any-turn');
  if (due.others) clauses.push('treasure.take.order');
  if (due.bordered.length > 0) clauses.push(...borderedClauses(game.board));
  change.note({ type: 'treasure-taken', clauses, seat: due.owner, from: action.at });
  return change;
}

/** The clauses by which treasures count at the end. */
export const TREASURE_VALUE: readonly ClauseId[] = ['treasure.value.wild', 'treasure.value.at-end'];

/** How many treasures lie on the board. */
export function treasuresOnBoard(game: Game): number {
  let count = 0;
  for (const { treasures } of groups(game).list) count += treasures;
  return count;
}
