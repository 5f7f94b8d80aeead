import {
  type Color,
  DYNASTIES,
  type Dynasty,
  type Leader,
  type MonumentPair,
} from '../../../../machine/rules/pieces.ts';
import { ERASER, type Stamp } from './stamp.ts';

const TILES: Readonly<Record<string, Color>> = { k: 'black', r: 'red', u: 'blue', g: 'green' };
const LEADERS: Readonly<Record<string, Leader>> = {
  K: 'king',
  P: 'priest',
  F: 'farmer',
  T: 'trader',
};

/** What keys lay beside that: the dynasty of a leader, the colours of a monument. */
export interface Inks {
  readonly dynasty: Dynasty;
  readonly monument: MonumentPair;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/**
 * The letter of a key: what it writes, or what it would write in Latin letters where the keyboard is
 * one of others.
 */
function letterOf({ key, code, shiftKey }: Pressed): string {
  const [, latin] = /^Key([A-Z])$/.exec(code) ?? [];
  if (latin === undefined || /^[\x20-\x7e]$/.test(key)) return key;
  return shiftKey ? latin : latin.toLowerCase();
}

/** The stamp that a key lays on the space that has the focus; null for keys that mean none. */
export function stampOfKey(event: Pressed, { dynasty, monument }: Inks): Stamp | null {
  const letter = letterOf(event);
  const color = TILES[letter];
  if (color !== undefined) return { lay: 'tile', color };
  const leader = LEADERS[letter];
  if (leader !== undefined) return { lay: 'leader', dynasty, leader };
  switch (letter) {
    case 't':
      return { lay: 'treasure' };
    case 'm':
      return { lay: 'monument', colors: monument };
    case 'c':
    case '#':
      return { lay: 'catastrophe' };
    case 'b':
      return { lay: 'building' };
    case 'w':
      return { lay: 'wonder' };
    case 'v':
    case '~':
      return { lay: 'ground', ground: 'river' };
    case 'e':
    case '!':
      return { lay: 'ground', ground: 'bordered' };
    case '.':
      return { lay: 'ground', ground: 'land' };
    case 'x':
    case 'Delete':
    case 'Backspace':
      return ERASER;
    default:
      return null;
  }
}

/** The dynasty that a digit chooses; null for other keys. */
export const dynastyOfKey = ({ key }: Pick<KeyboardEvent, 'key'>): Dynasty | null =>
  /^[1-4]$/.test(key) ? (DYNASTIES[Number(key) - 1] ?? null) : null;
