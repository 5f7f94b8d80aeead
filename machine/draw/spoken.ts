import { geometry } from '../rules/board.ts';
import { groupOf, groups } from '../rules/define.ts';
import type { Cell, Dynasty } from '../rules/pieces.ts';
import { supportingCells } from '../rules/supporters.ts';
import { filled, groundTitle, leaderTitle, lying, standing } from './describe.ts';
import { goneFrom } from './gone.ts';
import type { Shown } from './piece.ts';
import { SIDES, shownConflict, strengthsOf, strengthTitle } from './strengths.ts';
import type { Titles } from './titles.ts';

export interface SpokenOptions {
  readonly titles: Titles;
  readonly seats: readonly Dynasty[];
  readonly previous: Shown | null;
  readonly committed: number;
  readonly lit: readonly Cell[];
  /** What an annotator has marked, by space. */
  readonly marked?: ReadonlyMap<Cell, readonly string[]> | undefined;
}

/**
 * Every space in words: its name, what lies and stands there, strength, side and kingdom, what the
 * step took from it, what is marked there, and whether it may be chosen.
 */
export function spokenSpaces(game: Shown, options: SpokenOptions): readonly string[] {
  const { titles, seats, previous, lit, marked } = options;
  const { names } = geometry(game.board);
  const notes = fightingNotes(game, options);
  const kingdoms = kingdomTitles(game, titles, seats);
  const among = groups(game);
  return names.map((name, space) => {
    const parts = [
      lying(game, space, titles, seats) ?? groundTitle(game, space, titles),
      ...standing(game, space, titles),
      ...(notes.get(name) ?? []),
    ];
    const kingdom = kingdoms[groupOf(among, space)];
    if (kingdom !== undefined) parts.push(kingdom);
    const gone = previous === null ? null : goneFrom(previous, game, space, titles, seats);
    if (gone !== null) parts.push(gone);
    parts.push(...(marked?.get(name) ?? []));
    if (lit.includes(name)) parts.push(titles.lit);
    return `${name}: ${parts.join(', ')}`;
  });
}

/** Strengths of leaders and the sides of supporters, by space. */
function fightingNotes(
  game: Shown,
  { titles, previous, committed }: SpokenOptions,
): ReadonlyMap<Cell, readonly string[]> {
  const { names } = geometry(game.board);
  const notes = new Map<Cell, string[]>();
  const note = (cell: Cell, text: string): void => {
    notes.set(cell, [...(notes.get(cell) ?? []), text]);
  };
  for (const strength of strengthsOf(game, previous, committed)) {
    note(names[strength.at]!, strengthTitle(strength, titles));
  }
  const shown = shownConflict(game, previous);
  if (shown !== null) {
    const cells = supportingCells(shown.on, shown.conflict);
    for (const side of SIDES) for (const cell of cells[side]) note(cell, titles.supports[side]);
  }
  return notes;
}

/** Each kingdom by its leaders; groups that are none have no title. */
function kingdomTitles(
  game: Shown,
  titles: Titles,
  seats: readonly Dynasty[],
): readonly (string | undefined)[] {
  return groups(game).list.map(({ leaders: members }) => {
    if (members === 0) return undefined;
    const leaders = game.leaders.flatMap((_, leader) =>
      (members & (1 << leader)) === 0 ? [] : [leaderTitle(leader, titles, seats)],
    );
    return filled(titles.kingdom, { leaders: leaders.join(', ') });
  });
}
