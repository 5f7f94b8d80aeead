import type { Action } from '../rules/action.ts';
import type { Phase } from '../rules/phases.ts';
import { COLOR_LETTERS, LEADER_LETTERS, nothingIn } from './meaning.ts';

/**
 * An action as the notation writes it, which `readMove` reads back in the same phase: `K C5` a
 * leader and `K -` his withdrawal, `r C6` a tile, `# C6` a catastrophe, `=rrk` a swap, `+2` tiles
 * for a conflict, `!g` the war to be fought next, `KR C5` a monument and the top left space of its
 * square, `W D6` the wonder, `u^ D6` a building, `* B2` a treasure, `W r` the wonder’s point, and
 * `-` for nothing of what could be done.
 */
export function writeMove(action: Action, { phase }: { readonly phase: Phase }): string {
  switch (action.do) {
    case 'leader':
      return `${LEADER_LETTERS[action.leader]} ${action.at}`;
    case 'withdraw':
      return `${LEADER_LETTERS[action.leader]} -`;
    case 'tile':
      return `${COLOR_LETTERS[action.color]} ${action.at}`;
    case 'catastrophe':
      return `# ${action.at}`;
    case 'swap':
      return `=${action.tiles.map((tile) => (tile === '?' ? tile : COLOR_LETTERS[tile])).join('')}`;
    case 'support':
      return `+${action.count}`;
    case 'choose-war':
      return `!${COLOR_LETTERS[action.color]}`;
    case 'monument': {
      const pair = action.monument.map((color) => COLOR_LETTERS[color].toUpperCase());
      return `${pair.join('')} ${action.square}`;
    }
    case 'wonder':
      return `W ${action.center}`;
    case 'wonder-point':
      return `W ${COLOR_LETTERS[action.color]}`;
    case 'building':
      return `${COLOR_LETTERS[action.color]}^ ${action.at}`;
    case 'treasure':
      return `* ${action.at}`;
    case 'pass':
    case 'no-monument':
    case 'no-building':
      return nothingIn(phase) === action.do ? '-' : action.do;
  }
}
