import type { ClauseId } from '../../../spec/clauses.ts';
import type { EditionId } from '../../../spec/ids.ts';
import type { Language } from '../../../spec/text.ts';
import type { Glyph, Heading, ReadMark, Standing } from '../../record/annotation.ts';
import type { GameFile } from '../../record/format.ts';
import type { Action } from '../../rules/action.ts';
import type { EffectType, PointReason } from '../../rules/effect.ts';
import type { Game, Rulings } from '../../rules/game.ts';
import type { Phase } from '../../rules/phases.ts';
import type { Cell, Color, Seat } from '../../rules/pieces.ts';
import type { Sitter } from '../../words/say.ts';

/** What stays the same from position to position. */
export type Fixed = Pick<Game, 'board' | 'options' | 'rulings' | 'players'>;

/** What changes from position to position. */
export type Moving = Omit<Game, keyof Fixed | 'bag'> & { readonly left: number };

/** A sentence about something that happened, or about why it could not. */
export interface ToldLine {
  readonly type: EffectType | 'refusal';
  readonly text: string;
  /** What all but `seat` get to know of it, where that is less. */
  readonly masked?: string;
  readonly seat?: Seat;
  readonly clauses: readonly ClauseId[];
  readonly cells: readonly Cell[];
}

/** Points or a treasure that a seat got; `line` is the line of the step that tells of it. */
export interface ToldGain {
  readonly seat: Seat;
  readonly of: Color | 'treasure';
  readonly count: number;
  readonly reason: PointReason | 'treasure';
  readonly line: number;
}

/** One side of an open conflict: its tiles on the board and the spaces they lie on. */
export interface ToldSide {
  readonly seat: Seat;
  readonly board: number;
  readonly added: number;
  readonly supporters: readonly Cell[];
}

/** A conflict that is being fought. */
export interface ToldConflict {
  readonly kind: 'revolt' | 'war';
  readonly color: Color;
  readonly attacker: ToldSide;
  readonly defender: ToldSide;
}

/** A sign of an annotator, and what it means. */
export interface ToldSign<S extends Glyph | Standing> {
  readonly sign: S;
  readonly text: string;
}

/** A mark on the board, with its text in the language of the telling if there is one. */
export type ToldMark = ReadMark;

/** Another line of play in place of a step. */
export interface ToldVariation {
  /** Which one it is of those of its step. */
  readonly index: number;
  /** It goes on from the position instead, where the file ends; counted on its own. */
  readonly onward?: true;
  /** Its name, or what is done first; the language of the name where that is another. */
  readonly name: string;
  readonly lang?: Language;
  /** The note as safe HTML, and its language likewise. */
  readonly note?: string;
  readonly noteLang?: Language;
  /** How many steps it has. */
  readonly steps: number;
}

/** What an annotator says of a position besides the note. */
export interface ToldSaid {
  /** Who wrote the note, if not the annotator of the whole. */
  readonly by?: string;
  readonly glyph?: ToldSign<Glyph>;
  /** How it stands for the player who has acted. */
  readonly worth?: ToldSign<Standing>;
  readonly marks?: readonly ToldMark[];
  readonly variations?: readonly ToldVariation[];
}

/** A position and what led to it, in words. */
export interface ToldFrame {
  /** Number of the position: 0 is the start. */
  readonly index: number;
  /** Number of the turn the step belongs to, from 1; 0 at the start. */
  readonly turn: number;
  readonly seat: Seat | null;
  readonly action: Action | null;
  /** The action in words; what all but its seat get to know of it, where that is less. */
  readonly heading: string | null;
  readonly masked?: string;
  /** The annotation as safe HTML, and its language where that is another than the telling's. */
  readonly note?: string;
  readonly noteLang?: Language;
  readonly said?: ToldSaid;
  readonly refused: boolean;
  readonly lines: readonly ToldLine[];
  readonly acted: readonly Cell[];
  readonly gains: readonly ToldGain[];
  readonly phase: Phase;
  readonly toAct: Seat | null;
  /** Who is to decide what, in words. */
  readonly standing: string;
  readonly conflict: ToldConflict | null;
  /** Paths of the states of the chart that are active. */
  readonly states: readonly string[];
  /** Ids of the chart's edges that the step took; at the start, how play was taken up. */
  readonly taken: readonly string[];
  readonly game: Moving;
}

/** A whole file in the words of one language: all that a viewer shows, as JSON. */
export interface Telling {
  readonly format: 'shedu-telling/1';
  readonly language: Language;
  readonly kind: GameFile['kind'];
  readonly id: string | null;
  readonly title: string | null;
  /** The language of the title where that is another than the telling's; of the note likewise. */
  readonly titleLang?: Language;
  readonly note?: string;
  readonly noteLang?: Language;
  /** When and where the game was played, and who tells it. */
  readonly particulars?: Heading;
  readonly edition: EditionId;
  /** The readings that the file itself chooses. */
  readonly overrides: Partial<Rulings>;
  /** The clauses that a fixture shows. */
  readonly clauses: readonly ClauseId[];
  readonly sitters: readonly Sitter[];
  /** How the game ended, in words. */
  readonly ending: string | null;
  readonly fixed: Fixed;
  readonly frames: readonly [ToldFrame, ...ToldFrame[]];
}

/** The whole game at a position; what nobody is told, such as the order of the bag, is not in it. */
export function gameOf({ fixed }: Pick<Telling, 'fixed'>, { game }: Pick<ToldFrame, 'game'>): Game {
  const { left, ...moving } = game;
  return { ...fixed, ...moving, bag: { order: null, drawn: 0, left } };
}
