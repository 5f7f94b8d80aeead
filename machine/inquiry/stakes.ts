import type { Verdict } from '../record/explain.ts';
import { geometry, nameOf } from '../rules/board.ts';
import { groups, membersOf } from '../rules/define.ts';
import type { Effect, ReturnReason } from '../rules/effect.ts';
import type { Game } from '../rules/game.ts';
import {
  type Cell,
  type Color,
  colorOf,
  type Leader,
  leaderAt,
  type Seat,
  seatOf,
} from '../rules/pieces.ts';

/** A kingdom by its leaders. */
export interface Kingdom {
  readonly leaders: readonly { readonly seat: Seat; readonly leader: Leader; readonly at: Cell }[];
  /** How many spaces it has. */
  readonly spaces: number;
  readonly treasures: number;
}

/** What is won and lost by what happens. */
export interface Stakes {
  readonly points: readonly {
    readonly seat: Seat;
    readonly color: Color;
    readonly count: number;
  }[];
  readonly treasures: readonly { readonly seat: Seat; readonly count: number }[];
  /** Leaders that go home. */
  readonly leaders: readonly {
    readonly seat: Seat;
    readonly leader: Leader;
    readonly from: Cell;
    readonly reason: ReturnReason;
  }[];
  /** Tiles that leave the board. */
  readonly tiles: readonly { readonly color: Color; readonly cells: readonly Cell[] }[];
  /** The kingdoms that stand then and did not before, as their leaders tell. */
  readonly kingdoms: readonly Kingdom[];
}

/** What is won and lost by effects that lead from one position to another. */
export function stakesOf(
  effects: readonly Effect[],
  before: Game,
  { game }: Pick<Verdict, 'game'>,
): Stakes {
  const known = new Set(kingdomsOf(before).map(named));
  return {
    points: pointsOf(effects),
    treasures: treasuresOf(effects),
    leaders: effects.flatMap((effect) => {
      if (effect.type !== 'leader-returned') return [];
      const { seat, leader, from, reason } = effect;
      return [{ seat, leader, from, reason }];
    }),
    tiles: effects.flatMap((effect) =>
      effect.type === 'tiles-removed' ? [{ color: effect.color, cells: effect.cells }] : [],
    ),
    kingdoms: kingdomsOf(game).filter((kingdom) => !known.has(named(kingdom))),
  };
}

/** The points of each seat in each colour, added up. */
function pointsOf(effects: readonly Effect[]): Stakes['points'] {
  const sums = new Map<string, Stakes['points'][number]>();
  for (const effect of effects) {
    if (effect.type !== 'point') continue;
    const { seat, color, count } = effect;
    const key = `${seat} ${color}`;
    sums.set(key, { seat, color, count: count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()];
}

function treasuresOf(effects: readonly Effect[]): Stakes['treasures'] {
  const taken = effects.flatMap((effect) => (effect.type === 'treasure-taken' ? effect.seat : []));
  return [...new Set(taken)].map((seat) => ({
    seat,
    count: taken.filter((one) => one === seat).length,
  }));
}

/** Every kingdom of a position. */
function kingdomsOf(game: Game): readonly Kingdom[] {
  const shape = geometry(game.board);
  const among = groups(game);
  return among.list.flatMap(({ leaders: members, treasures }, group): Kingdom[] => {
    if (members === 0) return [];
    const standing = game.leaders.flatMap((space, number) =>
      (members & (1 << number)) === 0
        ? []
        : [
            {
              seat: seatOf(number),
              leader: leaderAt(colorOf(number)),
              at: nameOf(shape, space),
            },
          ],
    );
    const spaces = membersOf(among, group).length;
    return [{ leaders: standing, spaces, treasures }];
  });
}

const named = ({ leaders }: Kingdom): string =>
  leaders.map(({ seat, leader, at }) => `${seat}.${leader} ${at}`).join();
