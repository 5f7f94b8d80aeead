import type { ClauseId } from '../../spec/clauses.ts';
import type { Asked } from './action.ts';
import { geometry } from './board.ts';
import { Change, clockwiseFrom, type Outcome } from './change.ts';
import { groups, membersOf } from './define.ts';
import { type Game, hasTreasure, OFF, TREASURE } from './game.ts';
import { type Seat, TRADER, TREASURES } from './pieces.ts';
import { NONE, type Violation, violate } from './violation.ts';

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

const several = (treasures: number): boolean => treasures > 1;

/**
 * The first kingdom with a trader and more than one treasure, clockwise from the active player
 * (clauses `treasure.take.trigger`, `treasure.take.order`), or null.
 */
export function treasureDue(game: Game): TreasureDue | null {
  const among = groups(game);
  const { of, treasures } = among;
  if (!treasures.some(several)) return null;
  const owners = clockwiseFrom(game.seat, game.players).filter((seat) => {
    const stands = game.leaders[seat * 4 + TRADER] as number;
    return stands !== OFF && several(treasures[of[stands] as number] as number);
  });
  const [owner] = owners;
  if (owner === undefined) return null;
  const kingdom = of[game.leaders[owner * 4 + TRADER] as number] as number;
  const spaces = membersOf(among, kingdom).filter((space) =>
    hasTreasure(game.cells[space] as number),
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
  const { names, index } = geometry(game.board);
  const due = treasureDue(game);
  const space = index.get(action.at);
  const { at } = action;
  if (space === undefined) return [violate('off-board', 'define.space.board', [at], { at })];
  if (due === null || !due.spaces.includes(space)) {
    return [violate('no-treasure-due', 'treasure.take.trader', [at], { at })];
  }
  if (takeable(due).includes(space)) return NONE;
  const bordered = due.bordered.map((here) => names[here] as `A1`);
  return [
    violate('bordered-first', 'treasure.take.marked-first', [at, ...bordered], { at, bordered }),
  ];
}

/** The trader's owner takes one treasure. */
export function takeTreasure(game: Game, action: Asked<'treasure'>): Outcome {
  const change = new Change(game);
  const due = treasureDue(game) as TreasureDue;
  const space = change.shape.index.get(action.at) as number;
  change.put(space, (game.cells[space] as number) - TREASURE);
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
  if (due.bordered.length > 0 && game.board.id === 'advanced') {
    clauses.push('advanced.treasure.marked-first');
  }
  change.note({ type: 'treasure-taken', clauses, seat: due.owner, from: action.at });
  return change;
}

/** How many treasures lie on the board. */
export function treasuresOnBoard(game: Game): number {
  let count = 0;
  for (const inGroup of groups(game).treasures) count += inGroup;
  return count;
}
