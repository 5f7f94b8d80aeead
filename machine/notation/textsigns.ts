import { COLORS, type Color, LEADERS, type Leader, type Seat } from '../rules/pieces.ts';
import { OTHER_LETTERS } from './tiles.ts';

/** What a text shows of the ground of a space. */
export type Ground = 'land' | 'river' | 'beast' | 'bordered';

/** What a sign says of its space. */
export interface Meaning {
  /** The letter of the space in the rows of a position. */
  readonly letter: string;
  /** The ground, where nothing lies on it. */
  readonly ground?: Ground;
  readonly leader?: Leader;
  /** Whose leader it is, where that is told. */
  readonly seat?: Seat;
  /** The letters of the monument that stands here. */
  readonly monument?: string;
  readonly building?: Color;
  /** Whether the tile joins two kingdoms. */
  readonly joins?: boolean;
}

const GROUND_SIGNS: Readonly<Record<string, Ground>> = {
  '.': 'land',
  '·': 'land',
  _: 'land',
  '-': 'land',
  '~': 'river',
  '≈': 'river',
  ':': 'beast',
  ':!': 'bordered',
};

/** Signs of the rows of a position that are written otherwise in a drawn board. */
const WHOLE: Readonly<Record<string, string>> = { '#': '#', '##': '#', R: 'R', X: 'X', W: 'w' };

const TILE = 'krug';
const LEADER = 'KPFT';

/** What a sign of a drawn board means; null where it means nothing. */
export function meaningOf(sign: string): Meaning | null {
  const ground = Object.hasOwn(GROUND_SIGNS, sign) ? GROUND_SIGNS[sign] : undefined;
  if (ground !== undefined) return { letter: '.', ground };
  const whole = Object.hasOwn(WHOLE, sign) ? WHOLE[sign] : undefined;
  if (whole !== undefined) return { letter: whole };
  const [first = '', second = '', more] = sign;
  if (more !== undefined) return null;
  const leader = LEADERS[LEADER.indexOf(first)];
  if (leader !== undefined && /^[0-3]?$/.test(second)) {
    return { letter: '.', leader, ...(second === '' ? {} : { seat: Number(second) as Seat }) };
  }
  if (/^[KRUG]{2}$/.test(sign) && first !== second) return { letter: 'x', monument: sign };
  const tile = OTHER_LETTERS[first] ?? first;
  return /^[krugxw]$/.test(tile) ? laid(tile, second) : null;
}

/** A tile with what is on it. */
function laid(tile: string, mark: string): Meaning | null {
  const color = COLORS[TILE.indexOf(tile)];
  switch (mark) {
    case '':
      return { letter: tile };
    case '*':
      return /[rxw]/.test(tile) ? { letter: tile.toUpperCase() } : null;
    case '^':
      return color === undefined ? null : { letter: tile, building: color };
    case '+':
      return color === undefined ? null : { letter: tile, joins: true };
    default:
      return null;
  }
}
