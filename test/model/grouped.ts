import type { Groups } from '../../machine/rules/groups.ts';

/** All that is known of a board, in a form that does not depend on the numbers of its groups. */
export function grouped(among: Groups): readonly unknown[] {
  const first = new Map<number, number>();
  const spaces = Array.from(among.of, (group, space) => {
    if (group === 0) return '';
    if (!first.has(group)) first.set(group, space);
    return `${first.get(group)} ${among.leaders[group]} ${among.treasures[group]}`;
  });
  return [spaces, among.empty, among.open, among.temples];
}
