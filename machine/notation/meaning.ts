import type { Language } from '../../spec/text.ts';
import type { Phase } from '../rules/phases.ts';
import type { Color, Leader } from '../rules/pieces.ts';

/** What an action is called by besides its piece. */
export const VERBS = [
  'withdraw',
  'catastrophe',
  'swap',
  'pass',
  'support',
  'choose-war',
  'monument',
  'no',
  'no-monument',
  'no-building',
  'wonder',
  'building',
  'treasure',
  'wonder-point',
] as const;

export type Verb = (typeof VERBS)[number];

/** A piece that a letter or a word names. */
export type Piece =
  | { readonly kind: 'leader'; readonly leader: Leader }
  | { readonly kind: 'tile'; readonly color: Color };

/** What a word or a sign means. */
export type Meaning =
  | Piece
  /** The building of a colour by its own name. */
  | { readonly kind: 'building'; readonly color: Color }
  | { readonly kind: 'verb'; readonly verb: Verb }
  /** A word that says nothing new: `to`, `на`, `en`. */
  | { readonly kind: 'filler' };

/** Each leader and each tile, the same one whatever names it. */
export const LEADER_PIECES: Readonly<Record<Leader, Piece>> = {
  king: { kind: 'leader', leader: 'king' },
  priest: { kind: 'leader', leader: 'priest' },
  farmer: { kind: 'leader', leader: 'farmer' },
  trader: { kind: 'leader', leader: 'trader' },
};
export const TILE_PIECES: Readonly<Record<Color, Piece>> = {
  black: { kind: 'tile', color: 'black' },
  red: { kind: 'tile', color: 'red' },
  blue: { kind: 'tile', color: 'blue' },
  green: { kind: 'tile', color: 'green' },
};

/** The letters of the leaders, as boards in text show them. */
export const LEADER_LETTERS: Readonly<Record<Leader, string>> = {
  king: 'K',
  priest: 'P',
  farmer: 'F',
  trader: 'T',
};

/** The letters of the colours, as the `rows` of records have them. */
export const COLOR_LETTERS: Readonly<Record<Color, string>> = {
  black: 'k',
  red: 'r',
  blue: 'u',
  green: 'g',
};

/** The letters by which pieces are written: large ones for leaders, small ones for tiles. */
export interface PieceLetters {
  readonly leader: Readonly<Record<Leader, string>>;
  readonly tile: Readonly<Record<Color, string>>;
}

/** The letters of each language: what its words for leaders and for colours begin with. */
export const LETTERS: Readonly<Record<Language, PieceLetters>> = {
  en: { leader: LEADER_LETTERS, tile: COLOR_LETTERS },
  ru: {
    leader: { king: 'Ц', priest: 'Ж', farmer: 'Ф', trader: 'Т' },
    tile: { black: 'ч', red: 'к', blue: 'с', green: 'з' },
  },
  fr: {
    leader: { king: 'R', priest: 'P', farmer: 'F', trader: 'M' },
    tile: { black: 'n', red: 'r', blue: 'b', green: 'v' },
  },
};

/** The letter by which a piece is written. */
export const letterOf = (piece: Piece, letters: Language = 'en'): string =>
  piece.kind === 'leader'
    ? LETTERS[letters].leader[piece.leader]
    : LETTERS[letters].tile[piece.color];

/** What it is called to do nothing of what can be done in a phase. */
export function nothingIn(phase: Phase): 'pass' | 'no-monument' | 'no-building' {
  if (phase === 'turn.monument') return 'no-monument';
  return phase === 'turn.building' ? 'no-building' : 'pass';
}
