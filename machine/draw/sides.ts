import { geometry } from '../rules/board.ts';
import { colorAt, colorOf } from '../rules/pieces.ts';
import { supportingCells } from '../rules/supporters.ts';
import { badge, pennant } from './badge.ts';
import type { Piece, Shown } from './piece.ts';
import { SIDES, shownConflict, strengthsOf, strengthTitle } from './strengths.ts';
import { corner } from './svg.ts';
import type { Titles } from './titles.ts';

/** A mark on each space that supports a side, with its number: the sides differ in shape. */
export function drawSides(game: Shown, previous: Shown | null, titles: Titles): readonly Piece[] {
  const shown = shownConflict(game, previous);
  if (shown === null) return [];
  const { columns, index } = geometry(game.board);
  const cells = supportingCells(shown.on, shown.conflict);
  return SIDES.flatMap((side) =>
    cells[side].map((cell, i) => ({
      key: `${side} ${cell}`,
      at: corner(index.get(cell)!, columns),
      kind: `side ${side}`,
      title: titles.supports[side],
      markup: pennant(side, i + 1),
    })),
  );
}

/** The strengths as badges on the leaders. */
export function drawStrengths(
  game: Shown,
  previous: Shown | null,
  committed: number,
  titles: Titles,
): readonly Piece[] {
  const { columns } = geometry(game.board);
  return strengthsOf(game, previous, committed).map((strength) => ({
    key: `strength ${strength.leader}`,
    at: corner(strength.at, columns),
    kind: strength.side === null ? 'strength' : `strength ${strength.side}`,
    title: strengthTitle(strength, titles),
    markup: badge(strength, colorAt(colorOf(strength.leader))),
  }));
}
