import type { Color, Dynasty, Leader, MonumentPair } from '../../../../machine/rules/pieces.ts';
import { monumentKey } from '../../../../machine/rules/pieces.ts';

/** What a tap on a space lays there. */
export type Stamp =
  | { readonly lay: 'tile'; readonly color: Color }
  | { readonly lay: 'leader'; readonly dynasty: Dynasty; readonly leader: Leader }
  | { readonly lay: 'treasure' }
  | { readonly lay: 'monument'; readonly colors: MonumentPair }
  | { readonly lay: 'catastrophe' }
  | { readonly lay: 'building' }
  | { readonly lay: 'wonder' }
  /** The ground of a free board. */
  | { readonly lay: 'ground'; readonly ground: Ground }
  | { readonly lay: 'eraser' };

/** What a space of a free board can be; a bordered one is land, and its treasure goes first. */
export type Ground = 'land' | 'river' | 'bordered';

export const GROUNDS: readonly Ground[] = ['land', 'river', 'bordered'];

export const ERASER: Stamp = { lay: 'eraser' };

/** How rows have the tiles. */
export const TILE_LETTERS: Readonly<Record<Color, string>> = {
  black: 'k',
  red: 'r',
  blue: 'u',
  green: 'g',
};

/** What tells one stamp from another. */
export function stampKey(stamp: Stamp): string {
  switch (stamp.lay) {
    case 'tile':
      return `tile.${stamp.color}`;
    case 'leader':
      return `leader.${stamp.dynasty}.${stamp.leader}`;
    case 'monument':
      return `monument.${monumentKey(stamp.colors)}`;
    case 'ground':
      return `ground.${stamp.ground}`;
    default:
      return stamp.lay;
  }
}

/** Whether a stamp is laid on each space that a finger is drawn over. */
export const isDrawn = ({ lay }: Stamp): boolean =>
  lay === 'tile' || lay === 'catastrophe' || lay === 'ground' || lay === 'eraser';
