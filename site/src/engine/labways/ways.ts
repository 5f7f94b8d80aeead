import type { ToldProblem } from '../../../../machine/book/telling/problems.ts';
import type { RecordJson } from '../../../../machine/record/format.ts';
import type { HouseEdition } from '../../../../machine/record/house.ts';
import type { Action } from '../../../../machine/rules/action.ts';
import type { Seat } from '../../../../machine/rules/pieces.ts';
import type { Language } from '../../../../spec/text.ts';

/** Ways into the lab and out of it, as the engine is asked for them. */

/**
 * A text that somebody brings: a line, a drawn board, a record, a game in notation, a log, an edition
 * of one's own.
 */
export interface Bringing {
  readonly text: string;
  readonly language: Language;
  /** The position that is wanted, where a link names one. */
  readonly step?: number;
  /** Whether the step that leads on from there is asked about; a case asks one by itself. */
  readonly asking?: boolean;
}

/** What a text was taken for. */
export type BroughtKind = 'line' | 'board' | 'position' | 'game' | 'fixture' | 'edition';

/** An action that is to be asked about. */
export interface Asking {
  readonly seat: Seat;
  readonly action: Action;
}

/**
 * A record that the lab can begin with, which may have a position that no play reaches, or an edition
 * of one's own to judge by, or why there is none.
 */
export type Brought =
  | { readonly kind: 'edition'; readonly house: HouseEdition }
  | {
      readonly kind: Exclude<BroughtKind, 'edition'>;
      readonly record: RecordJson;
      /** How many of its steps are played in what is to be shown. */
      readonly at: number;
      /** What is asked there, where the text is a case that asks something. */
      readonly asked: Asking | null;
    }
  | {
      /** Null if nothing was recognised. */
      readonly kind: BroughtKind | null;
      readonly problems: readonly ToldProblem[];
    };

/** A session that is taken along: all its steps are played, and perhaps an action is asked about. */
export interface Carrying {
  readonly record: RecordJson;
  readonly action: Action | null;
  readonly seat?: Seat;
  readonly language: Language;
}

/** A session in every form in which it leaves the lab. */
export interface Carried {
  /** The record as JSON. */
  readonly record: string;
  /** The same for a link: as short a text as can be. */
  readonly game: string;
  /** The last position alone, for a link; null where no action is left, as no game begins there. */
  readonly position: string | null;
  /** The last position on a line; null likewise. */
  readonly line: string | null;
  /** The last position drawn as text; null where it is none. */
  readonly board: string | null;
  /**
   * The action as a case of the suite, with the verdict as what it expects; null where nothing is
   * asked or nothing can be judged.
   */
  readonly fixture: string | null;
  /** The action in words. */
  readonly action: string | null;
}

/** What a page may ask of the ways. */
export interface WaysQuestions {
  /** Reads what somebody brings to the lab. Nothing that is in a text makes this fail. */
  bring: { asks: Bringing; answers: Brought };
  /** Writes a session in the forms in which it is taken along. */
  carry: { asks: Carrying; answers: Carried };
}
