import { groupOf, groups } from '../../machine/rules/define.ts';
import type { Game } from '../../machine/rules/game.ts';
import { laidOn } from '../../machine/rules/laid.ts';

/** All that is known of a board, in a form that does not depend on the numbers of its groups. */
export function known(game: Game): readonly unknown[] {
  const among = groups(game);
  const first = new Map<number, number>();
  const spaces = game.cells.map((_, space) => {
    const group = groupOf(among, space);
    if (group === 0) return '';
    if (!first.has(group)) first.set(group, space);
    return `${first.get(group)} ${among.list[group]?.leaders} ${among.list[group]?.treasures}`;
  });
  return [spaces, laidOn(game)];
}

/** The same of a board that nobody has looked at before. */
export const anew = (game: Game): readonly unknown[] =>
  known({ ...game, cells: game.cells.slice() });
