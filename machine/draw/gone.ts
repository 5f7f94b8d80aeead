import { EMPTY, hasTreasure, isLeader, leaderOf, OFF } from '../rules/game.ts';
import type { Dynasty } from '../rules/pieces.ts';
import { filled, type Laid, leaderTitle, lying } from './describe.ts';
import { buildingPiece, leaderPiece, tileOn, treasureOn } from './laid.ts';
import { paint } from './paint.ts';
import type { Piece } from './piece.ts';
import { element } from './svg.ts';
import type { Titles } from './titles.ts';

const CROSS = 'M11 11L29 29M29 11L11 29';

const struck = (stroke: 'edge' | 'ivory', width: number): string =>
  element('path', {
    d: CROSS,
    fill: 'none',
    stroke: paint(stroke),
    'stroke-width': width,
    'stroke-linecap': 'round',
  });

/** A piece that is no longer there: faint, and struck out unless it only moved elsewhere. */
function shadow(piece: Piece, moved: boolean): Piece {
  const faint = element('g', { opacity: moved ? 0.3 : 0.4 }, piece.markup);
  const cross = moved ? '' : struck('ivory', 4.6) + struck('edge', 2.2);
  const kind = moved ? 'moved' : 'removed';
  return { ...piece, key: `${kind} ${piece.key}`, kind, title: null, markup: faint + cross };
}

/**
 * What was on the board before the step and is not where it was: leaders that moved or went home,
 * tiles removed, treasures taken, buildings that moved. Where something else lies now, that shows
 * the change.
 */
export function gonePieces(
  before: Laid,
  game: Laid,
  titles: Titles,
  seats: readonly Dynasty[],
): readonly Piece[] {
  if (before.cells.length !== game.cells.length) return [];
  const found: Piece[] = [];
  before.cells.forEach((was, space) => {
    const is = game.cells[space]!;
    if (is === EMPTY && isLeader(was)) {
      const number = leaderOf(was);
      const moved = game.leaders[number] !== OFF;
      found.push(shadow(leaderPiece(before, number, titles, seats), moved));
    } else if (is === EMPTY && was !== EMPTY) {
      found.push(shadow(tileOn(before, space, titles), false));
    }
    if (hasTreasure(was) && !hasTreasure(is)) found.push(shadow(treasureOn(before, space), false));
  });
  before.buildings.forEach((space, index) => {
    const now = game.buildings[index]!;
    if (space === OFF || space === now) return;
    found.push(shadow(buildingPiece(before, index, titles), now !== OFF));
  });
  return found;
}

/** What the step took from a space or moved away from it, in words; null if nothing. */
export function goneFrom(
  before: Laid,
  game: Laid,
  space: number,
  titles: Titles,
  seats: readonly Dynasty[],
): string | null {
  const was = before.cells[space]!;
  const is = game.cells[space]!;
  if (was === is || was === EMPTY) return null;
  if (isLeader(was)) {
    const moved = game.leaders[leaderOf(was)] !== OFF;
    const what = leaderTitle(leaderOf(was), titles, seats);
    return filled(moved ? titles.moved : titles.gone, { what });
  }
  if (is === EMPTY || !hasTreasure(was) || hasTreasure(is)) {
    return filled(titles.gone, { what: lying(before, space, titles)! });
  }
  return filled(titles.gone, { what: titles.treasure });
}
