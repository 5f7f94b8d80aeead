import { OFF } from './game.ts';
import type { Group, Groups } from './groups.ts';
import { type ColorIndex, leadersOfColor } from './pieces.ts';

/** Whether a leader stands in a group. */
export const hasLeader = (among: Groups, group: number, leader: number): boolean =>
  ((among.list[group] as Group).leaders & (1 << leader)) !== 0;

/** The number of the leader of a colour in a group, or `OFF`. */
export function leaderIn(among: Groups, group: number, color: ColorIndex): number {
  for (const leader of leadersOfColor(color)) {
    if (hasLeader(among, group, leader)) return leader;
  }
  return OFF;
}
