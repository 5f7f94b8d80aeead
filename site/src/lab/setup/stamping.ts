import { geometry } from '../../../../machine/rules/board.ts';
import type { Cell } from '../../../../machine/rules/pieces.ts';
import { next } from './again.ts';
import { withGround } from './ground.ts';
import { boardOf, type Laid } from './laid.ts';
import {
  cleared,
  withBuilding,
  withLeader,
  withMonument,
  withTile,
  withTreasure,
  withWonder,
} from './laying.ts';
import { type Stamp, TILE_LETTERS } from './stamp.ts';
import { supplied } from './supply.ts';

/** The position with a stamp laid on a space; `again` if it was laid there last, and the next comes. */
export function stamped(laid: Laid, stamp: Stamp, cell: Cell, again = false): Laid {
  if (!geometry(boardOf(laid)).index.has(cell)) return laid;
  return supplied(again ? next(laid, stamp, cell) : first(laid, stamp, cell), laid);
}

function first(laid: Laid, stamp: Stamp, cell: Cell): Laid {
  switch (stamp.lay) {
    case 'tile':
      return withTile(laid, cell, TILE_LETTERS[stamp.color]);
    case 'leader':
      return withLeader(laid, cell, stamp);
    case 'treasure':
      return withTreasure(laid, cell);
    case 'monument':
      return withMonument(laid, cell, stamp.colors);
    case 'catastrophe':
      return withTile(laid, cell, '#');
    case 'building':
      return withBuilding(laid, cell);
    case 'wonder':
      return withWonder(laid, cell);
    case 'ground':
      return withGround(laid, cell, stamp.ground);
    case 'eraser':
      return cleared(laid, cell);
  }
}
