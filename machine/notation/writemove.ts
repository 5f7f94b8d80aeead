import type { Language } from '../../spec/text.ts';
import type { Action } from '../rules/action.ts';
import type { Phase } from '../rules/phases.ts';
import { LETTERS, nothingIn } from './meaning.ts';

/**
 * An action as the notation writes it, which `readMove` reads back in the same phase: `K C5` a
 * leader and `K -` his withdrawal, `r C6` a tile, `# C6` a catastrophe, `=rrk` a swap, `+2` tiles
 * for a conflict, `!g` the war to be fought next, `KR C5` a monument and the top left space of its
 * square, `W D6` the wonder, `u^ D6` a building, `* B2` a treasure, `W r` the wonder’s point, and
 * `-` for nothing of what could be done. Pieces have the letters of a language.
 */
export function writeMove(
  action: Action,
  { phase }: { readonly phase: Phase },
  letters: Language = 'en',
): string {
  const { leader, tile } = LETTERS[letters];
  switch (action.do) {
    case 'leader':
      return `${leader[action.leader]} ${action.at}`;
    case 'withdraw':
      return `${leader[action.leader]} -`;
    case 'tile':
      return `${tile[action.color]} ${action.at}`;
    case 'catastrophe':
      return `# ${action.at}`;
    case 'swap':
      return `=${action.tiles.map((one) => (one === '?' ? one : tile[one])).join('')}`;
    case 'support':
      return `+${action.count}`;
    case 'choose-war':
      return `!${tile[action.color]}`;
    case 'monument': {
      const pair = action.monument.map((color) => tile[color].toUpperCase());
      return `${pair.join('')} ${action.square}`;
    }
    case 'wonder':
      return `W ${action.center}`;
    case 'wonder-point':
      return `W ${tile[action.color]}`;
    case 'building':
      return `${tile[action.color]}^ ${action.at}`;
    case 'treasure':
      return `* ${action.at}`;
    case 'pass':
    case 'no-monument':
    case 'no-building':
      return nothingIn(phase) === action.do ? '-' : action.do;
  }
}
