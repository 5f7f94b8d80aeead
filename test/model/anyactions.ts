import type { Action } from '../../machine/rules/action.ts';
import { geometry } from '../../machine/rules/board.ts';
import { MONUMENTS } from '../../machine/rules/component.ts';
import type { Game } from '../../machine/rules/game.ts';
import { COLORS, LEADERS } from '../../machine/rules/pieces.ts';

/** Actions of every kind, sensible or not; swaps aside. */
export function anyActions(game: Game): readonly Action[] {
  const { names } = geometry(game.board);
  return [
    ...names.flatMap((at): Action[] => [
      ...COLORS.map((color): Action => ({ do: 'tile', color, at })),
      ...LEADERS.map((leader): Action => ({ do: 'leader', leader, at })),
      ...COLORS.map((color): Action => ({ do: 'building', color, at })),
      ...MONUMENTS.map((monument): Action => ({ do: 'monument', square: at, monument })),
      { do: 'catastrophe', at },
      { do: 'treasure', at },
      { do: 'wonder', center: at },
    ]),
    ...LEADERS.map((leader): Action => ({ do: 'withdraw', leader })),
    ...COLORS.map((color): Action => ({ do: 'choose-war', color })),
    ...COLORS.map((color): Action => ({ do: 'wonder-point', color })),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((count): Action => ({ do: 'support', count })),
    { do: 'pass' },
    { do: 'no-monument' },
    { do: 'no-building' },
  ];
}
