import { geometry } from './board.ts';
import { type Game, RED_TEMPLE, withoutTreasure } from './game.ts';
import { type Group, type Groups, groupOf, groupsOf } from './groups.ts';
import { mark, type Rows, reachIn, spacesIn } from './rows.ts';

export { type Groups, groupOf } from './groups.ts';

/** What lies on the spaces of a board. */
type OnBoard = Pick<Game, 'board' | 'cells'>;

/** What lies on a board as bits, from which the spaces where a piece may be set are made. */
export interface Laid {
  /** The spaces on which nothing lies. */
  readonly empty: Rows;
  /** Those, and the spaces of face-up tiles without a treasure. */
  readonly open: Rows;
  /** The spaces of face-up temples. */
  readonly temples: Rows;
}

/** What is known of a board. */
export interface Known {
  readonly cells: Game['cells'];
  found: Groups;
  /** As far as it was asked for. */
  laid: Laid | null;
}

/** The boards looked at last, so that a check and the change it allows look at a board once. */
const recent: Known[] = [];
const REMEMBERED = 4;
let oldest = 0;

/** What is known of a board that was looked at a moment ago. */
export function recall(cells: Game['cells']): Known | null {
  for (const entry of recent) if (entry.cells === cells) return entry;
  return null;
}

/** Has a board known. */
export function remember(cells: Game['cells'], found: Groups, laid: Laid | null): void {
  recent[oldest] = { cells, found, laid };
  oldest = (oldest + 1) % REMEMBERED;
}

/** The groups of the board as it stands. */
export function groups(game: OnBoard): Groups {
  const known = recall(game.cells);
  if (known !== null) return known.found;
  const found = groupsOf(game);
  remember(game.cells, found, null);
  return found;
}

const groupAt = ({ list }: Groups, group: number): Group => list[group] as Group;

/** The spaces of a group. */
export function membersOf(among: Groups, group: number): readonly number[] {
  return spacesIn(groupAt(among, group).spaces, among.shape.columns);
}

/** How many face-up temples share a side with a space (clause `leader.place.face-up-temple`). */
export function templesBeside(game: OnBoard, space: number): number {
  let temples = 0;
  for (const next of geometry(game.board).neighbours[space] as readonly number[]) {
    if (withoutTreasure(game.cells[next] as number) === RED_TEMPLE) temples++;
  }
  return temples;
}

/** The spaces reached from `start` without entering `barrier`, over whatever connects, in order. */
export function reach(game: OnBoard, start: number, barrier: number): readonly number[] {
  const among = groups(game);
  const { columns, rowOf, bitOf } = among.shape;
  const row = rowOf[barrier] as number;
  const within = mark(
    groupAt(among, groupOf(among, start)).spaces,
    row,
    bitOf[barrier] as number,
    false,
  );
  const found = reachIn(within, rowOf[start] as number, bitOf[start] as number);
  return spacesIn(found, columns);
}
